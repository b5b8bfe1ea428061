import { type Language, languages } from '@fitted/contract/languages';

export interface ToldAnswer {
  readonly answer: string;
  /** The chosen role, by its position in the resume; absent for what joins a list. */
  readonly role?: 0 | 1;
  /** The line that was asked about. */
  readonly completes?: string;
  /** What was asked for. */
  readonly asked?: string;
  /** What the line must contain: their words. */
  readonly line: string;
}

export interface Interviewed {
  readonly language: Language;
  readonly resumeText: string;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly roles: readonly [string, string];
  readonly told: readonly ToldAnswer[];
}

/** Answers as people give them, with the line that each should become. */
const answers: Readonly<Record<Language, Omit<Interviewed, 'language'>>> = {
  en: {
    resumeText: `Nora Field
nora@example.com | 555 0100
Experience
Room Attendant, Hotel Larch, Leeds, 2019 - present
- Handled guest complaints
- Cleaned the rooms of the fourth floor
Cleaner, Elm Flats, Leeds, 2016 - 2019
- Cleaned six flats a day
Skills
Excel, COSHH`,
    jobTitle: 'Housekeeping Supervisor',
    jobDescription:
      'You will\n- plan the weekly rota\n- train room attendants\nYou have\n- Opera\n- First aid certificate\n- French',
    roles: ['Room Attendant, Hotel Larch, Leeds, 2019 - present', 'Cleaner, Elm Flats, Leeds, 2016 - 2019'],
    told: [
      {
        answer: 'I made the first draft each week, the manager changed it and signed',
        role: 1,
        line: 'Made the first draft each week, the manager changed it and signed',
      },
      {
        answer: 'yes, I trained 9 new starters and 7 still work here',
        role: 0,
        line: 'Trained 9 new starters and 7 still work here',
      },
      {
        answer: 'about 3 a week; most guests stayed',
        completes: 'Handled guest complaints',
        role: 0,
        line: 'Handled guest complaints, about 3 a week; most guests stayed',
      },
      {
        answer: 'I have used Opera every day since 2021 to see which rooms are free',
        role: 0,
        line: 'Used Opera every day since 2021 to see which rooms are free',
      },
      { answer: 'St John Ambulance, 2022', asked: 'first aid', line: 'St John Ambulance, 2022' },
    ],
  },
  de: {
    resumeText: `Sven Brack
sven@example.com | 0151 000000
Berufserfahrung
Kfz-Mechatroniker, Autohaus Tann, Bielefeld, 08/2016 – heute
- Vertretung des Serviceberaters im Urlaub
- Fehlersuche mit dem Diagnosegerät
Mechaniker, Werkstatt Ohl, Herford, 09/2013 – 07/2016
- Reifenwechsel und Ölwechsel
Kenntnisse
MS Office, Englisch`,
    jobTitle: 'Serviceberater',
    jobDescription:
      'Ihre Aufgaben\n- Terminplanung\n- Kostenvoranschläge erstellen\nIhr Profil\n- SAP\n- Führerschein Klasse B\n- Französisch',
    roles: [
      'Kfz-Mechatroniker, Autohaus Tann, Bielefeld, 08/2016 – heute',
      'Mechaniker, Werkstatt Ohl, Herford, 09/2013 – 07/2016',
    ],
    told: [
      {
        answer: 'Ich habe jede Woche die Termine mit dem Meister geplant',
        role: 0,
        line: 'Jede Woche die Termine mit dem Meister geplant',
      },
      {
        answer: 'Ja, ungefähr 12 bis 15 Kunden am Tag.',
        completes: 'Vertretung des Serviceberaters im Urlaub',
        role: 0,
        line: 'Vertretung des Serviceberaters im Urlaub, ungefähr 12 bis 15 Kunden am Tag',
      },
      {
        answer: 'Kostenvoranschläge schreibe ich seit 2020, etwa 5 am Tag',
        role: 0,
        line: 'Kostenvoranschläge schreibe ich seit 2020, etwa 5 am Tag',
      },
      {
        answer: 'Ich habe die Reifeneinlagerung auf Barcode umgestellt, 400 Radsätze',
        role: 1,
        line: 'Die Reifeneinlagerung auf Barcode umgestellt, 400 Radsätze',
      },
      { answer: 'seit 2009, auch BE', asked: 'Führerschein', line: 'seit 2009, auch BE' },
    ],
  },
  es: {
    resumeText: `Marisol Quint
marisol@example.com | 600 000 000
Experiencia
Administrativa, Transportes Belz, Zaragoza, 03/2018 – actualidad
- Altas y bajas en la Seguridad Social
- Organización de cursos
Auxiliar, Muebles Tard, Huesca, 2014 – 2017
- Archivo y recepción de llamadas
Habilidades
Excel, Word`,
    jobTitle: 'Técnica de recursos humanos',
    jobDescription:
      'Funciones\n- Selección de personal\n- Control de vacaciones\nRequisitos\n- SAP\n- Carnet de conducir\n- Francés',
    roles: [
      'Administrativa, Transportes Belz, Zaragoza, 03/2018 – actualidad',
      'Auxiliar, Muebles Tard, Huesca, 2014 – 2017',
    ],
    told: [
      {
        answer: 'Publico las ofertas en portales de empleo y hago la primera criba, unas 10 vacantes al año.',
        role: 0,
        line: 'Publico las ofertas en portales de empleo y hago la primera criba, unas 10 vacantes al año',
      },
      {
        answer: 'unos 60 conductores, casi sin errores',
        completes: 'Altas y bajas en la Seguridad Social',
        role: 0,
        line: 'Altas y bajas en la Seguridad Social, unos 60 conductores, casi sin errores',
      },
      {
        answer: 'Sí, gestionaba las vacaciones de 12 compañeros en Excel',
        role: 1,
        line: 'Gestionaba las vacaciones de 12 compañeros en Excel',
      },
      {
        answer: 'Llevo el control de vacaciones desde 2018',
        role: 0,
        line: 'Llevo el control de vacaciones desde 2018',
      },
      { answer: 'B, desde 2008', asked: 'conducir', line: 'B, desde 2008' },
    ],
  },
  fr: {
    resumeText: `Claire Vion
claire@example.com | 06 00 00 00 00
Expérience
Responsable de rayon, Hyper Ouest, Nantes, 2019 – présent
- Gestion des stocks du rayon
- Accueil des clients
Caissière, Marché Bleu, Rennes, 2015 – 2019
- Encaissement et fond de caisse
Compétences
Excel, Word`,
    jobTitle: 'Directrice adjointe de magasin',
    jobDescription: 'Missions\n- élaborer les plannings\n- former les nouveaux\nProfil\n- SAP\n- Permis B\n- Anglais',
    roles: ['Responsable de rayon, Hyper Ouest, Nantes, 2019 – présent', 'Caissière, Marché Bleu, Rennes, 2015 – 2019'],
    told: [
      {
        answer: "J'ai formé 6 nouveaux caissiers pendant l'été 2018",
        role: 1,
        line: "Formé 6 nouveaux caissiers pendant l'été 2018",
      },
      {
        answer: 'Oui, je fais les plannings de 8 personnes chaque semaine',
        role: 0,
        line: 'Je fais les plannings de 8 personnes chaque semaine',
      },
      {
        answer: 'environ 400 références, rupture divisée par deux',
        completes: 'Gestion des stocks du rayon',
        role: 0,
        line: 'Gestion des stocks du rayon, environ 400 références, rupture divisée par deux',
      },
      {
        answer: "J'ai utilisé SAP pendant trois ans pour les commandes",
        role: 0,
        line: 'Utilisé SAP pendant trois ans pour les commandes',
      },
      { answer: 'depuis 2014', asked: 'permis', line: 'depuis 2014' },
    ],
  },
  zh: {
    resumeText: `王小明
wang@example.com | 138-0000-0000
工作经历
2019年4月 - 至今 销售主管，上海远景贸易有限公司
- 处理客户投诉
- 维护老客户关系
2015年7月 - 2019年3月 采购专员，苏州恒达机械有限公司
- 负责采购订单
技能
Excel、PPT`,
    jobTitle: '销售经理',
    jobDescription: '岗位职责\n- 制定销售计划\n- 培训新员工\n任职要求\n- 熟悉SAP\n- 驾驶证C1\n- 英语',
    roles: ['2019年4月 - 至今 销售主管，上海远景贸易有限公司', '2015年7月 - 2019年3月 采购专员，苏州恒达机械有限公司'],
    told: [
      { answer: '我每周给新员工做一次培训，大概20人', role: 0, line: '每周给新员工做一次培训，大概20人' },
      { answer: '是的，我用过两年SAP，做采购订单', role: 1, line: '用过两年SAP，做采购订单' },
      {
        answer: '每月大约50个，基本当天解决',
        completes: '处理客户投诉',
        role: 0,
        line: '处理客户投诉，每月大约50个，基本当天解决',
      },
      { answer: '我每个季度制定华东区的销售计划', role: 0, line: '每个季度制定华东区的销售计划' },
      { answer: '2012年取得', asked: '驾驶证', line: '2012年取得' },
    ],
  },
  ja: {
    resumeText: `汐見 あかり
akari@example.com | 000-0000-0000
職務経歴
2019年4月〜現在 株式会社トワノミ 駅前店 販売員
- 新人にレジを教える
- 売場の清掃と品出し
2016年4月〜2019年3月 株式会社ソラモリノ 靴店 販売員
- 接客販売とクレームの一次対応
スキル
Excel、POSレジ`,
    jobTitle: '店舗マネージャー',
    jobDescription: '仕事内容\n- シフト作成\n- 売上管理\n必須\n- 普通自動車免許\n- Excelでの売上集計\n- 英語',
    roles: ['2019年4月〜現在 株式会社トワノミ 駅前店 販売員', '2016年4月〜2019年3月 株式会社ソラモリノ 靴店 販売員'],
    told: [
      {
        answer: '毎日の売上を本部のシートに入力しています。',
        role: 0,
        line: '毎日の売上を本部のシートに入力しています',
      },
      {
        answer: '今までに8人、だいたい2週間で独り立ちしています',
        completes: '新人にレジを教える',
        role: 0,
        line: '新人にレジを教える、今までに8人、だいたい2週間で独り立ちしています',
      },
      {
        answer: 'はい、アルバイト6名のシフト表を毎月作っています',
        role: 0,
        line: 'アルバイト6名のシフト表を毎月作っています',
      },
      {
        answer: '私は週の売上をExcelで商品分類ごとに集計していました',
        role: 1,
        line: '週の売上をExcelで商品分類ごとに集計していました',
      },
      { answer: '2015年取得、AT限定', asked: '免許', line: '2015年取得、AT限定' },
    ],
  },
};

export const interviewed: readonly Interviewed[] = languages.map((language) => ({ language, ...answers[language] }));
