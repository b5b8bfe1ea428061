import type { AnswerWords, LineWords, WordingCues } from '../line-words.ts';
import { pattern } from '../pattern.ts';

const people =
  'chefin|chef|kolleg(?:e|in|en|innen)|vorgesetzte[rn]?|leitung|teamleitung|teamleiter(?:in)?|meister(?:in)?|freund(?:in)?|kunden|' +
  'gäste|patienten|team|leute|alle|jemand';

export const germanLineWords: LineWords = {
  deed: [
    [/^(?:und |dann |also )?(?:ich|wir) (?:habe|hab|haben) (?:auch |immer |meistens |da |dort |dabei )?/iu, ''],
    [/^(?:habe|hab) (?:ich )?/iu, ''],
    [/^(?:ich|wir) (?:bin|war|waren) (?=.*(?:zuständig|verantwortlich))/iu, ''],
    [
      /^(?:ich|wir) (?!mich |bin |habe? )(\p{L}{2,})e ([^,]+?) (an|auf|aus|ein|ab|vor|zu|mit|nach|um|durch)(?=$|,)/iu,
      '$2 $3$1en',
    ],
    [/^ich (?!mich |bin |habe? |\p{L}+te )(\p{L}{2,})e (?!mich )([^,]+)/iu, '$2 $1en'],
    [/^ich (\p{L}+te) /iu, '$1 '],
    [/^(?!die |eine |neue |alle |viele |jede |meine |beide )(\p{Ll}{3,})e ([^,]+(?<!t|en))$/u, '$2 $1en'],
    [/^(?:meine aufgabe war(?: es)?|es war meine aufgabe),? /iu, ''],
    [/(?<=\p{L}) (?:habe|hab) ich(?: (?:auch|immer|dann|selbst|da|dort))?(?= |$)/iu, ''],
    [/(?<!\s)[,;]? und (?:habe |hab )?ich (?:habe |hab )?/giu, ' und '],
    [/(?<!\p{L})(?:habe|hatte)(?=$|,)/giu, ''],
    [/^(?:die|das|den) (?=\p{L}+)/iu, ''],
    [/(?<!\p{L})(?:meine[nmr]?|unsere[nmr]?) (?=\p{Lu})/gu, ''],
  ],
  amount: [
    [
      pattern('iu')`
        ^(?:das |es |da |so |ich |wir )*(?:waren?|sind|ist|hatten?|hab(?:e|en)?|machen?|mach(?:te|ten)) (?=(?:so |um |etwa
        |ungefähr|circa|ca|rund|über|\d))
      `,
      '',
    ],
    [/^(?:das|es|da) (?:waren|sind|wären) (?:so )?/iu, ''],
    [/(?<!\p{L})so (?=\d)/giu, 'etwa '],
    [/(?<!\p{L})so (?=(?:um die|etwa|ungefähr|circa|ca|rund|\d))/giu, ''],
    [/(?<!\p{L})so um die (?=\d)/giu, 'um die '],
  ],
  result: [
    [
      /^(?:und |also )?(?:am ende|im ergebnis|das ergebnis(?: war)?:?|das hieß|das führte dazu,? dass|somit|deshalb|daher),? /iu,
      '',
    ],
    [/^(?:und|also),? /iu, ''],
    [/^(?:ich|wir) (?:habe|haben|konnte|konnten) (?=.*(?:t|en)$)/iu, ''],
  ],
  amountOpening: pattern('iu')`
    ^(?:(?:etwa|ungefähr|circa|ca\.?|rund|um die|über|bis zu|mehr als|mindestens|fast|so|das|es|waren|sind
    |vielleicht|meistens|meist|immer)\s){0,4}
    (?:\p{N}|(?:jede[nrs]?|täglich|wöchentlich|monatlich|einmal|zweimal|dreimal|samstags|sonntags|montags
    |freitags|abends|nachts|pro|im monat|am tag|die woche|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn
    |zwölf|zwanzig|dreißig|hundert)(?!\p{L}))
  `,
  resultGoesOn:
    /^(?:dadurch|wodurch|sodass|so dass|damit|mit|ohne|bis|um|was|weshalb|statt|innerhalb|in \d|von \d|pünktlich|termingerecht) /iu,
  resultIsBare: /^(?:keine?|weniger|mehr|kaum|\d[\d.,]* ?(?:%|prozent)) /iu,
  articles: 'die|den|das|viele|alle|einige|mehrere',
  amountInBrackets: false,
  atPlace: '(?:bei|beim|bei der|im|in der) {name}',
  pointsBack: pattern('iu')`
      ^(?:ich )?(?:habe? |hab )?(?:ich )?(?:das|es|dies)(?: (?:mache?|tue?) ich)?(?: (?:habe?
      |hab) ich)?(?: (?:auch|dort|da|schon|immer))?(?: gemacht)?(?=$|,| (?:seit|bei|im|in|jed|immer))
    `,
  yes: pattern('iu')`
    ^(?:ja|jawohl|klar|natürlich|jo|jup|sicher|hab ich|habe ich|genau|stimmt)(?:[,!. ]+(?:klar|natürlich
    |hab ich|habe ich|ja|sicher|gemacht|oft|genau))*[.!]{0,3}$
  `,
  nothing: pattern('iu')`
      ^(?:nichts(?: besonderes)?|kein(?:e|s)?(?: ahnung)?|weiß (?:ich )?nicht(?: mehr)?|k\.?a\.?
      |nicht(?: viel)?|-+|\?+|entfällt|nie gezählt|nicht gezählt|nicht gemessen)[.!]{0,3}$
    `,
  denied: pattern('iu')`
      ^(?:(?:und|aber|also|ich|wir|habe?|hab|das|es)[, ]+){0,3}(?:nein|nee|nö|nicht(?! nur)|nie|niemals
      |kein(?:e[nrms]?)?)(?!\p{L})|(?<!\p{L})(?:nicht gemacht|nie gemacht|noch nie|eher nicht|hab ich nicht
      |habe ich nicht|mache ich nicht)(?!\p{L})
    `,
  hedged: pattern('iu')`
      (?<!\p{L})(?:vielleicht|wahrscheinlich|vermutlich|möglicherweise|eventuell|glaube? ich|ich glaube?
      |denke? ich|ich denke?|schätze ich|ich schätze?|nicht (?:ganz )?sicher|könnte|irgendwie|oder so ähnlich
      |soweit ich weiß|wohl)(?!\p{L})|\?$
    `,
  unhedged: [
    [
      pattern('giu')`
        (?<!\p{L})(?:vielleicht|wahrscheinlich|vermutlich|ich (?:glaube?|denke?|schätze?),?
        |schätze ich)(?: das waren| es waren| so| um die| etwa)? (?=\d)
      `,
      'etwa ',
    ],
    [
      pattern('giu')`
        [ ,]{0,2}(?<!\p{L})(?:vielleicht|wahrscheinlich|vermutlich|möglicherweise|eventuell|glaube? ich
        |ich glaube?|denke? ich|ich denke?|schätze ich|ich schätze?|irgendwie|soweit ich weiß|oder so ähnlich
        |wohl)(?!\p{L})[ ,]{0,2}
      `,
      ' ',
    ],
    [/\?$/u, ''],
  ],
  wished: /^(?:ich )?(?:würde|möchte|will|wollte|plane(?=,| zu)|hoffe|lerne|könnte|habe vor)(?!\p{L})/iu,
  others: pattern('iu')`
    ^(?:(?:aber|und|denn|weil|dann)[, ]+){0,2}(?:(?:mein|meine|unser|unsere|der|die|das|ein
    |eine)\s(?:\p{L}+e[rn]?\s)?(?:${people})(?:\s|$)|(?:er|sie|jemand|alle|die leute)\s)
    |^(?:das|es) (?:macht|machte|hat|haben|machen) (?:immer |meist |bei uns )?(?:der|die|das|mein|meine|unser|unsere|ein|eine) \p{L}+
  `,
  hearsay: pattern('iu')`
    ^(?:(?:und|aber) )?(?:(?:mein|meine|unser|unsere|der|die) (?:\p{L}+ )?(?:${people})|er|sie
    |man) (?:sagten?|sagt|meinten?|meint|hat(?:te)? gesagt|fand(?:en)?|hat mir gesagt),? ?(?:dass )?
  `,
  together: /^(?:und |dann )?(?:wir|unser team|das team|bei uns)(?!\p{L})/iu,
  remark: pattern('iu')`
      ^(?:(?:(?:die )?zahl )?weiß (?:ich )?nicht(?:,? ob)?|keine ahnung(?:,? ob)?|zählt das|hoffe,? das|das war (?:\p{L}+ )?(?:hart|schön|toll
      |anstrengend|stressig|super)|ist (?:schon )?lange her|das wars|das war['’]?s|das ist alles
      |hat (?:mir )?spaß gemacht|danke|sorry|bitte|weil|obwohl|ehrlich gesagt)(?!\p{L})
    `,
  vagueAmount: pattern('iu')`
      ^(?:(?:sehr |ganz |recht |ziemlich |echt )*(?:viel|viele|oft|häufig|manchmal|regelmäßig|öfters?|mehrere
      |einige|unterschiedlich|immer|ständig|selten|jede menge|eine menge|massenhaft|je nachdem|nach bedarf
      |verschieden|haufenweise)(?: .{0,20})?)[.!]{0,3}$
    `,
  vagueResult: pattern('iu')`
      ^(?:(?:es |alles |das )?(?:lief|war|ist|ging|läuft|hat)(?: immer| sehr| echt| ganz| dann| alles)? ?(?:gut
      |super|besser|ok|okay|toll|geklappt|gut geklappt|glatt|reibungslos)|(?:sehr )?gut|super|besser|(?:alle
      |der chef|die chefin|mein chef|meine chefin|die kunden|die gäste|kunden) waren (?:sehr |immer |echt |ganz )?(?:zufrieden
      |froh|glücklich|begeistert)|zufriedene \p{L}+|gutes feedback|viel gelernt)[.!]{0,3}$
    `,
  clauseBreak: pattern('iu')`
      (?:(?<=[.!?])(?<!(?:ca|bzw|usw|inkl|ggf|z|b|st)\.) |; |\n|, | [–—-] | (?=aber )| (?=(?:und|dann) (?:ich
      |wir|er|sie|es|der|mein|meine)(?!\p{L})))
    `,
  praise: pattern('iu')`
      (?<!\p{L})(?:sehr gute?|gute?[nrs]?|sicher\p{L}*|ausgeprägt\p{L}*|hohe?[nrs]?|erfahrung\p{L}*|kenntnisse?
      |fähigkeit\p{L}*|unser\p{L}*|dein\p{L}*|ihr\p{L}*|wir|alle[nrs]?|idealerweise)(?!\p{L})
    `,
  yesTo: { tool: 'Mit {name} gearbeitet', domain: 'Gearbeitet im Bereich {name}' },
};

