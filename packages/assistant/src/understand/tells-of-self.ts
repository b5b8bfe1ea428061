import { pattern } from '@fitted/language/pattern';

/** The person is the subject of the sentence, or of part of it. */
const ofSelf: readonly RegExp[] = [
  /(?:^|[,:;] ?|[–—-] |\b(?:and|but|yes|also) )i(?:['’](?:ve|m))? /iu,
  /^(?:in|at|on|since|from|for|during|after|before|while|when|as|with|by|there|then|last|\d+)\b.{1,80}? i(?:['’](?:ve|m))? /iu,
  /(?:^|[,:;] ?|\b(?:und|aber|ja|auch) |\p{L}(?:e|te|in|ar|ann) )ich /iu,
  /(?:^|[,:;] ?|\b(?:et|mais|oui|aussi) |^(?:en|au|aux|chez|depuis|pendant|après|avant|dans|avec|pour|là)\b.{1,80}? |^à .{1,80}? )(?:je |j['’])/iu,
  pattern('iu')`
    (?:^|[,:;] ?|\b(?:y|pero) |(?:sí|también|además|nunca|jamás|siempre|ya),? |^(?:en|desde|durante|después|antes
    |con|allí)\b.{1,80}? )(?:yo|he|tengo|soy|fui|era|estuve|trabaj[éo]|hablo|uso|us[ée]|conozco|manejo|domino|sé
    |llevo|hice|hago|\p{L}{3,}[éí])(?= )
  `,
  /(?<![帮给诉让替为请自])(?:我|本人)/u,
  /(?:私|僕|自分)(?:は|が|も)|(?<!求められ)(?:ました|ています|いました|話せます|使えます|できます|あります)。?$/u,
];

/** Whether people speak about themselves: what is not said with "I" is not theirs without asking. */
export function tellsOfSelf(sentence: string): boolean {
  return ofSelf.some((pattern) => pattern.test(sentence));
}
