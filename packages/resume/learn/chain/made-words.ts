import type { Language } from '@fitted/contract/language-list';

/** Words around the heads of made-up sections, by language. */
export interface MadeWords {
  readonly headings: readonly string[];
  readonly education: string;
  readonly months: readonly string[];
  readonly present: readonly string[];
  readonly since: string;
  /** Departments, as people write them next to an employer. */
  readonly units: readonly string[];
  /** What an employer does. */
  readonly sectors: readonly string[];
  /** Specialisations that follow a title. */
  readonly topics: readonly string[];
  readonly places: readonly string[];
  readonly contracts: readonly string[];
  readonly asides: readonly string[];
  /** Small headings within the body of an entry. */
  readonly parts: readonly string[];
  readonly years: string;
  readonly degree: string;
}

const list = (text: string): string[] => text.split(';').map((one) => one.trim());

export const madeWords: Readonly<Record<Language, MadeWords>> = {
  en: {
    headings: list('Experience; Work Experience; Professional Experience; EMPLOYMENT HISTORY; Employment'),
    education: 'Education',
    months: list('January; February; March; April; May; June; July; August; September; October; November; December'),
    present: list('Present; present; Current; now; Now'),
    since: 'since',
    units: list(
      'Department of Biology; Finance Department; Cloud Team; Division of Surgery; Research Group; Customer ' +
        'Operations; Institute of Geography; Platform Engineering; Marketing Division; School of Nursing; Night ' +
        'Unit; Payments Org',
    ),
    sectors: list(
      'Retail; Logistics; Mobile operator; Software; Banking, Insurance; Health care; Food industry; ' +
        'E-commerce; Public sector; Media; Energy, Utilities; TOP 3 in the region',
    ),
    topics: list(
      'Business Development; Machine Learning; Night Shift; Payments; North Region; Customer Support; Cloud & ' +
        'Data; Quality; Contract; Year 5; Mobile; Surgery; R&D; Export Sales',
    ),
    places: list(
      'Oakvale; Tarrant Mills; Penrith; Yuma; Harlow; Nether Wallop; Boston, MA; London, UK; Berlin, Germany; ' +
        'Austin, TX; Leeds; Remote; Toronto, Canada; Hillsboro, OR; Dublin; ' +
        'Pune, India; Portland, OR (Remote); New York',
    ),
    contracts: list('Full-time; Part-time; Contract; Internship; Freelance'),
    asides: list(
      '(part-time); (FinTech); (contract); (promoted in 2019); (remote); (volunteer); (Automotive Industry); (maternity cover)',
    ),
    parts: list(
      'Key achievements; Responsibilities:; Technologies: Java, Go, SQL; Projects; Tools used: Excel, SAP; ' +
        'Selected projects:; Skills: sewing, cutting; Data pipeline; Store opening 2019; Team of 8',
    ),
    years: '2 years 4 months; 1 yr 2 mos; 8 months; (2 years); 11 mos',
    degree: 'BSc Physics, University of Leeds',
  },
  de: {
    headings: list('Berufserfahrung; Beruflicher Werdegang; Praxiserfahrung; BERUFSERFAHRUNG; Erfahrung'),
    education: 'Ausbildung',
    months: list('Januar; Februar; März; April; Mai; Juni; Juli; August; September; Oktober; November; Dezember'),
    present: list('heute; Heute; aktuell; dato'),
    since: 'seit',
    units: list(
      'Abteilung Einkauf; Station 4; Institut für Chemie; Bereich Vertrieb; Lehrstuhl für Statistik; Werk Nord; Team Logistik; Dermatologie Station',
    ),
    sectors: list(
      'Maschinenbau; Einzelhandel; Großhandel für Obst; IT-Dienstleister; Automobilzulieferer; Pflege; Bauwesen; Softwarehaus',
    ),
    topics: list(
      'Hardware-Support; Vertrieb Süd; Nachtdienst; Einkauf; Schwerpunkt Diabetes; Bereich Prüfstand; Backend; Kundenbetreuung',
    ),
    places: list(
      'Traun; Alzey; Ried-Haag; Stockach; Bad Aibling; Lohne; Berlin; München, Deutschland; Krefeld; Wien, ' +
        'Österreich; Hamburg; Regensburg, Deutschland; Zürich; Mainz',
    ),
    contracts: list('Vollzeit; Teilzeit; Minijob; Praktikum; befristet'),
    asides: list('(Teilzeit); (befristet); (Minijob); (w/m/d); (Elternzeitvertretung); (nebenberuflich)'),
    parts: list(
      'Tätigkeiten:; Aufgaben:; Projekte; Schwerpunkte:; Erfolge; Tätigkeiten: Kasse, Lager, Beratung; Migration der Systeme; Einführung von SAP',
    ),
    years: '2 Jahre 4 Monate; 8 Monate; (2 Jahre)',
    degree: 'Abitur, Goethe-Gymnasium',
  },
  es: {
    headings: list('Experiencia; Experiencia laboral; Experiencia profesional; EXPERIENCIA LABORAL'),
    education: 'Formación',
    months: list('enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre; octubre; noviembre; diciembre'),
    present: list('actualidad; presente; Actualidad; la actualidad'),
    since: 'desde',
    units: list(
      'Departamento de Ventas; Área de Sistemas; Facultad de Ciencias; Servicio de Urgencias; Planta 3; Equipo de Datos',
    ),
    sectors: list(
      'Multinacional de venta directa; Hostelería; Logística; Sector público; Telefonía; Construcción; Alimentación',
    ),
    topics: list('Zona Norte; Turno de noche; Campaña de verano; Atención al cliente; Calidad; Desarrollo web'),
    places: list(
      'Alcoy; Cangas; Moratalla; Carpi (MO); Madrid; Sevilla, España; Caracas, Venezuela; Bogotá, Colombia; Valencia; Lima, Perú',
    ),
    contracts: list('Jornada completa; Media jornada; Prácticas; Autónomo'),
    asides: list('(prácticas); (media jornada); (temporal); (sustitución)'),
    parts: list('Funciones:; Logros; Proyectos; Herramientas: Excel, SAP; Responsabilidades; Apertura de tienda'),
    years: '2 años 4 meses; 8 meses; (2 años)',
    degree: 'Grado en Historia, Universidad de Sevilla',
  },
  fr: {
    headings: list('Expérience professionnelle; Expériences professionnelles; Expériences; PARCOURS PROFESSIONNEL'),
    education: 'Formation',
    months: list('janvier; février; mars; avril; mai; juin; juillet; août; septembre; octobre; novembre; décembre'),
    present: list("aujourd'hui; présent; ce jour; Aujourd’hui"),
    since: 'depuis',
    units: list(
      'Service comptabilité; Département Recherche; Service des urgences; Équipe Données; Direction des achats; Faculté des sciences',
    ),
    sectors: list('Grande distribution; Bâtiment; Transport; Assurance; Restauration; Édition de logiciels'),
    topics: list('Secteur Nord; Équipe de nuit; Développement web; Relation client; Qualité; Alternance'),
    places: list(
      'Vesoul; Tulle; Gif-sur-Orge; Mayenne; Lyon; Paris, France; Bordeaux; Genève, Suisse; Casablanca, Maroc; Lille (59)',
    ),
    contracts: list('CDI; CDD; Stage; Alternance; Temps partiel'),
    asides: list('(stage); (CDD); (alternance); (temps partiel); (intérim)'),
    parts: list(
      'Missions :; Projets; Réalisations; Outils : Excel, SAP; Environnement technique : PHP; Refonte du site',
    ),
    years: '2 ans 4 mois; 8 mois; (2 ans)',
    degree: 'Licence de droit, Université Lyon 2',
  },
  zh: {
    headings: list('工作经历; 工作经验; 职业经历; 实习经历'),
    education: '教育背景',
    months: [],
    present: list('至今; 现在'),
    since: '自',
    units: list('研发部; 市场部; 华东大区; 数据平台组; 终端事业部; 客户服务中心; 消费者业务部'),
    sectors: list('互联网; 零售; 制造业; 物流; 教育培训; 上市公司'),
    topics: list('后端; 华东区; 夜班; 大数据方向; 实习生; 平台产品'),
    places: list('上海; 北京; 深圳市南山区; 广东深圳; 杭州市'),
    contracts: list('全职; 兼职; 实习'),
    asides: list('(远程); （实习）; （兼职）'),
    parts: list('工作内容：; 工作描述：; 主要业绩; 项目：订单系统; 技术栈：Java、MySQL; 工作职责：; 会员系统重构'),
    years: '2年4个月; 8个月',
    degree: '计算机科学 本科 华东大学',
  },
  ja: {
    headings: list('職歴; 職務経歴; 職務経歴詳細; ■職務経歴'),
    education: '学歴',
    months: [],
    present: list('現在; 現在に至る; 在職中'),
    since: '',
    units: list('営業部; 開発第二部; 品質管理課; 大阪支店; 第三病棟; 情報システム部'),
    sectors: list('小売業; 受託開発; 食品製造; 人材サービス; 自動車部品'),
    topics: list('法人営業; バックエンド; 夜勤; 新規開拓; 品質保証'),
    places: list('東京都品川区; 大阪市; 福岡県福岡市; 名古屋市'),
    contracts: list('正社員; 契約社員; アルバイト; 派遣社員'),
    asides: list('（契約社員）; （アルバイト）; （派遣）'),
    parts: list(
      '【業務内容】; 業務内容：; 【実績】; 使用技術：Java、SQL; ■受注管理システムの改修; ＜担当業務＞; 【開発環境】',
    ),
    years: '2年4ヶ月; （8ヶ月）',
    degree: '港北大学 経済学部 卒業',
  },
};
