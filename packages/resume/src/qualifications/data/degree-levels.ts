import { packs } from '@fitted/language/packs';

const levels = ['lowerSchool', 'school', 'vocational', 'college', 'bachelor', 'master', 'doctorate'] as const;

/**
 * Degrees from lowest to highest, for all languages. The words are in the rooms:
 * packages/language/src/<language>/qualifications.ts.
 */
export const degreeLevels: readonly (readonly string[])[] = levels.map((level) =>
  Object.values(packs)
    .map(({ qualifications }) => qualifications.degrees[level])
    .filter(Boolean),
);
/** Degrees that capitals and context show. */
export const writtenDegrees = Object.values(packs).flatMap(({ qualifications }) => qualifications.written);
/** An unnamed degree is at least a university degree. */
export const unnamedDegree = /(?<!\p{L})[Dd]egrees?(?!\s(?:of|to which|angle))(?!\p{L})/u;
/** Degrees above this level are from a college or university. */
export const vocationalLevel = 3;
export const bachelorLevel = 5;

/** Fields that an employer asking for one accepts as close: "or a related field". A word may be in several. */
export const fieldFamilies: readonly string[] = [
  'computer science|computing|informatics|software engineering|information technology|information systems|' +
    'computer engineering|computer|software|data science|informática|ingeniería informática|sistemas|' +
    'informatique|génie logiciel|informatik|wirtschaftsinformatik|softwaretechnik|计算机|软件工程|软件|信息技术|信息工程|电子信息|' +
    '情報工学|情報科学|情報|コンピュータ',
  'business|business administration|management|economics|commerce|finance|accounting|marketing|' +
    'administración de empresas|ade|empresariales|económicas|economía|finanzas|contabilidad|gestion|économie|' +
    'commerce|comptabilité|betriebswirtschaft|betriebswirtschaftslehre|bwl|wirtschaftswissenschaften|wirtschaft|' +
    'volkswirtschaft|finanzwesen|会计|财务|金融|经济|工商管理|管理|经営|経営学|経済学|商学|会計学',
  'engineering|mechanical engineering|civil engineering|electrical engineering|industrial engineering|' +
    'ingeniería|ingeniería industrial|ingénierie|génie|génie civil|maschinenbau|ingenieurwesen|elektrotechnik|' +
    'bauingenieurwesen|mechatronik|工程|机械|土木|电气|机械工程|工学|機械工学|電気工学|土木工学',
  'nursing|health sciences|midwifery|medicine|public health|enfermería|ciencias de la salud|medicina|' +
    'soins infirmiers|médecine|pflege|pflegewissenschaft|pflegemanagement|gesundheitswissenschaften|medizin|护理|' +
    '医学|临床医学|看護|看護学|医学',
  'law|legal studies|derecho|droit|jura|rechtswissenschaft|rechtswissenschaften|法学|法律|法学部',
  'psychology|social work|sociology|social sciences|psicología|trabajo social|sociología|psychologie|' +
    'sociologie|travail social|soziale arbeit|sozialpädagogik|soziologie|心理学|社会工作|社会学',
  'education|teaching|pedagogy|early childhood education|magisterio|pedagogía|educación|educación infantil|' +
    'sciences de l’éducation|pädagogik|lehramt|erziehungswissenschaft|教育|教育学|师范|学前教育',
  'biology|chemistry|biochemistry|biotechnology|life sciences|pharmacy|biología|química|farmacia|biologie|' +
    'chimie|biochimie|chemie|biochemie|pharmazie|生物|化学|药学|生物技术|生物学|薬学',
  'mathematics|statistics|physics|matemáticas|estadística|física|mathématiques|statistiques|physique|mathematik|statistik|physik|数学|统计|物理|統計学',
  'communication|communications|journalism|media|public relations|comunicación|periodismo|publicidad|' +
    'journalisme|communication|kommunikationswissenschaft|journalismus|medienwissenschaft|传播|新闻|广告|新聞学|メディア',
  'design|graphic design|fine arts|diseño|diseño gráfico|bellas artes|arts graphiques|grafikdesign|kommunikationsdesign|设计|视觉传达|デザイン|美術',
  'logistics|supply chain|supply chain management|logística|logistique|logistik|物流|物流管理',
  'human resources|labour relations|recursos humanos|relaciones laborales|rrhh|ressources humaines|personalwesen|人力资源|人力资源管理',
  'hospitality|hotel management|tourism|turismo|hostelería|hôtellerie|tourisme|hotelmanagement|tourismus|酒店管理|旅游|観光学',
  'construction management|architecture|building|arquitectura|edificación|bâtiment|architektur|bauwesen|建筑|建筑学|建築|建築学',
];
