import { pattern } from '@fitted/language/pattern';

/*
 * How a clause says that someone else did it, that it has not happened yet, or that the person is not good at it. For
 * folded text: lower case, no accents. What such a clause names is asked about and never counts as shown.
 */
const people =
  'manager|boss|supervisor|team lead|team leader|colleague|coworker|co-worker|friend|mate|trainee|apprentice|' +
  'intern|assistant|bookkeeper|accountant|payroll clerk|clerk|chef|head chef|sous chef|owner|director|partner|' +
  'agency|consultant|contractor|specialist|consultants|doctor|engineer|engineers|foreman|secretary|senior|' +
  'developer|designer|brother|sister|wife|husband|father|mother|planner|dispatcher|buyer|pharmacist|' +
  'sister ward|head office|head teacher|headteacher|deputy|lawyer|' +
  'solicitor|nurse in charge|charge nurse|link nurse';
const groups =
  'team|department|office|unit|group|desk|crew|company|firm|provider|agency|bureau|shop|division|centre|center|side|people|guys';
const personen =
  'chef|chefin|kollege|kollegin|kollegen|fachkraft|meister|meisterin|leitung|teamleitung|steuerberater|' +
  'steuerburo|kolonne|abteilung|automatisierung|azubi|auszubildende|agentur|vorgesetzte|vorgesetzter|bauleiter|' +
  'polier|disponent|buchhaltung|personalabteilung|zentrale|geschaftsfuhrung|inhaber|inhaberin|praxisanleiterin|' +
  'pdl|arzt|arztin|it-abteilung|firma|dienstleister|nachbarteam|freund|freundin';
const gens =
  'second|chef|cheffe|collegue|responsable|patron|patronne|gerant|gerante|directeur|directrice|cabinet|' +
  'comptable|stagiaire|prestataire|agence|siege|service|sous-chef|medecin|infirmiere|titulaire|tuteur|tutrice|' +
  'associe|ami|amie|conducteur de travaux|chef de chantier';
const personas =
  'jefe|jefa|colega|companero|companera|encargado|encargada|director|directora|gestoria|asesoria|asesor|' +
  'agencia|contable|becario|becaria|supervisor|supervisora|dueno|duena|socio|amigo|amiga|departamento|empresa|' +
  'maestra|medico|medica|abogado|tecnico|coordinadora|coordinador|otro|otra';

const doing =
  'did|does|do|was|is|were|took|takes|ran|runs|made|makes|wrote|writes|had|led|leads|kept|keeps|set|built|' +
  'signed|prepared|prepares|handled|handles|planned|plans|owned|owns|used|uses|taught|teaches|organised|' +
  'organises|looks';

/** Only the clause itself is about someone else's work. */
export const othersClauses: readonly RegExp[] = [
  pattern('u')`
    ^\s*(?:my|our|the|a|an|another|his|her|one)\s(?:[\p{L}'-]+\s){0,2}(?:${people})(?:\s\p{L}+)?\s(?:\p{L}+ly\s
    |always\s|also\s|still\s)?(?:\p{L}+s|${doing})(?!\p{L})
  `,
  new RegExp(`^\\s*(?:[\\p{L}'-]+\\s)?(?:${people})\\s(?:\\p{L}+ly\\s|always\\s|also\\s)?(?:${doing})(?!\\p{L})`, 'u'),
  pattern('u')`
    ^\s*(?:my|our|the|a|an|another|his|her)\s(?!whole|entire|own)(?:[\p{L}'-]+\s){1,2}(?:${groups})\s(?:\p{L}+ly\s
    |always\s|also\s|still\s)?(?:looks|does|did|runs|ran|handles|handled|takes|took|makes|made|writes|wrote|uses
    |used|owns|owned|keeps|kept|builds|built|manages|managed|prepares|prepared|is|was|has|had|sends|sent)(?!\p{L})
  `,
  pattern('u')`
    ^\s*(?:our|my|the)\s(?:[\p{L}'-]+\s){1,3}(?:does|handles|runs|takes care|looks after|writes|makes|manages
    |organises|organizes|prepares|deals|is responsible|are responsible|teaches|plans|signs|orders)(?!\p{L})
  `,
  pattern('u')`
    ^(?!.*(?<!\p{L})ich(?!\p{L}))\s*(?:[\p{L}-]+\s){1,4}(?:macht|machen|stellt|schreibt|ubernimmt|betreut|leitet
    |fuhrt|erledigt|plant|kocht|bucht|pruft|bestellt)\s(?:bei uns\s|immer\s)?(?:der|die|das|ein|eine|unser|unsere
    |mein|meine)\s\p{L}+(?:\s\p{L}+)?\s{0,2}$
  `,
  pattern('u')`
    ^\s*(?:marketing|finance|accounts|hr|it|head office|payroll|sales|logistics|procurement|legal)\s(?:did|does|ran
    |runs|made|makes|handled|handles|took|takes|wrote|writes|kept|keeps|looked|looks|paid|pays|sent|sends)(?!\p{L})
  `,
  pattern('u')`
    (?<!\p{L})\p{L}{2,}t\s(?:bei uns\s|immer\s|nur\s|dann\s|aber\s|meist\s){0,2}(?:der|die|das|ein|eine|mein|meine
    |unser|unsere)\s(?:\p{L}+\s)?(?:${personen})(?!\p{L})
  `,
  new RegExp(
    `^\\s*(?:der|die|das|ein|eine|mein|meine|unser|unsere)\\s(?:\\p{L}+\\s)?(?:${personen})\\s\\p{L}+t(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `^\\s*(?:le|la|mon|ma|notre|un|une|les)\\s(?:\\p{L}+\\s)?(?:${gens})\\s(?:l'|la|le|les|s'|se|s'en|en|y)?\\s?\\p{L}{2,}(?:e|t|it|ent|a)(?!\\p{L})`,
    'u',
  ),
  new RegExp(`^\\s*(?:mi|el|la|un|una|los|las|nuestra|nuestro)\\s(?:${personas})\\s(?:\\p{L}+\\s){0,2}\\p{L}{3,}`, 'u'),
];

/** The whole sentence is about someone else's work. */
export const othersSentences: readonly RegExp[] = [
  pattern('u')`
    (?<!\p{L})(?:done|made|handled|run|led|prepared|carried out|written|managed|looked after|taken|outsourced|kept
    |drawn up|dealt with|changed|paid|signed)\s(?:by|to)\s(?:my|our|the|a|an|another|external|head office)(?!\p{L})
  `,
  /(?<!\p{L})(?:is|are|was|were)\s\p{L}+(?:ed|en|ne|de|un|ut|pt)\sby\s(?:my|our|the|a|an|another)(?!\p{L})/u,
  /(?<!\p{L})c'est\s(?:le|la|mon|ma|notre|un|une|l'|les)\s?(?:\p{L}+\s){1,3}qui(?!\p{L})/u,
  pattern('u')`
    (?<!\p{L})(?:la|lo|las|los)\s(?:hace|hacen|hacia|lleva|llevan|llevaba|tiene|tienen|prepara|preparan|gestiona
    |gestionan|escribe|maneja|da|dirige|revisa|firma|presenta|corrige|decide)\s(?:mi|un|una|el|la|otro|otra|los
    |las)(?!\p{L})
  `,
  /^\s*(?:el|la|los|las)\s(?:\p{L}+\s){1,4}(?:lo|la|los|las)\s\p{L}+(?:a|e|an|en)\s(?:mi|un|una|el|la|otro|otra)\s/u,
  /(?<!\p{L})(?:wird|werden|wurde|wurden)\s[^,.;]{0,60}(?:von|vom)\s(?:der|dem|einer|einem|unserer|unserem|meiner|meinem|kollegen)(?!\p{L})/u,
  /(?<![路自理])由(?!我|本人|于|、)[^，。；、]{1,12}(?:做|负责|完成|处理|承担|编写|撰写|管理|管)|(?:同事|领导|师傅|上司|主管|别人|外包公司|代理公司)(?:来)?(?:做|负责|完成|处理|写|管)/u,
  pattern('u')`
    (?:まか|任)せ(?:て|で|に|し|。|$|、)|外注|(?:課|部署|室|班|会社|業者|代理店|チーム|事務の方|別の者)が(?:[^、。]{0,12})(?:確認|作成|担当|行|管理|対応|して)
    |(?:上司|先輩|同僚|店長|他部署|別の担当|他の担当|担当者|社長|専門の)(?:[^、。]{0,8})が(?:[^、。]{0,12})(?:作成|担当|行|書|し|決|やっ)
  `,
];