export const germanAnswerWords: AnswerWords = {
  subject:
    /^ich (?:(?:war|bin) (?=für [^,.;:]* (?:zuständig|verantwortlich))|(?:habe|hab) (?:(?:so|eigentlich|halt) )?(?=[^,.;:]*(?:t|en)(?:$|,)))/iu,
  speaker: [
    [/^(?:und )?ich (?:habe|hab) (?:auch )?(?=\p{L})/iu, ''],
    [/(?<!\s)\s+(?:habe|hab) ich (?!(?:sie|es|ihn|das|die|den)(?!\p{L}))(?=\p{L})/iu, ' '],
    [/(?<!\s)\s+(?:habe|hab) ich$/iu, ''],
  ],
  deedOpening: pattern('iu')`
    ^(?:ich habe\s|wir haben\s)?(?!\d|etwa|ungefähr|rund|circa|ca\.|über|bis|zwischen|mehr|weniger|pro|je|dadurch|damit
    |wodurch|so|was|mit|im|in|um|durch|bei|für)(?:\p{L}{3,}(?:ung|ion)\s(?:von|der|des|eines?|einer|neuer)\s
    |\p{L}{2,}(?:ier|el|er|et|stell|führ|treu|plan|bau|schul|setz)te\s|.{8,120}\s(?:\p{L}{0,12}ge\p{L}{2,}(?:t|en)
    |\p{L}{2,}iert|(?:be|ver|er|ent|über|unter)\p{L}{3,}(?:t|en))(?=[,.;]|\sund\s|$))
  `,
  expiry: /ablauf/iu,
  minDeedWords: 3,
};

export const germanWording: WordingCues = {
  weakOpenings: 'verantwortlich für|zuständig für|meine aufgaben|aufgaben:|ich war verantwortlich|war zuständig',
  firstPerson: 'ich|mein|meine|meinen|wir|unser|unsere',
  fillers: 'sehr|diverse|erfolgreich|usw|etc|dynamisch|leidenschaftlich|verschiedene',
};
