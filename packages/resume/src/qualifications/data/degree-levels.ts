import { pattern } from '@fitted/language/pattern';

/**
 * Degrees from lowest to highest, for all languages. Vocational training is a credential rather than a degree, but has
 * a level here because it implies schooling.
 */
export const degreeLevels: readonly (readonly string[])[] = [
  [
    'gcse|gcses|o-levels|o levels|middle school',
    'graduado escolar|graduado en eso|educación secundaria obligatoria|brevet des collèges',
    'hauptschulabschluss|realschulabschluss|mittlere reife|mittlerer schulabschluss|schulabschluss',
    '初中|中学卒業',
  ],
  [
    'high school diploma|high school graduate|high school degree|high school|secondary school diploma|ged|a-levels|a levels|leaving certificate|matric|ossd',
    'bachillerato|enseñanza secundaria|preparatoria|baccalauréat|niveau bac|bac général',
    'abitur|fachabitur|hochschulreife|fachhochschulreife|matura',
    '高中|高中学历|高中及以上|高校卒業|高等学校卒業|高卒|高等学校',
  ],
  [
    'vocational qualification|vocational training|trade certificate|apprenticeship|nvq|city & guilds|city and guilds',
    'formación profesional|ciclo formativo|grado medio|fp grado medio|técnico en|bac pro|baccalauréat professionnel|brevet professionnel',
    'berufsausbildung|abgeschlossene ausbildung|ausbildung als|ausbildung zum|ausbildung zur|gesellenbrief|facharbeiterbrief',
    '中专|职高|技校|専門学校卒業|専門学校|専門卒|専修学校',
  ],
  [
    'associate degree|associate’s degree|associates degree|associate of applied science|associate of science',
    'associate of arts|foundation degree|hnd|hnc|higher national diploma|higher national certificate|btec',
    'grado superior|técnico superior|ciclo superior|cfgs|tecnólogo|bts|dut|bac+2|bac +2|bac + 2|deug',
    'meisterbrief|staatlich geprüfter techniker|fachwirt',
    '大专|大专学历|专科|専門士|短大|短期大学|高専',
  ],
  [
    'bachelor’s degree|bachelor degree|bachelors degree|bachelor’s|bachelors|bachelor|bachelor of science',
    'bachelor of arts|bachelor of engineering|bsc|b.sc|b.sc.|b.s.|b.a.|beng|b.eng|b.eng.|btech|b.tech|bba|bfa',
    'bcom|b.com|llb|b.ed|bed hons|bsn|undergraduate degree|university degree|college degree|honours degree',
    'graduate degree',
    'grado universitario|grado en|licenciatura|licenciado|licenciada|título universitario',
    'titulación universitaria|titulación superior|diplomatura|diplomado|diplomada|ingeniería técnica',
    'ingeniero técnico|ingeniera técnica|carrera universitaria|estudios universitarios|graduado en|graduada en',
    'titulado en|titulada en',
    'licence professionnelle|licence en|licence d’|licence universitaire|bac+3|bac +3|bac + 3|bac+4|bac +4|diplôme universitaire',
    'bachelorabschluss|bachelorstudium|bachelor|abgeschlossenes studium|studium|hochschulstudium',
    'hochschulabschluss|fachhochschulstudium|fachhochschulabschluss|duales studium|studienabschluss',
    'universitätsabschluss',
    '本科|本科学历|本科及以上|大学本科|学士|学士学位|大学学历|学士号|大学卒業|大卒|四年制大学|学部卒業|学部 卒業|大学卒|卒業（学士）',
  ],
  [
    'master’s degree|master degree|masters degree|master’s|master of science|master of arts',
    'master of engineering|master of business administration|msc|m.sc|m.sc.|m.s.|m.a.|meng|m.eng|mba|m.b.a',
    'm.b.a.|mphil|postgraduate degree|advanced degree|llm|ll.m.|mfa|m.ed|pgce|postgraduate',
    'maestría|ingeniería superior|posgrado|postgrado|bac+5|bac +5|bac + 5|diplôme d’ingénieur',
    'école d’ingénieur|école d’ingénieurs|école de commerce|master 2|dess',
    'masterabschluss|masterstudium|diplom|diplom-ingenieur|diplom-ingenieurin|dipl.-ing.|dipl.-ing|dipl.-kfm.',
    'dipl.-kauffrau|diplom-kaufmann|diplom-kauffrau|diplom-betriebswirt|magister|staatsexamen',
    'wissenschaftliches hochschulstudium',
    '硕士|硕士学位|硕士研究生|研究生|修士|修士号|修士課程|大学院修了|大学院卒|博士前期課程',
  ],
  [
    'phd|ph.d.|ph.d|doctorate|doctoral degree|doctor of philosophy|dphil|juris doctor|medical degree|doctor of medicine',
    'doctorado|doctor en|doctora en|doctorat|docteur en|thèse de doctorat',
    'promotion zum|promoviert|doktortitel|doktorgrad|approbation|abgeschlossene promotion',
    '博士|博士学位|博士号|博士課程修了',
  ],
];
/**
 * Short or ambiguous names, recognised by capitals and context: "MS in Biology", but not MS Office or a Scrum Master.
 */
export const writtenDegrees: readonly (readonly [number, RegExp])[] = [
  [5, /大学[^院]{0,20}(?:卒業|卒(?!業見込))/u],
  [6, /大学院[^、。]{0,20}(?:修了|卒業)/u],
  [
    5,
    pattern('u')`
      (?<![\p{L}.])(?:BS|BA|B\.S|BUT|BEd|BN|BNSc|BScN|BNurs|BMus|BArch|BDes|BPharm|BHSc|BAcc|BSocSc|BBus|BAppSc|BSW
      |BMid|BTech|BVSc|BDS|MBBS|MBChB)(?![\p{L}-])
    `,
  ],
  [4, /(?<!(?:[Hh]igh|[Ss]econdary) [Ss]chool )(?<!\p{L})[Dd]iploma(?:s)?(?= (?:in|of) )/u],
  [
    6,
    pattern('u')`
      (?<![\p{L}.])(?:MS|MA|M\.S|MSW|MPH|MSN|MArch|MRes|MPharm|MChem|MPhys|MMath|MEd|MSci|MTech|MCom|MPA|MMus|DEA
      |DESS)(?![\p{L}-]|\s(?:Office|Excel|Word|Project|Teams|PowerPoint|Outlook|Access|SQL|Dynamics|Azure|365
      |Visio))|(?<!(?:Scrum|Web|Post|Store|Station|Quiz|Toast)\s)(?<!\p{L})M[aá]sters?(?=\s(?:in|of|en|de|der|du
      |d['’]|1|2|oder|ou|o|or)\s|\s?[-,/()]|\s?\d|$)
    `,
  ],
];
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
