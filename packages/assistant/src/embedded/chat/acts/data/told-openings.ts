import type { Language } from '@fitted/contract/languages';

/**
 * Spoken sentence openings that are dropped in a line: the person, "it was", "there were", "about my …". For each language in turn, on
 * the words as written; what is left has to stand on its own.
 */
export const toldOpenings: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^no,? (?=(?:i|never|not)(?!\p{L}))/iu,
    /^(?:oh|and|also|so|well|ok|okay|yes|yeah|btw|plus|but|then|because|cause|cos|that|like)[,\s]+/iu,
    /^(?:it(?:['’]?s| is| was)|there (?:was|were|is|are)|that(?:['’]?s| is| was)|they(?:['’]?re| are| were)|those were)\s+/iu,
    /^(?:i['’]?m|i am|i was|we['’]?re|we are|we were|im)\s+(?:also\s+|still\s+|just\s+)?(?=\p{L})/iu,
    /^(?:i|we)(?:['’](?:ve|d)| have| had)(?: also| just)?(?: been)?\s+(?=\p{L}+(?:ed|en|ing)\s|(?:done|made|run|built|taught|led|kept|held|won|put|set|been)\s)/iu,
    /^(?:i|we)(?:['’]ve(?: got)?| have(?: got)?| also| actually| just| still)*\s+(?=[\p{L}\p{N}£$€])/iu,
    /^been\s+(?=\p{L}+ing\s)/iu,
    /^(?:do|did|does|doing) (?:it|this|that)\s+/iu,
    /^(?:me|my)\s+(?=\p{L})/iu,
  ],
  de: [
    /^(?:und|auch|ach|ja|also|aber|dann|noch|dass|da|dort|naja|so)[,\s]+/iu,
    /^(?:das|es|da)\s+(?:waren|war|sind|ist)\s+/iu,
    /^(?:waren|war|sind)\s+(?:es\s+|das\s+)?(?=\p{L}|\p{N})/iu,
    /^(?:ich\s+)?(?:habe?|hatte)\s+(?:ich\s+)?(?:(?:da|dort|auch|mal|noch|damals)\s+)*/iu,
    /^ich\s+(?=\p{L})/iu,
    /^wir\s+(?:hatten|haben)\s+(?=\p{L})/iu,
    /^(?:meine?[nrsm]?)\s+(?=\p{L})/iu,
  ],
  fr: [
    /^(?:et|alors|bon|aussi|au fait|mais|puis|pis|que|qu['’]|en fait)[,\s]+/iu,
    /^c['’]est moi qui (?:(?:ai|suis)\s+)?/iu,
    /^(?:c['’]était|c['’]est|il y avait|y avait|il y a|y a|ce sont|c['’]étaient)\s+/iu,
    /^j['’]ai\s+(?:aussi\s+|déjà\s+)?(?!été)/iu,
    /^(?:je|on)\s+(?=\p{L})/iu,
    /^(?:mon|ma|mes)\s+(?=\p{L})/iu,
  ],
  es: [
    /^(?:y|pues|bueno|oye|además|también|pero|que|q|o sea)[,\s]+/iu,
    /^(?:eran|era|son|es|fueron|fue|había|hay|éramos|somos)\s+/iu,
    /^(?:yo|he)\s+(?=\p{L})/iu,
    /^(?:mi|mis)\s+(?=\p{L})/iu,
  ],
  zh: [
    /^(?:还有|另外|然后|而且|那个|就是|对了|其实|嗯|哦)[，,、\s]*/u,
    /^(?:我|本人)(?:还|也|又|是|这边|手下)?/u,
    /^(?:是|有)(?=\p{N})/u,
  ],
  ja: [/^(?:あと|それと|それから|ちなみに|あの|えっと|実は)[、,\s]*/u, /^(?:私|自分|僕)[はがも]、?/u],
};

/** Spoken sentence endings that are dropped too. */
export const toldClosings: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /(?<![,\s])[,\s]{1,4}(?:too|as well|also|lol|haha|tho|though|like|btw|actually|you know|or so i think|i think)$/iu,
  ],
  de: [/(?<![,\s])[,\s]{1,4}(?:auch|halt|eben|so|glaub ich|oder so|gemacht habe|habe|hab)$/iu],
  fr: [/(?<![,\s])[,\s]{1,4}(?:aussi|quoi|hein|lol|en fait|je crois)$/iu],
  es: [/(?<![,\s])[,\s]{1,4}(?:también|jaja|jeje|la verdad|creo|eh)$/iu],
  zh: [/[吧呢啊哈了的呀]$/u],
  ja: [/(?:です|ます|でした|なんです|んです)(?:よ|ね|けど)?$/u, /(?:だ|けど|ので|よ|ね)$/u],
};
