import type { Language } from '@fitted/contract/languages';
import { foldLetters } from '../fold-name.ts';

/**
 * How a line is named by its place: "the second bullet under Acme". Over the whole name, its letters folded. Groups: nth, and
 * place where one is named.
 */
const sources: Readonly<Record<Language, readonly string[]>> = {
  en: [
    '(?:(?:the|my) )?(?<nth>first|second|third|fourth|fifth|sixth|seventh|eighth|last|final|\\d{1,2}(?:st|nd|rd|th)) (?:very )?(?:bullet point|bullet|line|point)(?: (?:of|in|under|at|from|for|on)(?: (?:the|my))?(?: (?:job|role|position|work|time) (?:at|as|with|for))? (?<place>.+))?',
    '(?:(?:bullet point|bullet|line|point) )?(?:number |no\\.? ?|#)?(?<nth>\\d{1,2})(?: (?:of|in|under|at|from|for|on)(?: (?:the|my))?(?: (?:job|role|position|work|time) (?:at|as|with|for))? (?<place>.+))?',
  ],
  de: [
    '(?:(?:der|den|die|das|dem) )?(?<nth>erste|zweite|dritte|vierte|fünfte|sechste|letzte|\\d{1,2}\\.)[nrsm]? (?:stichpunkt|aufzählungspunkt|punkt|zeile)(?: (?:bei|beim|unter|in|im|von|vom|aus)(?: (?:der|den|dem|meiner|meinem))?(?: stelle bei(?: der)?)? (?<place>.+))?',
  ],
  fr: [
    "(?:(?:le|la) )?(?<nth>premier|première|deuxième|second|seconde|troisième|quatrième|cinquième|sixième|dernier|dernière|\\d{1,2}e(?:me)?) (?:puce|point|ligne|tiret)(?: (?:de|du|des|chez|sous|dans|sur)(?: (?:la|le|les|mon|ma)(?= )| l['’])?(?: ?poste (?:chez|à))? ?(?<place>.+))?",
  ],
  es: [
    '(?:(?:el|la) )?(?<nth>primer|primero|primera|segundo|segunda|tercer|tercero|tercera|cuarto|cuarta|quinto|quinta|último|última|\\d{1,2}[.ºª]?[oa]?) (?:punto|viñeta|línea)(?: (?:de|del|en|bajo)(?: (?:la|el|los|las|mi))?(?: puesto (?:en|de))? (?<place>.+))?',
  ],
  zh: [
    '(?:(?<place>.+?)(?:部分)?(?:里面|里|中|下面?)?的?)?(?:第(?<nth>[一二三四五六]|\\d{1,2})|(?<last>最后)一?)(?:条|点|项|行|个要点)',
  ],
  ja: [
    '(?:(?<place>.+?)の)?(?<nth>最初|最後|(?:[一二三四五六]|\\d{1,2})(?:番目|つ目))(?:の(?:項目|箇条書き|行|ポイント))?',
  ],
};

/** How a role or a project is named by its place: "my second job". Groups: nth, and role or project for what is counted. */
const entrySources: readonly string[] = [
  '(?:(?:the|my) )?(?<nth>first|second|third|fourth|fifth|last|latest|newest|most recent|current|previous|\\d{1,2}(?:st|nd|rd|th)) (?:(?<role>job|role|position|employer|work experience)|(?<project>project))',
  '(?<project>project) (?:no\\.? ?|number |#)?(?<nth>\\d{1,2})',
  '(?:(?:der|den|die|das|dem|meine[rnm]?|mein) )?(?<nth>erste|zweite|dritte|vierte|fünfte|letzte|aktuelle|jetzige|neueste|\\d{1,2}\\.)[nrsm]? (?:(?<role>stelle|job|position|station|arbeitgeber)|(?<project>projekt))',
  '(?:(?:le|la|mon|ma) )?(?<nth>premier|première|deuxième|second|seconde|troisième|quatrième|dernier|dernière|\\d{1,2}e(?:me)?) (?:(?<role>poste|emploi|expérience|employeur)|(?<project>projet))',
  '(?<role>poste|emploi|puesto|trabajo|empleo) (?<nth>actuel|actual)',
  '(?:(?:el|la|mi) )?(?<nth>primer|primero|primera|segundo|segunda|tercer|tercero|tercera|cuarto|cuarta|último|última) (?:(?<role>puesto|trabajo|empleo|experiencia)|(?<project>proyecto))',
  '(?:我的)?(?:第(?<nth>[一二三四五六]|\\d{1,2})|(?<last>最近|目前|当前|最后)的?一?)(?:个|份|段|家)?(?:(?<role>工作|职位|公司|工作经历)|(?<project>项目))',
  '(?<nth>最初|最後|現在|直近|(?:[一二三四五六]|\\d{1,2})(?:番目|つ目|社目))の?(?:(?<role>仕事|職歴|職場|会社)|(?<project>プロジェクト|案件))',
];

export const countedEntries: readonly RegExp[] = entrySources.map(compile);

export const countedLines: Readonly<Record<Language, readonly RegExp[]>> = {
  en: sources.en.map(compile),
  de: sources.de.map(compile),
  fr: sources.fr.map(compile),
  es: sources.es.map(compile),
  zh: sources.zh.map(compile),
  ja: sources.ja.map(compile),
};

function compile(source: string): RegExp {
  return new RegExp(`^${foldLetters(source)}$`, 'diu');
}

/** By the beginning of the folded word; −1 is the last. */
/** The job of today stands wherever it stands; "my last job" may be it as well. */
export const latestWords =
  /^(?:latest|newest|most recent|current|aktuelle|jetzige|neueste|actuel|actual|最近|目前|当前|現在|直近)/u;

export const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:last|final|letzt|dernier|ultim|最后|最後)/u, -1],
  [/^(?:first|erst|premier|primer|一|最初)/u, 1],
  [/^(?:second|previous|zweit|deuxieme|segund|二)/u, 2],
  [/^(?:third|dritt|troisieme|tercer|三)/u, 3],
  [/^(?:fourth|viert|quatrieme|cuart|四)/u, 4],
  [/^(?:fifth|funft|cinquieme|quint|五)/u, 5],
  [/^(?:sixth|sechst|sixieme|六)/u, 6],
  [/^seventh/u, 7],
  [/^eighth/u, 8],
];
