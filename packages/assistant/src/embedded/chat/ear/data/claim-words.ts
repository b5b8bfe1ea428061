import { pattern } from '@fitted/language/pattern';

// For all six languages together, on folded lower-case letters without apostrophes.

/** Asks whether we wrote something, or where it comes from. */
export const wasWritten = pattern('u')`
  (?<!\p{L})(?:(?:did|have) (?:you|u) (?:just )?(?:write|written|put|say|said|add|added|claim|claimed|make|made
  |invent)|does it (?:really |actually )?say|is (?:it|that) (?:in|on) there|where did (?:you|u) get
  |(?:haben sie|hast du)(?: \p{L}+){0,2}|steht (?:da|das|irgendwo|bei mir)|woher haben sie|woher hast du
  |(?:cest (?:toi|vous) qui|as-tu|avez-vous|tas|vous avez|tu as)(?: (?:as|avez))? (?:ecrit|mis|marque|invente)
  |cest (?:ecrit|marque) (?:quelque part|que)|dou (?:sors|tiens)-?tu|(?:has|ha) (?:puesto|escrito|dicho|inventado)
  |(?:de )?donde (?:has|ha) sacado|(?:pone|dice) en algun (?:sitio|lado))(?!\p{L})|書いて(?:い)?(?:ない|ませ|あり|ある|まし)
  |(?:没|有没有)写|你(?:是不是)?写了|哪(?:里|儿)来的
`;

/** Says that it is not so, or was never said. */
export const denies = pattern('u')`
  (?<!\p{L})(?:i (?:never|didnt|did not|havent|have not) (?:\p{L}+ )?(?:say|said|tell|told|do|did|done|write|wrote
  |have|had|claim\p{L}*)|thats not (?:true|me|right)|(?:hab(?:e)?|hatte) ich (?:so )?(?:nie|nicht
  |niemals)(?: \p{L}+)? ?(?:gesagt|behauptet|geschrieben|gemacht)?|(?:das )?stimmt (?:gar )?nicht
  |(?:je nai|jai|jamais) (?:jamais |pas )?(?:dit|ecrit|fait)|(?:yo )?(?:no|nunca) (?:lo |la )?he (?:dicho|puesto
  |hecho|escrito)|eso no es (?:verdad|cierto)|yo nunca)(?!\p{L})|(?:言|い)ってな|言ってい?ませ|事実は(?:な|ありませ)|してい?ませ
  |我?没(?:有)?(?:说|拿|做|写|得)过?|不是我(?:说|写)的
`;
