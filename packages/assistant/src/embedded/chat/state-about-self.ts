import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import type { ChatAnswer } from '../../assistant.ts';
import { readPolarity } from '../../understand/read-answer.ts';
import { addBySense } from './add-fact.ts';
import { say, type Turn } from './answer.ts';
import { entriesNamedIn } from './find-target.ts';
import { listedSkills } from './list-items.ts';
import { notTheirs } from './not-theirs.ts';

const longestStatement = 400;
const surelyNotTheirs = 0.15;
const opening =
  /^(?:i (?:can (?:speak|use|drive|operate|cook|code)|\p{L}+ \S+ \S+|have|had|am|was|did|do|use|used|work|worked|led|lead|built|managed|know|speak|hold|trained|wrote|taught|ran|got|won|made|gave|held|sold|set|took|spent|grew|kept|brought|oversaw|cut|also|\p{L}+ed)\b|i['’](?:ve|m)\b|he |tengo |(?:hice|puse|tuve|fui|traduje|conduje|produje|obtuve|propuse) |trabajé |hablo |conozco |también |j['’]ai |je |ich (?:\p{L}+ \S+ \S+|habe?|bin|war|kann|spreche|kenne|arbeite)|\p{L}{2,}[éí] |我|本人|私は)|(?:ました|ています|話せます|使えます|できます)$/iu;
/** A wish, a feeling or a question is told to us, not to an employer. */
const talk = new RegExp(
  [
    "^i(?:['’](?:m|ve|d)| am| have| had| do| was| just| really| still| also| not| very| so| an?| another| some)* (?:want|need|wish|hope|think|feel|believe|guess|wonder|happy|unhappy|glad|sorry|sure|afraid|confused|lost|done|ready|looking|applying|interested|questions?|problems?|issues?|doubts?|idea|would|should|could|can['’]?t|cannot|can(?! (?:speak|use|drive|operate|cook|code))|agree|meant|get|like|love|hate|prefer|see|mean|understand)\\b",
    '^(?:yo )?(?:también )?(?:quiero|creo|pienso|busco|prefiero|estoy|tengo (?:una? |otra |muchas )?(?:preguntas?|problemas?|dudas?))(?= |$)',
    "^je (?:ne |n['’])?(?:veux|voudrais|souhaite|pense|crois|aime|préfère|comprends|cherche|suis (?:pas |très |plutôt )*(?:contente?|sûre?|perdue?|satisfaite?))(?= |$)",
    "^j['’](?:aime|ai (?:une? |encore une )?(?:questions?|problème|doute|besoin))(?= |$)",
    '^ich (?:möchte|will|glaube|denke|finde|verstehe|mag|suche|weiß|brauche|hätte|würde|hoffe|meine|sehe|fürchte|habe (?:noch )?(?:eine? )?(?:frage|fragen|problem)|bin (?:mir |nicht |sehr |so )*(?:zufrieden|froh|unsicher|sicher))(?= |$)',
    '^我(?:还|也|很|有|真)*(?:一个|个|点|些)?(?:想|希望|觉得|喜欢|认为|问题|疑问|满意|需要|要|不|没|明白|知道)',
    '^私は.*(?:たい|好き|ほしい|欲しい)|思い|思って|質問|困|わかり|分かり|助かり',
  ].join('|'),
  'iu',
);

