import { pattern } from '@fitted/language/pattern';

/**
 * Conversational words: a line with one of them was not meant for a resume as it is. Orders to us, doubt, fillers, and the endings of
 * spoken Chinese and Japanese.
 */
export const chatWords = pattern('iu')`
  (?<![\p{L}'’])(?:by the way|btw|lol|obvs|tbh|haha|pls|please|thanks|(?:put|add|stick|fix|take|make|write|wrote
  |call|say) (?:it|that|this|them|those|something)|that thing|this thing|maybe|kinda|sort of|i guess|i think|dunno
  |you know|anyway|wait|no wait|would you|naja|na ja|halt|glaub|oder so|bitte|danke|schreib|pack das|dreh
  |mach(?:st)? (?:das|mal)|eigentlich|irgendwie|je crois|svp|merci|mettez|ajoutez|enlevez|euh|c['’](?:est|était)
  |on vire|à la poubelle|pues|creo|póngale|ponle|pon|agregue|agrega|la verdad|por favor|oiga|nomás
  |gracias)(?![\p{L}'’])|[吧呢嘛]|帮我|好像|要不要|能不能|写上|去掉|删掉|ください|かも|ですよね|でしょう|かな|ましたけど|ですけど|っていう|いや|じゃなくて
`;

/** A line begins with what was done or held, not in the middle of a sentence. */
export const brokenStart = pattern('iu')`
  ^(?:was|were|is|are|isn['’]t|and|but|or|which|who|because|know|has|war|waren|ist|sind|und|aber|oder|weil|était
  |étaient|est|et|mais|ou|era|eran|es|y|pero|porque|的|了|和|を|は|が|に|で|の
  |い)(?=[\s,\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{N}])|^.{0,2}$
`;

/** Opens with an order to us: "write it as one job". */
export const ordersUs = pattern('iu')`
  ^(?:(?:just|please|bitte|then|dann|alors|pues)\s+)*(?:put|add|write|get|stick|pop|make|call|say|list|change
  |schreib(?:en sie)?|mach(?:en sie)?|mettez|écrivez|faites|pon(?:lo|la|me)?|escribe|haz)\s+(?:it|that|this|them|es
  |das|ça|cela|lo|eso|esto)(?!\p{L})
`;
