import { pattern } from '@fitted/language/pattern';

/**
 * Words that show uncertainty, on folded lower-case letters: the change asked for is shown first, however clear the rest of the sentence
 * is.
 */
export const hedges = pattern('u')`
  (?<!\p{L})(?:maybe|perhaps|idk|dunno|dont know|not sure|unsure|i wonder|wondering|what do you (?:think|reckon)
  |should (?:i|we|it)|shall (?:i|we)|do i (?:need|have to)|or (?:not|even|leave|keep)
  |if you (?:think|can|have to|must)|if possible|worth it|vielleicht|evtl|eventuell|wei(?:ss|ß) nicht|unsicher
  |soll(?:te)? (?:ich|das|man)|muss das|oder (?:nicht|soll\p{L}*|doch|lieber)|peut-etre|sais pas|dois-je|faut-il
  |ou (?:pas|meme|plutot)|si vous pensez|quizas?|tal vez|a lo mejor|no se si|deberia|o no|o mejor|si crees
  |si puedes)(?!\p{L})|要不|或者|不知道|好不好|会不会|是不是|该不该|还是|かしら|かな|でしょうか|どう思|かもしれ|べきで
`;

/** Words that call one wording wrong and the other right, also on folded letters. */
export const contrasts = pattern('u')`
  (?<!\p{L})(?:not|isnt|wasnt|instead|rather than|wrong|should (?:be|say|read)|change|swap|replace|rename|call
  |correct|typo|misspel\p{L}*|nicht|statt|anstatt|sondern|falsch|heisst|ander\p{L}*|ersetz\p{L}*|pas|au lieu|faux
  |fausse|plutot|remplac\p{L}*|corrig\p{L}*|renomm\p{L}*|appel\p{L}*|no|en vez|en lugar|sino|mal|cambi\p{L}*
  |reemplaz\p{L}*|pon(?:lo|la|er)?|llam\p{L}*|corrig\p{L}*)(?!\p{L})|->|→|不是|而是|改成|改为|换成|写错|应该是|其实叫|じゃなく|ではなく
  |に(?:変|直|訂正)
`;
