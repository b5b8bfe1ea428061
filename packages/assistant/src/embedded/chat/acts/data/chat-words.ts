/**
 * Words of talk: a line that has one of them was not meant to stand in a resume as it is. Orders to us, doubt, fillers, and the endings of
 * spoken Chinese and Japanese.
 */
export const chatWords =
  /(?<![\p{L}'’])(?:by the way|btw|lol|haha|pls|please|thanks|(?:put|add|stick|fix|take|make) (?:it|that|this|them|those|something)|maybe|kinda|sort of|i guess|i think|dunno|you know|anyway|wait|no wait|would you|naja|na ja|halt|glaub|oder so|bitte|danke|schreib|pack das|dreh|mach(?:st)? (?:das|mal)|eigentlich|irgendwie|je crois|svp|merci|mettez|ajoutez|enlevez|euh|c['’](?:est|était)|on vire|à la poubelle|pues|creo|póngale|ponle|pon|agregue|agrega|la verdad|por favor|oiga|nomás|gracias)(?![\p{L}'’])|[吧呢嘛]|帮我|好像|要不要|能不能|写上|去掉|删掉|ください|かも|ですよね|でしょう|かな|ましたけど|ですけど|っていう|いや|じゃなくて/iu;

/** A line begins with what was done or had, and not in the midst of a sentence. */
export const brokenStart =
  /^(?:was|were|is|are|isn['’]t|and|but|or|which|who|because|know|had|has|got|war|waren|ist|sind|und|aber|oder|weil|était|étaient|est|et|mais|ou|era|eran|es|y|pero|porque|的|了|和|を|は|が|に|で|の|い)(?=[\s,\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{N}])|^.{0,2}$/iu;
