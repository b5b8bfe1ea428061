import { pattern } from '../pattern.ts';
import { latinJoints, type PostingWords, phrases, type SeniorityWords, words } from '../posting-words.ts';

export const germanPostings: PostingWords = {
  joints: latinJoints(
    'und|&|sowie',
    'und/oder|oder|bzw\\.?|beziehungsweise',
    'wie z\\. ?b\\.|z\\. ?b\\.|zum beispiel|beispielsweise|wie etwa|bspw\\.|etwa',
  ),
  openTail: pattern('iu')`
      ^(?:eine?[rnsm]?\s)?(?:vergleichbar\p{L}*|ähnlich\p{L}*|gleichwertig\p{L}*|verwandt\p{L}*|ander\p{L}+
      |dergleichen|o\.\s?ä\.?|entsprechend\p{L}*|artverwandt\p{L}*|bereitschaft|die bereitschaft|bereit)
    `,
  character: words(`
    analytisch* arbeitsweise auffassungsgabe auftreten ausstrahlung begeister* belastbar* bereitschaft denken denkweise
    dienstleistungsorientiert* diskret* diskretion durchsetzungsstark* durchsetzungsvermogen dynamisch* ehrgeiz*
    ehrlich* eigeninitiative eigenverantwort* ein einfuhlungsvermogen einsatzbereit* einsatzfreude empathi* engag*
    engagement ergebnisorientiert* erscheinung* fit fitness flexib* freude freundlich* geduld* genau* genauigkeit
    gepflegt* geschick* gewissenhaft* gutes hands-on handwerklich* herz hilfsbereit* hohe hoher hohes humor humorvoll*
    interesse kollegial* kommunikati* kommunikationsfahig* kommunikationsstark* kommunikationsstarke kompetenz* kopf
    korperlich* kreativ* kundenorientiert* kundenorientierung leidenschaft* lernbereit* lernbereitschaft lernwillig*
    losungsorientiert* loyal* lust mass menschen menschlich* mentalitat motivat* motivation motivier* neugier*
    neugierig* offen* offenheit organisationsgeschick organisationstalent organisiert* personlichkeit positiv* prazise*
    proaktiv* punktlich* punktlichkeit resilien* respektvoll* ruhig* schnell schnelle selbstandig* selbstbewusst*
    selbststandig* serviceorientiert* sicher sicheres sorgfalt* sorgfaltig* souveran* sozial* sozialkompetenz spass
    stressresisten* strukturiert* sympathisch* team teamarbeit teamfahig* teamgeist teamorientiert* teamplayer* umgang
    verantwortung* verantwortungsbewusst* verbindlich* verstandnis wertschatz* zielorientiert* zuverlass*
  `),
  wishes: phrases(`
    freude an|freude am|spaß an|spaß am|interesse an|interesse am|begeisterung für|leidenschaft für|lust auf|herz für
    affinität|bereitschaft|gespür für|sie lieben|du liebst|sinn für
  `),
  bareVerb: /^\p{Ll}\p{L}{2,}(?:en|ern|eln|st)$/u,
  doingNoun: pattern('iu')`
      ^(?:\p{L}+(?:ung|tion|ion|anz|fe|ge|auf|bau|trieb|atur|anie|pflege|analyse|design|kontrolle|verkauf|aufbau|einkauf
      |entwurf|betrieb|ausbau|(?:[bcdfghklmnprstvwzß]|ie|au)(?:en|eln|ern)))$
    `,
  ofWord: /^(?:[\p{L}-]+\s{1,9}){1,4}(?:von|vom|der|des|unserer?s?|neuer|eines|einer)\s/iu,
  adjectiveEnding: /^\p{L}{3,}(?:liche|ische|ige|ale|elle|ive|bare|äre|öse)[nrsm]?$/iu,
  trailing: pattern('iu')`
      ^(?:in|im|für|mit|bei|von|vom|zu|zum|zur|an|am|auf|aus|nach|um|dass|damit|wobei|inkl\.?|insbesondere|auch|vor|unter
      |ob|wenn|sodass|wir|ist|sind|z\.|davon|(?:mindestens\s)?\d{1,2}\sdavon)\s|^Schrift(?!\p{L})
    `,
  deedStart: pattern('u')`
      ^\p{L}+(?:ung|tion|pflege|führung|erstellung|arbeit|denz|nahme|leitung|montage|einbau)\s(?:von|vom|der|des|mit
      |an|unserer?|und|bei|eines|einer|für|in|im|auf)(?!\p{L})|\s\p{Ll}{3,}(?:en|ern|eln)$
      |^\p{Ll}\p{L}{2,}(?:st|en)\s
    `,
  lastDeed: null,
  aside: pattern('u')`
      ^(?:da|weil|damit|wobei|sodass|wir|unsere?|dass|inkl\.?|einschließlich|ob|wenn|falls|egal|es|ohne|keine?
      |keinen|usw)(?!\p{L})|^(?:die|der|das|den|dem)\s(?:[\p{L}-]+\s){1,12}\p{Ll}+(?:t|en|n)$
    `,
};

export const germanSeniority: SeniorityWords = {
  trainee: phrases(`
    praktikant|praktikantin|praktikum|auszubildende|auszubildender|azubi|werkstudent|werkstudentin
  `),
  junior: 'berufseinsteiger|berufseinsteigerin',
  executive: 'geschäftsführer|geschäftsführerin|vorstand',
  head: 'leiter|leiterin|leitung|bereichsleiter|pflegedienstleitung|pdl',
  lead: phrases(`
    teamleiter|teamleiterin|teamleitung|vorarbeiter|schichtleiter|architekt|softwarearchitekt
  `),
  senior: 'erfahren|erfahrener|erfahrene',
};
