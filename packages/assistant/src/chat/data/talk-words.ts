import type { Language } from '@fitted/contract/languages';

/** Words with which somebody speaks to the assistant. No line of a resume has them, so a line that would is not a fact. */
export const talkWords: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}'’])(?:you|u|ur|your|please|pls|plz|lol|ok|okay|oops|sorry|thanks|thx|wherever|wait|say \d|(?:put|say|write) (?:i|that|it|in)|that in|instead of|(?:the )?last one|that one|this one)(?![\p{L}'’])/iu,
  es: /(?<!\p{L})(?:porfa|por favor|pon(?:me|lo|la)?|quita(?:lo|la)?|borra|añade|cambia|gracias|vale|perdona|perdón|di que|ese no|eso no)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:svp|stp|s['’]il (?:vous|te) pla[iî]t|vous|mets|mettez|ajoute[zr]?|enlève|enlevez|supprime[zr]?|merci|pardon|désolée?|dites que|dis que|ce truc)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bitte|danke|schreib(?:en sie)?|schreibst du|nimm|streich|mach(?:en sie)? (?:mal|das|es)|kannst du|können sie|sorry|ach|doch lieber|nee|das da|du)(?!\p{L})/iu,
  zh: /请|帮我|帮忙|[你您]|[吧呢吗]$|谢谢|写上|加上|改成|删掉|去掉|算了/u,
  ja: /ください|下さい|お願い|してほしい|して欲しい|といて|入れて|消して|直して|ありがとう|すみません|じゃなくて|ですか|かな/u,
};
