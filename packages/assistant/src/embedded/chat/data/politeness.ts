/** Polite wrapping of a request, in all six languages together: it says nothing about what is asked. Regex sources. */
export const politeOpenings: readonly string[] = [
  // English
  "(?:please|pls|kindly|just|now|then|also|ok(?:ay)?|so|hey|hi|hello|great|perfect|go ahead and|let['’]?s)[,!.]? ",
  '(?:oops|whoops|wait|sorry|actually|hm+|well)[,!.]* |' +
    'no[,.]? (?=(?:wait|sorry|actually|put|make|i meant|add|move|change|undo|delete|remove|in|under)(?:[ ,]|$))',
  '(?:can|could|would|will) (?:you|u|we)(?: please| kindly| also| just| maybe)* ',
  'can i |is it possible to |would you mind |you (?:can|could|should|may) ',
  "i(?: would|['’]d)(?: really)? (?:like|love|prefer)(?: for)?(?: you)? to |i (?:want|need|wish)(?: you)? to |help me(?: to)? ",
  // Spanish
  '(?:perdón|espera|uy|ups)[,!.]* |no[,.]? (?=(?:pon|ponlo|añad|mueve|cambia))',
  '(?:por favor|porfa|porfavor|ahora|también|hola|vale|ok)[,!]? ',
  '(?:me )?(?:puedes|podrías|puede|podría|podemos)(?: por favor)? ',
  '(?:me gustaría|quisiera|quiero|necesito|querría) |es posible |se puede ',
  // French
  '(?:oups|attends|attendez|pardon|désolée?|en fait|finalement)[,!.]* |non[,.]? (?=(?:mets|ajoute|déplace|change|plutôt|dans|sous))',
  "(?:s['’]il (?:te|vous) pla[iî]t|stp|svp|maintenant|aussi|bonjour|salut|merci de)[,!]? ",
  '(?:(?:est-ce que )?(?:tu peux|vous pouvez|tu pourrais|vous pourriez)|peux[- ]tu|pourrais[- ]tu|' +
    "pouvez[- ]vous|pourriez[- ]vous|peut-on)(?: me| s['’]il (?:te|vous) pla[iî]t)? ",
  "(?:je voudrais|je souhaite(?:rais)?|je veux|j['’]aimerais|il faudrait|est-il possible de) ",
  // German
  '(?:ups|moment|sorry|entschuldigung|eigentlich)[,!.]* |nein[,.]? (?=(?:setze?|füge|mache?|ändere|verschiebe|ich meinte|bei|unter))',
  '(?:bitte|jetzt|auch|hallo|hi|ok)[,!]? ',
  '(?:kannst|könntest|würdest|magst) du(?: mir| bitte| mal| noch)* |(?:können|könnten|würden) sie(?: mir| bitte| noch)* |kann man ',
  'ich (?:möchte|will|würde gerne?|hätte gerne?|muss)(?: bitte)? ',
  // Chinese
  '(?:哎呀|等等|抱歉|其实)[，,！!。]? ?|不[，,] ?(?=放|加|改|把|应该)',
  '(?:请问|请|麻烦(?:你|您)?|你好[，,]?|您好[，,]?)',
  '(?:你|您)?(?:能不能|可不可以|能否|可否|可以|能)(?=请|把|将|帮|删|去掉|移|加|添|在|从|缩|精|突|强|撤|按|放|只|每|改|恢复)',
  '(?:在|往|从)(?:我的)?简历(?:里面|里|中|上)',
  '(?:帮我|帮忙|给我)|我(?:想要?|要|希望你?|需要你?)(?=把|将|帮|删|去掉|移|加|添|在|从|缩|精|突|强|撤|按|放|只|每|改|恢复)',
  // Japanese
  '(?:履歴書|職務経歴書|レジュメ)(?:に|から)(?!書)',
  '(?:やっぱり|ごめんなさい|あ)[、,。] ?|いや[、,] ?',
  '(?:すみません(?:が)?|お手数ですが|できれば|こんにちは)[、,。]? ?',
];

export const politeClosings: readonly string[] = [
  // "to my resume" does not name a place in it.
  ',? (?:to|in|into|on|from|of) (?:my|the|this) (?:resume|résumé|cv)',
  ' (?:a|en|de) (?:mi|el|este) (?:currículum|currículo|cv)| (?:al|del) (?:currículum|currículo|cv)',
  ' (?:à|dans|sur|de) (?:mon|ce) cv| (?:au|du|sur le|dans le) cv',
  '(?: (?:zu|in|aus|von) (?:meinem|meinen|dem|den)| zum| im| vom) lebenslauf',
  ',? (?:too|as well)| (?:auch|ebenfalls)| (?:aussi|également)| también',
  ',? (?:please|pls|for me|thanks|thank you|if possible|now|if you can|will you|would you)',
  ',? (?:por favor|porfa|gracias)',
  ",? (?:s['’]il (?:te|vous) pla[iî]t|stp|svp|merci)",
  ',? (?:bitte|danke)',
  '[，,]? ?(?:吗|吧|呢|好吗|可以吗|行吗|谢谢|一下|好不好)',
];

/** German requests may end with an infinitive: "die Hobbys entfernen" is "entferne die Hobbys". */
export const germanVerbs: Readonly<Record<string, string>> = {
  entfernen: 'entferne',
  löschen: 'lösche',
  streichen: 'streiche',
  rausnehmen: 'entferne',
  herausnehmen: 'entferne',
  rauswerfen: 'entferne',
  weglassen: 'entferne',
  verschieben: 'verschiebe',
  setzen: 'setze',
  stellen: 'stelle',
  schieben: 'schiebe',
  umbenennen: 'benenne',
  sortieren: 'sortiere',
  ordnen: 'ordne',
  kürzen: 'kürze',
  straffen: 'straffe',
  betonen: 'betone',
  hervorheben: 'betone',
  ersetzen: 'ersetze',
  austauschen: 'ersetze',
  ändern: 'ändere',
  korrigieren: 'korrigiere',
  hinzufügen: 'ergänze',
  ergänzen: 'ergänze',
  aufnehmen: 'ergänze',
  einfügen: 'ergänze',
  erwähnen: 'ergänze',
  behalten: 'behalte',
};

/** How a Japanese request may end, and the plain form the phrasings know. */
export const japaneseEndings: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=[てで])(?:おいて)?(?:もらえ(?:ます|ません)か|もらえる|いただけ(?:ます|ません)か|いただきたいです?|くれ(?:ます|ません)か|くれる|ください(?:ませんか)?|下さい|(?:ほしい|欲しい)(?:です|のですが)?|ちょうだい|ね|よ)$/u,
    '',
  ],
  [/(?:を|の)?(?:お願い|おねがい)(?:します|いたします|致します|できますか)?$/u, 'して'],
  [/して?たい(?:です|のですが|んですが)?$/u, 'して'],
  [/きたい(?:です|のですが|んですが)?$/u, 'いて'],
  [/たい(?:です|のですが|んですが)?$/u, 'て'],
];
