import { pattern } from '@fitted/language/pattern';
import { actCues } from '../../../cues.ts';
import { foldLetters } from '../fold-name.ts';

const latin = (words: string): string => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** What people say who know that their request is untrue. On folded lower-case letters without apostrophes. */
const admissions = new RegExp(
  latin(
    [
      '(?:nobody|no one|noone)(?: \\p{L}+){0,2} (?:checks?|knows?|notices?|looks?|asks?|verif(?:y|ies))',
      '(?:cant|cannot|wont|dont|never|doesnt) (?:even )?(?:check|verify|find out)',
      'whos (?:gonna|going to|counting|checking)(?: \\p{L}+)?',
      '(?:near|close|good) enough|basically the same|same thing really|almost the same|so basically|more or less the same',
      '(?:everyone|everybody|people) (?:lies|does it|do it|exaggerates)',
      '(?:ill|i will|i can) (?:learn|do|take|get) (?:it|that|the course|the test|this)(?: \\p{L}+){0,3} (?:before|in a|anyway|quick\\p{L}*|later|then)|' +
        'technically (?:not a lie|true)|das lern(?:e)? ich (?:\\p{L}+ )*(?:woche|tagen|schnell|noch)|' +
        'lo aprendo (?:en|rapido|antes)|(?:je )?lapprendrai|japprends (?:vite|en)',
      'make (?:it|something) up|make me sound like i (?:did|have|was)|(?:just )?pretend|fake it|bump it up|round (?:it )?up a bit|stretch (?:it|the)',
      '(?:merkt|pruft|kontrolliert|fragt|schaut|sieht|weiss)(?: \\p{L}+){0,3} (?:keiner|niemand|kein mensch|' +
        'eh nicht|doch nich\\p{L}?)|(?:keiner|niemand) (?:merkt|pruft|kontrolliert|fragt|schaut)|' +
        'die merken das (?:doch |eh )?nicht?',
      '(?:fast|beinahe|quasi|praktisch) das ?(?:gleiche|selbe)|so gut wie|(?:macht|machen) doch jeder|bisschen (?:aufrunden|schummeln|ubertreiben)',
      '(?:personne|nul) (?:ne |n)?(?:regarde|verifie|controle|saura|demande)\\p{L}*|' +
        '(?:ils|on) (?:ne )?(?:verifient?|regardent?|controlent?) (?:pas|jamais)|presque pareil|' +
        'cest (?:presque|quasi\\p{L}*) (?:la meme chose|pareil)|' +
        'ca compte presque|tout le monde (?:le )?(?:fait|ment)',
      '(?:nadie|no)(?: lo)? (?:mira|mirara|comprueba|va a mirar|se entera|se va a enterar|verifica|revisa|' +
        'checa)\\p{L}*|(?:asi )?no preguntan|casi (?:es )?lo mismo|(?:total|igual) nadie|' +
        'todo el mundo (?:lo hace|miente)',
    ].join('|'),
  ).concat(
    '|突击(?:几|两|三|一)?(?:天|周|下)|(?:没人|沒人|又不|不会|也不|没有人|谁会)(?:会|去)?(?:查|看|知道|发现|核实)|差不多(?:一样|就是)|(?:多写|写多|夸大|吹)(?:一点|点)|バレ(?:ない|ませ)|' +
      '(?:誰も|だれも)(?:調べ|確認|見)|わからないでしょ|ほぼ同じ|盛(?:って|り)(?:たい|ください|おい)|大丈夫でしょ',
  ),
  'u',
);

/** Words by which people say that they do not have or did not do something. */
const lacks = pattern('u')`${actCues.word('admitsLack')}`;

/** An order or a question to have something written. */
const writes = pattern('u')`${actCues.word('wantsWritten')}`;

const fold = (text: string): string =>
  foldLetters(text)
    .toLowerCase()
    .replace(/[’‘`']/gu, '');

/** "Nobody checks", "near enough": the message itself says that what it wants written is not true. */
export const admitsUntrue = (message: string): boolean => admissions.test(fold(message)) || admissions.test(message);

/** Wants something written that, by the message's own words, the person does not have or did not do. */
export function wantsUntrue(message: string): boolean {
  const folded = fold(message);
  const isWritten = writes.test(folded) || writes.test(message);
  return isWritten && (admitsUntrue(message) || (lacks.test(folded) && (asksToWrite(message) || deniesAll(message))));
}

/** "… that I have it, which I do not but they want it": a clause of its own takes back what is to be written, and excuses it. */
function deniesAll(message: string): boolean {
  const [, ...others] = message.split(/[,;，；]\s*/u);
  return others.some((one) => lacks.test(fold(one)) && excused.test(fold(one)));
}

const excused = pattern('u')`${actCues.word('excuses')}`;

const says = /(?<!\p{L})(?:say|mention|diga\p{L}*|sagen)(?!\p{L})/gu;

/** If only a lack is mentioned, a sentence must ask whether to write it: "I never did it, can I put it?", not "what do I say?" */
function asksToWrite(message: string): boolean {
  const sentences = message.split(/(?<=[.!?。！？])\s*/u);
  return sentences.some((one) => {
    const bare = fold(one).replace(says, ' ');
    return (
      /[?？]|吗|か(?:$|[。？])/u.test(one) && (writes.test(bare) || writes.test(one.replace(/\p{sc=Latin}/gu, '')))
    );
  });
}
