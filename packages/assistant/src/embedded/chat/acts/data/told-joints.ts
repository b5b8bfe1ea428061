import { pattern } from '@fitted/language/pattern';

/** What people say before they tell something: it says nothing about the work. */
export const preamble = pattern('iu')`
  ^(?:(?:and|also|oh|ah|so|well|ok|okay|right|btw|by the way|und|also|ach|ja|übrigens|et|alors|bon|au fait|y|pues
  |bueno|oye|por cierto)[,:!]?\s+(?=\S)|(?:i should have (?:told|said|mentioned)(?: (?:you|that|it))?
  |i forgot(?: to (?:say|mention|tell you))?|to be (?:exact|precise|honest)|in fact|for the record|one more thing
  |another thing|just so you know|konkret|genauer gesagt|ehrlich gesagt|was ich vergessen habe|noch was|nur zur info
  |je vous explique|pour info|en fait|j['’]ai oublié(?: de (?:dire|préciser))?|se me olvid(?:ó|aba)(?: decir)?
  |te cuento|le cuento|para que (?:sepas|sepa)|correction|pardon)\s*[,:–-]\s*
  |(?:que se (?:note|vea|sepa)|que quede claro|make (?:it )?clear|mention|say|add|write|put|notez|mettez|ajoutez
  |schreib(?:en sie)?|erwähn\p{L}*)(?: also| auch| aussi| también)?,? (?:that|que|dass)\s+
  |[^.!?,:–-]{0,50}(?<!\p{L})(?:advert|posting|job ad|anzeige|annonce|anuncio)\s*[,:–-]\s*
  |(?:对了|其实|补充一下|说一下|实话说)[，,、：:\s]*|(?:実は|ちなみに|そういえば|あと|それと)[、,\s]*)
`;

/** What may precede the place at the start of a sentence: a preposition or an article. */
export const listIntroduction = pattern('iu')`
  ^(?:(?:at|for|with|in|as|when at|back at|over at|bei|beim|in der|im|als|für|chez|à|au|aux|a|dans|en|comme|como
  |de) )?(?:the|my|der|dem|die|la|le|les|l['’]|el|los|las|mi|mon|ma|在|私は)? ?['’]?$
`;

/** A clause that vouches or comments: "the boss will confirm it", "never got thanked for it". */
export const aside = pattern('iu')`
  (?<!\p{L})(?:to be honest|tbh|i think|i suppose|i guess|i reckon|if that (?:helps|counts|matters)
  |believe it or not|honestly|glaube? ich|ehrlich gesagt|falls das (?:hilft|zählt)|je crois|je pense|franchement
  |creo|la verdad|si sirve|si vale)(?!\p{L})
`;

/** "when I stand in for the chef, …" */
export const since = pattern('iu')`
  ^(?:when(?:ever)?|wenn|während|quand|lorsque|cuando)\s+(?:(?:i|ich|je|yo)\s+)?(?<about>[^,]{4,60}),\s*
  (?=(?:it['’]?s|it was|that['’]?s|das sind|das ist|es sind|c['’]est|ce sont|son|es|eran)\s)
`;

/** A new statement about the person begins: ", I …", ", and I …", ", je …". */
export const ownSubject = pattern('iu')`
  ,\s*(?:(?:and|but|then|so|und|aber|et|mais|y|pero)\s+)?(?=(?:i(?:['’]ve|['’]m)?|ich|je|j['’]\p{L}+|yo)\s)
  |\s(?:y|e)\s+(?=(?:yo|he|\p{L}+(?:uve|ice|use|ije|aje)|\p{L}{3,}[éí])\s)
  |\s(?:and|und|et)\s+(?=(?:i(?:['’]ve|['’]m)?|ich|je|j['’]\p{L}+)\s)
`;
