import { fold } from '@fitted/resume/guard/text/fold';
import { vocabularyOf } from '@fitted/resume/guard/vocabulary';
import type { ChatAnswer } from '../../assistant.ts';
import { addBySense } from './add-fact.ts';
import type { Turn } from './answer.ts';

const longestStatement = 400;
const opening =
  /^(?:i (?:can (?:speak|use|drive|operate|cook|code)|\p{L}+ \S+ \S+|have|had|am|was|did|do|use|used|work|worked|led|lead|built|managed|know|speak|hold|trained|wrote|taught|ran|got|won|made|gave|held|sold|set|took|spent|grew|kept|brought|oversaw|cut|also|\p{L}+ed)\b|i['’](?:ve|m)\b|he |tengo |trabajé |hablo |conozco |también |j['’]ai |je |ich (?:\p{L}+ \S+ \S+|habe?|bin|war|kann|spreche|kenne|arbeite)|\p{L}{2,}[éí] |我|本人|私は)|(?:ました|ています|話せます|使えます|できます)$/iu;
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

/** A statement about oneself that asks for nothing: a fact to keep, and to place where it says. */
export function stateAboutSelf(turn: Turn): ChatAnswer | undefined {
  const text = turn.input.message
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[.。]$/u, '');
  if (text.length > longestStatement || /[?？]$/u.test(text) || !opening.test(text) || talk.test(text))
    return undefined;
  // What one has not done is no line of a resume.
  const isDenied = [turn.spoken, turn.reading.language].some((language) =>
    vocabularyOf(language).negations.occurs(fold(text)),
  );
  return isDenied ? undefined : addBySense(turn, text);
}
