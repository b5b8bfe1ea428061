import type { AnswerWords } from '../answer-words.ts';
import { pattern } from '../pattern.ts';

export const germanAnswerWords: AnswerWords = {
  subject:
    /^ich (?:(?:war|bin) (?=für [^,.;:]* (?:zuständig|verantwortlich))|(?:habe|hab) (?:(?:so|eigentlich|halt) )?(?=[^,.;:]*(?:t|en)(?:$|,)))/iu,
  speaker: [
    [/^(?:und )?ich (?:habe|hab) (?:auch )?(?=\p{L})/iu, ''],
    [/(?<!\s)\s+(?:habe|hab) ich (?!(?:sie|es|ihn|das|die|den)(?!\p{L}))(?=\p{L})/iu, ' '],
    [/(?<!\s)\s+(?:habe|hab) ich$/iu, ''],
  ],
  deedOpening: pattern('iu')`
    ^(?:ich habe\s|wir haben\s)?(?!\d|etwa|ungefähr|rund|circa|ca\.|über|bis|zwischen|mehr|weniger|pro|je|dadurch|damit
    |wodurch|so|was|mit|im|in|um|durch|bei|für)(?:\p{L}{3,}(?:ung|ion)\s(?:von|der|des|eines?|einer|neuer)\s
    |\p{L}{2,}(?:ier|el|er|et|stell|führ|treu|plan|bau|schul|setz)te\s|.{8,120}\s(?:\p{L}{0,12}ge\p{L}{2,}(?:t|en)
    |\p{L}{2,}iert|(?:be|ver|er|ent|über|unter)\p{L}{3,}(?:t|en))(?=[,.;]|\sund\s|$))
  `,
  expiry: /ablauf/iu,
  minDeedWords: 3,
};
