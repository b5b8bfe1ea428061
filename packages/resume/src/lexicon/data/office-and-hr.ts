export const officeAndHr = `
# Programs (tools)
Microsoft Office | MS Office | Office suite | Microsoft Office Suite
  | es:paquete Office | es:ofimática
  | fr:Pack Office | fr:suite Office | fr:bureautique
  | de:MS-Office | de:Office-Kenntnisse
  | zh:办公软件 | zh:Office办公软件
  | ja:オフィスソフト
Microsoft Excel | =Excel !at !in | MS Excel | Excel spreadsheets | advanced Excel | zh:Excel表格 | ja:エクセル | ja:表計算
Pivot tables | pivot table | VLOOKUP | XLOOKUP | ja:ピボット | zh:数据透视 | de:Pivottabellen | es:tablas dinámicas | fr:tableaux croisés
  | es:tablas dinámicas
  | fr:tableaux croisés dynamiques | fr:tableaux croisés
  | de:Pivot-Tabellen
  | zh:数据透视表
  | ja:ピボットテーブル
Microsoft Word | ~Word | MS Word | ja:ワード文書
Microsoft PowerPoint | PowerPoint | MS PowerPoint | Power Point | ja:パワーポイント
Microsoft Outlook | =Outlook !for !on !is | MS Outlook
Microsoft Access | MS Access | ~Access
Microsoft Teams | MS Teams | ~Teams
Microsoft Project | MS Project
Microsoft Visio | =Visio | MS Visio
OneDrive
Google Sheets
Google Docs
~Slack | Slack messaging
~Zoom | Zoom meetings | <video conferencing
~Notion
Trello
Asana
Adobe Acrobat | Acrobat | <PDF editing
DocuSign | electronic signatures
# Office work
Administration | administrative support | office administration | administrative tasks | administrative duties
  | clerical work | clerical duties | clerical support
  | es:administración | es:tareas administrativas | es:gestión administrativa
  | fr:gestion administrative | fr:tâches administratives | fr:travail administratif
  | de:Verwaltung | de:Büroorganisation | de:administrative Tätigkeiten | de:Büroarbeit
  | zh:行政管理 | zh:行政工作
  | ja:事務 | ja:一般事務 | ja:事務処理 | ja:総務
Office management | running the office | es:gestión de oficina | fr:gestion de bureau | de:Büroleitung | de:Office-Management | zh:办公室管理 | ja:オフィス管理
Reception | front desk | <receptionist | front office | greeting visitors | welcoming visitors
  | <es:recepcionista | es:recepción de hotel | es:experiencia en recepción
  | fr:accueil | fr:accueil physique et téléphonique
  | de:Empfangstätigkeit | de:am Empfang | de:Rezeption
  | zh:前台 | zh:前台接待
  | ja:受付 | ja:受付業務 | ja:フロント業務
Diary management | calendar management | scheduling appointments | appointment scheduling | managing calendars
  | es:gestión de agenda | es:gestión de agendas
  | fr:gestion d'agenda | fr:gestion des agendas | fr:prise de rendez-vous
  | de:Terminplanung | de:Terminkoordination | de:Terminverwaltung | de:Kalenderführung
  | zh:日程安排 | zh:日程管理
  | ja:スケジュール管理 | ja:日程調整
Scheduling | rostering | rota management | shift planning | staff scheduling | rotas | staff rotas
  | es:planificación de turnos | es:cuadrantes
  | fr:planification | fr:gestion des plannings | fr:plannings
  | de:Dienstplanung | de:Schichtplanung | de:Personaleinsatzplanung | de:Dienstpläne
  | zh:排班
  | ja:シフト管理 | ja:シフト作成
Travel arrangements | travel booking | travel coordination | booking travel
  | es:gestión de viajes
  | fr:organisation de déplacements | fr:organisation des déplacements
  | de:Reiseorganisation | de:Reiseplanung
  | zh:差旅安排
  | ja:出張手配
Correspondence | business correspondence | email correspondence
  | es:correspondencia | es:gestión de correspondencia
  | fr:gestion du courrier | fr:rédaction de courriers | fr:courrier
  | de:Korrespondenz | de:Schriftverkehr
  | zh:商务信函 | zh:函电
  | ja:メール対応 | ja:文書作成
Minute taking | taking minutes | meeting minutes
  | es:redacción de actas | es:actas
  | fr:comptes rendus | fr:rédaction de comptes rendus
  | de:Protokollführung
  | zh:会议记录 | zh:会议纪要
  | ja:議事録 | ja:議事録作成
Filing | document filing | record keeping | record-keeping | records management | archiving
  | es:archivo | es:gestión documental
  | fr:archivage | fr:classement
  | de:Ablage | de:Archivierung | de:Aktenführung
  | zh:档案管理 | zh:文件归档
  | ja:書類管理 | ja:ファイリング
Document management | document control | document preparation | es:control documental | fr:gestion documentaire | de:Dokumentenmanagement | zh:文档管理 | ja:文書管理
Typing | touch typing | words per minute | =WPM
  | es:mecanografía
  | fr:dactylographie | fr:frappe
  | de:Zehnfingersystem | de:Maschinenschreiben
  | zh:打字
  | ja:タイピング
Dictation | audio typing | transcription | es:transcripción | fr:transcription de dictées | de:Phonodiktat | de:Diktat | zh:听写 | ja:文字起こし
Proofreading | copy-editing | copyediting | es:corrección de textos | fr:relecture | fr:correction de textes | de:Korrekturlesen | de:Lektorat | zh:校对 | ja:校正
Telephone manner | answering phones | answering calls | telephone skills | answering telephone | phone etiquette
  | switchboard
  | es:atención telefónica
  | fr:accueil téléphonique | fr:standard téléphonique
  | de:Telefondienst | de:Telefonzentrale
  | zh:电话接听 | zh:接听电话
  | ja:電話対応 | ja:電話応対
Meeting organisation | meeting coordination | organising meetings | organizing meetings
  | es:organización de reuniones
  | fr:organisation de réunions
  | de:Organisation von Besprechungen
  | zh:会议组织 | zh:会务
  | ja:会議準備
Event planning | event management | event coordination | event organisation | organising events | organizing events
  | es:organización de eventos | es:eventos
  | fr:organisation d'événements | fr:événementiel
  | de:Veranstaltungsorganisation | de:Eventmanagement | de:Veranstaltungsplanung
  | zh:活动策划 | zh:活动组织
  | ja:イベント企画 | ja:イベント運営
Office supplies | ordering supplies | supply ordering | es:material de oficina | fr:fournitures de bureau | de:Büromaterial | zh:办公用品采购 | ja:備品管理 | ja:備品発注
Executive assistance | <executive assistant | <personal assistant | executive support
  | <es:asistente de dirección | es:secretariado de dirección
  | fr:assistanat de direction | <fr:assistante de direction
  | de:Assistenz der Geschäftsführung | de:Vorstandsassistenz
  | zh:总经理助理
  | ja:秘書 | ja:秘書業務
Facilities management | facility management | building management
  | es:gestión de instalaciones
  | fr:services généraux
  | de:Gebäudemanagement | de:Facility-Management
  | zh:设施管理 | zh:物业管理
  | ja:施設管理
Translation | translating documents | es:traducción | fr:traduction | de:Übersetzung | zh:翻译 | zh:笔译 | ja:翻訳
Interpreting | interpretation services | es:interpretación | fr:interprétariat | de:Dolmetschen | zh:口译 | ja:通訳
Report writing | writing reports | reporting !to !directly !line
  | es:redacción de informes | es:elaboración de informes | es:informes
  | fr:rédaction de rapports | fr:reporting
  | de:Berichtswesen | de:Berichterstellung
  | zh:报告撰写 | zh:报表
  | ja:報告書作成 | ja:レポート作成 | ja:資料作成
# Projects and change
Project management | <project manager | managing projects | project planning | project delivery
  | es:gestión de proyectos | es:dirección de proyectos
  | fr:gestion de projet | fr:gestion de projets | fr:conduite de projet | fr:pilotage de projet
  | fr:pilotage de projets
  | de:Projektmanagement | de:Projektleitung
  | zh:项目管理
  | ja:プロジェクト管理 | ja:プロジェクトマネジメント | ja:進捗管理
Programme management | program management | <=PMO | es:gestión de programas | fr:gestion de programmes | de:Programmmanagement | zh:项目群管理 | ja:PMO業務
Stakeholder management | stakeholder engagement | stakeholders | stakeholder communication
  | es:gestión de stakeholders | es:partes interesadas
  | fr:gestion des parties prenantes
  | de:Stakeholder-Management
  | zh:干系人管理 | zh:利益相关方
  | ja:ステークホルダー管理 | ja:関係者調整
Change management | organisational change | organizational change
  | es:gestión del cambio
  | fr:conduite du changement
  | de:Change-Management | de:Veränderungsmanagement
  | zh:变革管理
  | ja:チェンジマネジメント
Risk management | risk assessment | risk assessments | risk analysis
  | es:gestión de riesgos | es:evaluación de riesgos
  | fr:gestion des risques | fr:évaluation des risques
  | de:Risikomanagement | de:Gefährdungsbeurteilung
  | zh:风险管理 | zh:风险评估
  | ja:リスク管理 | ja:リスクアセスメント
Process improvement | continuous improvement | process optimisation | process optimization
  | business process improvement
  | es:mejora continua | es:mejora de procesos | es:optimización de procesos
  | fr:amélioration continue | fr:optimisation des processus
  | de:Prozessoptimierung | de:kontinuierliche Verbesserung | de:=KVP
  | zh:流程优化 | zh:持续改进 | zh:流程改进
  | ja:業務改善 | ja:プロセス改善 | ja:継続的改善
Business analysis | requirements gathering | requirements analysis | <business analyst
  | es:análisis de negocio | es:análisis de requisitos
  | fr:analyse métier | fr:recueil des besoins | fr:analyse des besoins
  | de:Anforderungsanalyse | de:Business-Analyse
  | zh:需求分析 | zh:业务分析
  | ja:要件定義 | ja:業務分析
Key performance indicators | =KPI | =KPIs | performance metrics
  | es:indicadores de gestión | es:indicadores clave
  | fr:indicateurs de performance | fr:tableaux de bord
  | de:Kennzahlen
  | zh:绩效指标 | zh:关键绩效指标
  | ja:KPI管理 | ja:計数管理
Operations management | managing operations | operational management | day-to-day operations
  | es:gestión de operaciones
  | fr:gestion des opérations
  | de:Betriebsleitung | de:Betriebsführung
  | zh:运营管理
  | ja:オペレーション管理 | ja:業務管理
Policy development | writing policies | policies and procedures | standard operating procedures | =SOP | =SOPs
  | es:elaboración de procedimientos | es:procedimientos
  | fr:rédaction de procédures
  | de:Arbeitsanweisungen
  | zh:制度建设 | zh:操作规程
  | ja:マニュアル作成 | ja:手順書
Team management | managing a team | people management | staff management | staff supervision | supervising staff
  | line management | team supervision | supervisory experience | managing teams
  | es:gestión de equipos | es:gestión de personal | es:personal a cargo | es:supervisión de personal
  | fr:encadrement | fr:encadrement d'équipe | fr:management d'équipe | fr:gestion d'équipe
  | fr:gestion du personnel
  | de:Personalführung | de:Teamleitung | de:Personalverantwortung | de:Teamführung
  | zh:团队管理 | zh:人员管理 | zh:班组管理
  | ja:チームマネジメント | ja:部下育成 | ja:人材マネジメント | ja:スタッフ管理 | ja:マネジメント
Staff training | ~training | ~Training | training staff | training new staff | training new employees
  | employee training | training and development | training delivery | onboarding new staff
  | es:formación de personal | es:formación del personal | es:capacitación | es:capacitación del personal
  | fr:formation du personnel | fr:formation des équipes | fr:formation de nouveaux arrivants
  | de:Mitarbeiterschulung | de:Schulungen | de:Einarbeitung | de:Einarbeitung neuer Mitarbeiter
  | zh:员工培训 | zh:培训 | zh:新员工培训
  | ja:新人教育 | ja:新人指導 | ja:新人研修 | ja:スタッフ教育 | ja:社員研修
Health and safety | workplace safety | occupational health and safety | =HSE | =EHS | =OHS | safety procedures
  | es:seguridad y salud en el trabajo | es:seguridad laboral | es:prevención de riesgos laborales | es:=PRL
  | fr:santé et sécurité au travail | fr:règles de sécurité | fr:=QHSE | fr:=HSE
  | de:Arbeitssicherheit | de:Arbeitsschutz
  | zh:安全生产 | zh:职业健康安全 | zh:安全管理
  | ja:安全管理 | ja:労働安全衛生 | ja:安全衛生
Compliance | regulatory compliance
  | es:cumplimiento normativo
  | fr:conformité | fr:conformité réglementaire
  | de:Compliance
  | zh:合规 | zh:合规管理
  | ja:コンプライアンス | ja:法令順守 | ja:法令遵守
*Project Management Professional | =PMP | PMP certification | PMP certified
*PRINCE2 | Prince2
*Lean Six Sigma Green Belt | Six Sigma Green Belt | Green Belt
*Lean Six Sigma Black Belt | Six Sigma Black Belt | Black Belt
# People
Human resources | =HR | HR management | HR administration
  | es:recursos humanos | es:=RRHH
  | fr:ressources humaines | fr:=RH
  | de:Personalwesen | de:Personalabteilung
  | zh:人力资源 | zh:人力资源管理 | zh:人事
  | ja:人事 | ja:人事労務
Recruitment | =Recruiting | talent acquisition | =Hiring | hiring staff | recruiting staff | staffing
  | candidate sourcing
  | es:selección de personal | es:reclutamiento | es:contratación
  | fr:recrutement
  | de:Personalbeschaffung | de:Personalgewinnung | de:Recruiting | de:Rekrutierung
  | zh:招聘
  | ja:採用 | ja:採用業務 | ja:人材採用
Interviewing | conducting interviews | job interviews
  | es:entrevistas de selección
  | fr:entretiens d'embauche
  | de:Vorstellungsgespräche
  | zh:面试
  | ja:採用面接 | ja:面接
Onboarding | employee onboarding | induction | new hire orientation
  | es:incorporación de empleados
  | fr:intégration des nouveaux collaborateurs
  | de:Onboarding
  | zh:入职培训 | zh:入职办理
  | ja:オンボーディング
Employee relations | labour relations | labor relations | industrial relations | <union negotiations
  | es:relaciones laborales
  | fr:relations sociales | fr:dialogue social
  | de:Betriebsrat | de:Arbeitnehmervertretung
  | zh:员工关系 | zh:劳动关系
  | ja:労務管理 | ja:労使関係
Performance management | performance reviews | performance appraisals | appraisals
  | es:evaluación del desempeño
  | fr:entretiens annuels | fr:évaluation des performances
  | de:Mitarbeitergespräche | de:Leistungsbeurteilung
  | zh:绩效管理 | zh:绩效考核
  | ja:人事評価 | ja:評価面談
Compensation and benefits | benefits administration | =C&B
  | es:compensación y beneficios
  | fr:rémunération et avantages sociaux
  | de:Vergütung und Benefits
  | zh:薪酬福利 | zh:薪酬管理
  | ja:給与制度
Employment law | labour law | labor law | es:derecho laboral | fr:droit du travail | fr:droit social | de:Arbeitsrecht | zh:劳动法 | ja:労働法
Succession planning | talent management | talent development
  | es:gestión del talento
  | fr:gestion des talents | fr:=GPEC
  | de:Talentmanagement | de:Personalentwicklung
  | zh:人才发展
  | ja:人材育成 | ja:人材開発
Workforce planning | labour planning | labor planning | workforce management | headcount planning
  | es:planificación de plantilla
  | fr:planification des effectifs
  | de:Personalplanung
  | zh:人力规划
  | ja:要員計画
Diversity and inclusion | =DEI | equality and diversity | diversity, equity and inclusion
  | es:diversidad e inclusión
  | fr:diversité et inclusion
  | de:Vielfalt und Inklusion
  | zh:多元化与包容
  | ja:ダイバーシティ
HR information systems | =HRIS | <Workday | <BambooHR | <SuccessFactors | es:sistemas de RRHH | fr:=SIRH | zh:人力资源系统 | ja:人事システム
Applicant tracking systems | =ATS | applicant tracking system | <Greenhouse recruiting
Career counselling | career coaching | career guidance | es:orientación laboral | fr:conseil en orientation | de:Berufsberatung | zh:职业规划 | ja:キャリアコンサルティング
*CIPD qualification | =CIPD | CIPD Level 5
*SHRM certification | <=SHRM | <SHRM-CP | <=PHR | <=SPHR
*Office software certificate | <=MOS | Microsoft Office Specialist | <ja:日商PC検定 | <zh:计算机二级 | <zh:全国计算机等级考试
*Secretarial certificate | ja:秘書検定 | <ja:秘書検定2級
`;