/** What somebody did, though a word of it would ask for something: "I improved the match day rota". */
const deeds: readonly RegExp[] = [
  /^i (?:also )?\p{L}+(?:ed|d|t)\b/iu,
  /^ich habe .*\p{L}{3}(?:t|en)$/iu,
  /^j['’]ai (?:aussi )?\p{L}+(?:é|i|u|it|is)(?= )/iu,
  /^(?!(?:así|aquí|allí) )\p{L}{2,}[éí] |^(?:hice|puse|tuve|traduje|conduje|produje|propuse) /iu,
  /^我(?!.*(?:帮我|请|一下)).*[了过]/u,
  /ました$/u,
];

/** Present or past: where the sentence begins with its teller and names an employer, it is told for the resume. */
export function tellsDeed(turn: Turn): boolean {
  const text = tellerFirst(turn, bareStatement(turn.input.message));
  if (deeds.some((pattern) => pattern.test(text))) return true;
  return /^(?:i|ich|je) \p{L}+ /iu.test(text) && entriesNamedIn(turn.input.document, text).length > 0;
}

const places: readonly (readonly [RegExp, string])[] = [
  [/^((?:at|with|for) [^,]{2,60}?),? (i(?:['’]ve)? .+)$/isu, '$2 $1'],
  [/^((?:bei|beim|für) [^,]{2,60}?),? (?:habe ich|hab ich) (.+)$/isu, 'Ich habe $1 $2'],
  [/^((?:chez|à|au) [^,]{2,60}?),? (j['’]ai .+)$/isu, '$2 $1'],
  [/^(en [^,]{2,60}?),? (\p{L}{2,}[éí] .+)$/isu, '$2 $1'],
];

/** "At Acme I trained two nurses" as "I trained two nurses at Acme". */
function tellerFirst({ input }: Turn, text: string): string {
  const named = places.find(([pattern]) => entriesNamedIn(input.document, pattern.exec(text)?.[1] ?? '').length === 1);
  if (!named) return text;
  const turned = text.replace(named[0], named[1]);
  const at = turned.search(/ (?:At|With|For|Bei|Beim|Für|Chez|À|Au|En) /u);
  return at < 0 ? turned : turned.slice(0, at + 1) + turned.charAt(at + 1).toLowerCase() + turned.slice(at + 2);
}

function bareStatement(message: string): string {
  return message
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[.。]$/u, '')
    .replace(/^(?:yes|actually|ja|oui|sí|also)[, ]{1,3}(?=\S+ \S)/iu, '');
}

/** What one has not done or does not know. */
const denials =
  /^i(?:['’]ve| have)? never (?!mind)|^i (?:have|['’]ve got|got) no (?:experience|degree|certifi|licen|knowledge)|^i (?:do not|don['’]?t|did not|didn['’]?t|have not|haven['’]?t) (?:know|speak|use|used|have|had|work|worked|manage|managed|lead|led|study|studied) (?!why|how|what|if|it$)\S|^ich (?:habe|kenne|spreche) .*\b(?:nie|kein(?:e[nr]?)?|nicht)\b|^ich kann (?:kein|.* nicht$)|^je n['’ ]?.*\b(?:jamais|pas)\b|^(?:nunca|no) (?:he|tengo|sé|uso|usé|hablo|conozco|trabajé|dirigí)(?= )|^我(?:从来|从)?(?:没有?(?:用|做|学|参|管|带|接触)|不会|不懂)|(?:ことがありません|できません|経験はありません)$/iu;

/** Surely somebody else's deed, a plan or a denial; what is only unclear is placed by its own words and can be taken back. */
function doubted(turn: Turn, text: string): ChatAnswer | undefined {
  return !listedSkills(turn, text) && readPolarity(text).affirmed < surelyNotTheirs ? notTheirs(turn, text) : undefined;
}

/** A statement about oneself that asks for nothing: a fact to keep, and to place where it says. */
export function stateAboutSelf(turn: Turn): ChatAnswer | undefined {
  const text = tellerFirst(turn, bareStatement(turn.input.message));
  if (text.length > longestStatement || /[?？]$/u.test(text)) return undefined;
  if (denials.test(text)) return say(turn, 'noted');
  if (!opening.test(text) || talk.test(text)) return undefined;
  // What one has not done is no line of a resume.
  const isDenied = [turn.spoken, turn.reading.language].some((language) =>
    vocabularyOf(language).negations.occurs(fold(text)),
  );
  return isDenied ? undefined : (doubted(turn, text) ?? addBySense(turn, text));
}
