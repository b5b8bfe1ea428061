import type { Language } from '@fitted/contract/languages';

/** One everyday resume in each language, with what people ask the chat about: roles, lists, a summary and a section to drop. */
const everydayResumes: Readonly<Record<Language, string>> = {
  en: `Ada Lind
ada@example.org | +44 20 7946 0000 | London

Summary
Developer for data platforms. I like clear code. Ten years in fintech.

Work Experience

Senior Engineer, Acme Corp, Berlin, 2019 - present
- Led a team of 4
- Cut the AWS bill with Firebase alarms
- Reviewed code
- Wrote Python ETL jobs for finance
- Planned the migration

Developer, Globex, 2014 - 2019
- Built Java services
- Wrote Python scripts for Kafka
- Ran on-call

Education
BSc Computer Science, University of Leeds, 2010 - 2014

Skills
Languages: Python, Java
Tools: Docker, AWS, Firebase

Hobbies
Rowing`,
  de: `Jana Kraus
jana@example.org

Profil
Kauffrau für Spedition mit zehn Jahren Erfahrung. Ich mag klare Abläufe. Gern im Team.

Berufserfahrung

Teamleiterin, Kraft AG, Kassel, 2018 - heute
- Leitung von 6 Disponenten
- Rechnungen mit SAP geprüft
- Touren geplant

Disponentin, Nordfracht GmbH, 2012 - 2018
- Touren für 40 Fahrer geplant
- Reklamationen bearbeitet
- Excel-Listen gepflegt

Ausbildung
Kauffrau für Spedition, Berufsschule Kassel, 2009 - 2012

Kenntnisse
Excel, SAP, Word

Sprachen
Deutsch, Englisch

Hobbys
Rudern`,
  fr: `Jeanne Roy
jeanne@example.org

Profil
Assistante de gestion depuis dix ans. J'aime les chiffres. Rigoureuse et calme.

Expérience professionnelle

Assistante de direction, Banque du Nord, Lille, 2018 - aujourd'hui
- Préparé les budgets avec Excel
- Organisé 40 réunions par an
- Formé 2 stagiaires

Secrétaire, Mairie de Lens, 2012 - 2018
- Accueilli le public
- Rédigé les courriers
- Classé les dossiers

Formation
BTS Gestion, Lycée Pasteur, 2010 - 2012

Compétences
Excel, Word, SAP

Langues
Français, anglais

Centres d'intérêt
Aviron`,
  es: `Luisa Mora
luisa@example.org

Perfil
Enfermera con diez años de práctica. Me gusta el trabajo en equipo. Cercana y tranquila.

Experiencia

Enfermera jefe, Clínica Sol, Sevilla, 2018 - actualidad
- Coordiné 12 enfermeras
- Preparé turnos con Excel
- Atendí urgencias

Enfermera, Hospital del Mar, 2012 - 2018
- Cuidé a pacientes
- Registré datos en SAP
- Ayudé en quirófano

Formación
Grado en Enfermería, Universidad de Sevilla, 2008 - 2012

Habilidades
Excel, SAP, Word

Idiomas
Español, inglés

Aficiones
Remo`,
  zh: `李娜
lina@example.org

个人简介
十年后端开发经验。喜欢写干净的代码。善于沟通。

工作经历

美团 高级工程师 2019年2月—至今
• 负责订单系统
• 带领4人团队
• 用Java重构支付模块

华为技术有限公司 软件工程师 2014年7月—2019年1月
• 开发网络管理平台
• 编写Python脚本
• 参加代码评审

教育背景
北京大学 计算机科学 本科 2010年—2014年

专业技能
Java、Python、Docker

语言
中文、英语

兴趣爱好
划船`,
  ja: `佐藤 健
ken@example.org

職務要約
バックエンド開発を10年経験。きれいなコードが好きです。チームでの開発が得意です。

職務経歴

2019年2月〜現在　北建設株式会社　リーダー
・現場を管理
・Excelで予算を作成
・新人を指導

2014年4月〜2019年1月　南工業株式会社　技術者
・SAPでポンプ300台を修理
・図面を作成
・安全点検を実施

学歴
2014年3月　東京大学　工学部　卒業

スキル
Excel、Python、SAP

語学
日本語、英語

趣味
ボート`,
};

export const everydayResume = (language: Language): string => everydayResumes[language];