/** Not yet done, given up, or known only a little. */
export const notYet: readonly RegExp[] = [
  pattern('u')`
    (?<!\p{L})(?:booked for|booked on|signed up for|signed up to|enrolled on|due to take|planned for|scheduled for
    |next year|next spring|next month|to be taken|hope to|hoping to|i am going to|about to start|not my thing
    |not my strong|not a strength|weak (?:in|at)|a bit rusty|rusty|only read|only watched|i only|ran out|run out
    |no longer valid|not renewed|never used at work|never used it|on my own time|only once|just once
    |started a tutorial|waiting list|applied for|short of a|short of my|two classes short|helped carry|once helped
    |willing to learn|keen to learn|started learning)(?!\p{L})
  `,
  /^\s*(?:learning|teaching myself|picking up|getting to grips with|j'apprends|aprendiendo|aprendo)\s|(?<!\p{L})lerne ich(?!\p{L})/u,
  pattern('u')`
    (?<!\p{L})(?:pendiente|empieza en|previst[oa] para|tengo previsto|planead[oa]|proximo ano|he empezado|empece a
    |empezando a|estoy empezando|me cuesta|pendiente de|aun no|todavia no|algun dia|caduc[oa]d?[oa]?|me faltan
    |sin acreditar|solo una vez|solo contabilizo|nociones de)(?!\p{L})
  `,
  pattern('u')`
    (?<!\p{L})(?:prevu pour|est prevue?|l'an prochain|l'annee prochaine|je commence a|je debute|bientot|un jour
    |pas encore|perime|une seule fois|seulement une fois|il me manque|en attente)(?!\p{L})
  `,
  pattern('u')`
    (?<!\p{L})(?:geplant|ist fur 20\d\d|nachstes jahr|nachsten jahr|demnachst|angemeldet fur|noch nicht|irgendwann
    |nur gelesen|nur zugeschaut|zum helfen|zweimal zum|einmal zum|abgelaufen|noch machen|beginne gerade
    |erst angefangen)(?!\p{L})
  `,
  /打算|计划(?:考|学|参加|报)|准备考|明年|将于|拟考|尚未|还没|正准备|学过一点|一点点|没有独立|自学|只会|没过|未过|未独立|只是|仅仅|已过期/u,
  /予定|来春|来年|これから|勉強中|独学中|学習中|目指して|まだ|少しだけ|確認だけ|のみで|失効|期限切れ/u,
];
/** What separates the clauses of a sentence. */
export const clauseBreak =
  /[,，、:：]|\s[–—-]\s|\s(?:but|while|whereas|and i|pero|y yo|mais|et je|aber|und ich)\s|但|我(?=提供|只)/gu;
