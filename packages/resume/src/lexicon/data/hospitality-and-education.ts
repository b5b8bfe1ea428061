export const hospitalityAndEducation = `
# Kitchen
Cooking | food preparation | preparing food | meal preparation | culinary skills | food prep
  | es:cocina | es:preparación de alimentos | es:elaboración de platos
  | fr:cuisine | fr:préparation des plats | fr:préparation culinaire
  | de:Kochen | de:Speisenzubereitung | de:Zubereitung von Speisen
  | zh:烹饪 | zh:烹调 | zh:备餐
  | ja:調理 | ja:調理業務 | ja:仕込み
Food safety | food hygiene | HACCP | hygiene standards | food handling | kitchen hygiene
  | hazard analysis and critical control points
  | es:seguridad alimentaria | es:higiene alimentaria | es:=APPCC | es:manipulación de alimentos
  | fr:hygiène alimentaire | fr:normes d'hygiène | fr:sécurité alimentaire
  | de:Lebensmittelhygiene | de:Hygienevorschriften | de:Lebensmittelsicherheit
  | zh:食品安全 | zh:食品卫生
  | ja:衛生管理 | ja:食品衛生
Menu planning | menu development | menu design | menu creation | seasonal menus
  | es:elaboración de menús | es:diseño de menús | es:menús
  | fr:élaboration des menus | fr:création de cartes | fr:élaboration de la carte
  | de:Menüplanung | de:Speisekartengestaltung
  | zh:菜单设计 | zh:菜品研发
  | ja:メニュー開発 | ja:献立作成
Food cost control | menu costing | food costs | gross profit management | food cost
  | es:control de costes de alimentos | es:escandallos
  | fr:calcul des coûts matières
  | de:Wareneinsatz | de:Wareneinsatzkontrolle
  | zh:食材成本控制
  | ja:食材原価管理 | ja:フードコスト
Pastry | <baking | patisserie | <bread making
  | es:repostería | es:pastelería | <es:panadería
  | fr:pâtisserie | <fr:boulangerie
  | de:Backen | de:Konditorei | <de:Bäckerei
  | zh:烘焙 | zh:西点制作
  | ja:製菓 | ja:製パン
Butchery | meat cutting | es:carnicería | fr:boucherie | de:Fleischverarbeitung | zh:切肉 | ja:精肉加工
Fish and seafood preparation | seafood | fish filleting | es:pescados y mariscos | fr:poissonnerie | zh:海鲜处理 | ja:魚介調理
Kitchen management | kitchen supervision | brigade management | running a kitchen | <head chef | <sous chef
  | <es:jefe de cocina | <es:jefe de partida
  | fr:gestion de cuisine | <fr:chef de partie | fr:gestion de brigade
  | de:Küchenleitung | <de:Küchenchef | <de:Souschef
  | zh:厨房管理 | <zh:厨师长
  | ja:厨房管理 | <ja:料理長
Allergen awareness | allergen management | food allergens
  | es:alérgenos
  | fr:allergènes
  | de:Allergenmanagement | de:Allergene
  | zh:过敏原管理
  | ja:アレルゲン管理 | ja:アレルギー対応
Catering | banqueting | banquets | event catering
  | es:banquetes | es:catering de eventos
  | fr:traiteur | fr:banquets
  | de:Bankett | de:Catering
  | zh:宴会服务 | zh:宴会
  | ja:宴会 | ja:ケータリング
Dishwashing | <kitchen porter | washing dishes | es:lavado de vajilla | es:office de cocina | fr:plonge | de:Spülküche | zh:洗碗 | ja:食器洗浄 | ja:洗い場
# Service
Table service | waiting tables | <waiting staff | <waitressing | food service | serving food
  | food and beverage service | =F&B
  | es:servicio de mesa | es:servicio en mesa | es:servicio de sala | <es:camarero ; es:camarera
  | fr:service en salle | fr:service à table
  | de:Service am Tisch | de:Servicekraft | de:Bedienung der Gäste
  | zh:餐厅服务 | zh:点餐 | zh:餐饮服务
  | ja:ホール業務 | ja:配膳 | ja:飲食サービス
Bartending | bar service | cocktail making | cocktails | mixology | bar work
  | es:coctelería | es:servicio de barra
  | fr:service au bar | fr:cocktails
  | de:Barservice | de:Cocktails
  | zh:调酒
  | ja:バーテンダー | ja:カクテル
Barista skills | barista | coffee making | espresso machine | latte art | es:barista | fr:préparation de cafés | de:Kaffeezubereitung | zh:咖啡制作 | ja:バリスタ
Wine knowledge | wine service | <sommelier
  | es:conocimiento de vinos | <es:sumiller
  | fr:œnologie | fr:sommellerie
  | de:Weinkenntnisse
  | zh:葡萄酒知识
  | ja:ワイン知識 | <ja:ソムリエ
Guest relations | guest experience | guest satisfaction | <concierge | guest complaints
  | es:atención al huésped | es:atención a huéspedes
  | fr:relation clientèle | <fr:conciergerie
  | de:Gästebetreuung
  | zh:宾客关系 | <zh:礼宾服务
  | ja:お客様対応 | ja:ゲスト対応 | <ja:コンシェルジュ
Hotel check-in | check-in and check-out | guest check-in
  | es:registro de entrada | es:check-in y check-out
  | fr:arrivées et départs | fr:check-in et check-out
  | de:Check-in und Check-out
  | zh:办理入住 | zh:入住登记
  | ja:チェックイン | ja:チェックアウト
Reservations | booking management | room reservations | table reservations
  | es:gestión de reservas | es:reservas
  | fr:réservations | fr:gestion des réservations
  | de:Reservierungen | de:Buchungen
  | zh:预订管理 | zh:客房预订
  | ja:予約受付 | ja:予約管理
Property management system | =PMS | <Opera PMS ; =Opera ; Opera Cloud | <Protel | <Fidelio | <Avirato
  | property management systems
  | es:sistema de gestión hotelera
  | fr:logiciel hôtelier
  | de:Hotelsoftware
  | zh:酒店管理系统
  | ja:宿泊管理システム | ja:ホテル管理システム
Revenue management | yield management | es:gestión de ingresos | fr:gestion du rendement | de:Revenue-Management | zh:收益管理 | ja:レベニューマネジメント
Housekeeping | room cleaning | <room attendant | cleaning rooms
  | es:limpieza de habitaciones | <es:camarera de pisos
  | fr:service des étages | fr:entretien des chambres | fr:ménage
  | de:Zimmerreinigung | de:Housekeeping
  | zh:客房服务 | zh:客房清洁
  | ja:客室清掃 | ja:ハウスキーピング
Cleaning | cleaning duties | commercial cleaning | janitorial work | sanitation
  | es:limpieza | es:servicios de limpieza
  | fr:nettoyage | fr:entretien des locaux
  | de:Reinigung | de:Gebäudereinigung
  | zh:保洁 | zh:清洁
  | ja:清掃 | ja:清掃業務
Night audit | <night auditor | es:auditoría nocturna | fr:audit de nuit | de:Nachtaudit | zh:夜审 | ja:ナイトフロント
Tourism | <tour guiding | <travel agency
  | es:turismo | <es:guía turístico
  | fr:tourisme | <fr:guide touristique
  | de:Tourismus | <de:Reiseführung
  | zh:旅游 | <zh:导游
  | ja:観光 | ja:観光案内 | <ja:旅行業
Restaurant management | managing a restaurant
  | es:gestión de restaurante
  | fr:gestion de restaurant | fr:direction de restaurant
  | de:Restaurantleitung
  | zh:餐厅管理
  | ja:飲食店運営
Security guarding | <security guard | access control | <CCTV monitoring | patrols
  | es:vigilancia | es:control de accesos
  | fr:gardiennage | fr:surveillance des accès
  | de:Sicherheitsdienst | de:Objektschutz | de:Wachdienst
  | zh:安保 | zh:保安
  | ja:警備 | ja:警備業務
*Food hygiene certificate | food handler's certificate | food handlers card | food handler card | <ServSafe
  | <Food safety level 2 ; food hygiene level 2 | <Food safety level 3
  | es:carné de manipulador de alimentos | es:manipulador de alimentos
  | fr:formation HACCP
  | de:Gesundheitszeugnis | de:Hygieneschulung | <de:Belehrung nach Infektionsschutzgesetz
  | zh:健康证 | <zh:食品安全管理员证
  | ja:食品衛生責任者
*Cook's licence | <ja:調理師免許 ; ja:調理師 | <zh:厨师证 | <fr:CAP cuisine | <es:técnico en cocina | <de:Ausbildung zum Koch | <ja:栄養士 | <ja:管理栄養士
*Alcohol licence | <personal licence | <TIPS certified | <Responsible service of alcohol ; =RSA | <alcohol server permit
*Security licence | <SIA licence ; SIA badge | <guard card | <de:Sachkundeprüfung | <zh:保安员证 | <fr:carte professionnelle de sécurité | <ja:警備員検定
# Teaching
Teaching | classroom teaching | teaching experience | classroom instruction
  | es:docencia | es:enseñanza
  | fr:enseignement
  | de:Unterrichten | de:Lehrtätigkeit | de:Unterricht
  | zh:教学 | zh:授课 | zh:教学工作
  | ja:教育指導 | ja:授業 | ja:指導経験
Lesson planning | planning lessons | lesson plans | lesson preparation
  | es:programación didáctica | es:planificación de clases | es:preparación de clases | es:unidades didácticas
  | fr:préparation de cours | fr:préparation des cours | fr:préparation de séquences
  | de:Unterrichtsplanung | de:Unterrichtsvorbereitung
  | zh:备课 | zh:教案编写 | zh:教案
  | ja:授業準備 | ja:指導案作成 | ja:指導案
Curriculum development | curriculum design | course design | course development | instructional design
  | es:diseño curricular | es:desarrollo curricular
  | fr:conception de cours | fr:ingénierie pédagogique | fr:conception pédagogique
  | de:Lehrplanentwicklung | de:Curriculumentwicklung
  | zh:课程开发 | zh:课程设计 | zh:校本课程开发
  | ja:カリキュラム作成 | ja:カリキュラム開発 | ja:教材開発
Classroom management | class management | behaviour management | behavior management
  | es:gestión del aula | es:manejo de aula
  | fr:gestion de classe | fr:tenue de classe
  | de:Klassenführung
  | zh:班级管理 | zh:课堂管理
  | ja:学級経営 | ja:学級運営
Student assessment | assessing pupils | marking and assessment | grading | formative assessment
  | assessment of students
  | es:evaluación de alumnos | es:evaluación del alumnado
  | fr:évaluation des élèves
  | de:Leistungsbewertung | de:Leistungsbeurteilung von Schülern
  | zh:学生评价 | zh:作业批改 | zh:批改作业
  | ja:成績評価 | ja:採点
Special educational needs | =SEN | =SEND | special education | special needs | inclusive education
  | differentiated instruction
  | es:educación especial | es:necesidades educativas especiales
  | fr:besoins éducatifs particuliers | fr:éducation spécialisée
  | de:Sonderpädagogik | de:sonderpädagogische Förderung | de:Inklusion
  | zh:特殊教育
  | ja:特別支援教育 | ja:特別支援
Early childhood education | early years | nursery education | <preschool | <=EYFS | early years provision
  | es:educación infantil | es:escuela infantil
  | fr:petite enfance | fr:école maternelle
  | de:frühkindliche Bildung | de:Kita | de:Elementarpädagogik
  | zh:幼儿教育 | zh:学前教育
  | ja:幼児教育 | ja:保育
Primary education | primary school teaching | elementary school | elementary education | <Key Stage 1 ; =KS1
  | <Key Stage 2 ; =KS2
  | es:educación primaria
  | fr:école primaire | fr:école élémentaire
  | de:Grundschule
  | zh:小学教育 | zh:小学教学
  | ja:小学校教育
Secondary education | secondary school | high school teaching | <Key Stage 3 ; =KS3 | <=KS4
  | es:educación secundaria
  | fr:collège et lycée | fr:enseignement secondaire
  | de:Sekundarstufe
  | zh:中学教育 | zh:中学教学
  | ja:中学校教育 | ja:高校教育
Mathematics teaching | teaching mathematics | <math teacher | maths teaching | <algebra | <geometry
  | es:enseñanza de matemáticas
  | fr:enseignement des mathématiques
  | de:Mathematikunterricht
  | zh:数学教学
  | ja:数学指導
Language teaching | =ESL | =EFL | =TESOL | English as a second language | teaching English
  | es:enseñanza de idiomas
  | fr:=FLE | fr:enseignement des langues
  | de:Deutsch als Fremdsprache | de:=DaF
  | zh:英语教学 | zh:对外汉语 | zh:语文教学
  | ja:日本語教育 | ja:英語指導
Tutoring | private tuition | one-to-one teaching | <private tutor
  | es:clases particulares | es:tutoría | es:tutorías
  | fr:soutien scolaire | fr:cours particuliers
  | de:Nachhilfe
  | zh:家教 | zh:辅导
  | ja:個別指導 | <ja:家庭教師
Parent communication | parent-teacher meetings | working with families | parents' evenings
  | communication with families
  | es:atención a familias | es:atención a las familias | es:reuniones con padres
  | fr:relations avec les familles | fr:échanges avec les parents
  | de:Elternarbeit | de:Elterngespräche
  | zh:家校沟通
  | ja:保護者対応 | ja:保護者面談
Childcare | child care | looking after children | nannying | babysitting
  | es:cuidado de niños
  | fr:garde d'enfants
  | de:Kinderbetreuung
  | zh:儿童看护
  | ja:子どもの世話 | ja:保育業務
Child development | developmental milestones | es:desarrollo infantil | fr:développement de l'enfant | de:kindliche Entwicklung | zh:儿童发展 | ja:児童発達
Educational technology | <Google Classroom | <Moodle | <Canvas LMS ; ~Canvas | learning management system | =LMS
  | <interactive whiteboard | <Seesaw | <Infinite Campus
  | es:aula virtual
  | fr:outils numériques éducatifs
  | de:digitale Lernplattformen
  | zh:多媒体教学 | <zh:希沃白板 | <zh:智慧课堂
  | ja:ICT教育 | <ja:電子黒板
Online teaching | distance learning | e-learning | remote teaching | virtual teaching
  | es:enseñanza en línea | es:formación en línea
  | fr:enseignement à distance | fr:formation en ligne
  | de:Onlineunterricht | de:E-Learning
  | zh:线上教学 | zh:在线教育
  | ja:オンライン授業 | ja:eラーニング
School leadership | school management | <headteacher | <deputy headteacher | es:dirección escolar | fr:direction d'école | de:Schulleitung | zh:学校管理 | ja:学校運営
Pastoral care | student welfare | student counselling
  | es:tutoría de alumnos
  | fr:accompagnement des élèves
  | de:Schülerbetreuung
  | zh:学生管理 | zh:班主任工作 | zh:班主任
  | ja:生徒指導 | ja:担任業務 | ja:学級担任
Extracurricular activities | after-school clubs | school trips
  | es:actividades extraescolares
  | fr:activités périscolaires | fr:sorties scolaires
  | de:Arbeitsgemeinschaften
  | zh:课外活动
  | ja:部活動指導 | ja:課外活動
Montessori method | Montessori | <Reggio Emilia | es:pedagogías activas | fr:pédagogie Montessori | de:Montessori-Pädagogik | zh:蒙氏教育 | ja:モンテッソーリ教育
School inspection | Ofsted | Ofsted inspection | es:inspección educativa | fr:inspection académique
Education research | teaching research | zh:教研 | zh:教研活动 | ja:教育研究 | ja:研究授業
*Qualified Teacher Status | =QTS | <=PGCE | teaching license | teaching licence | teaching certificate
  | teacher certification | teaching credential | teaching qualification
  | es:máster del profesorado | es:título de maestro | <es:oposición docente
  | <fr:=CAPES | <fr:CRPE | <fr:agrégation
  | de:Lehramt | de:Lehramtsstudium | de:Referendariat
  | zh:教师资格证 | <zh:小学教师资格证
  | ja:教員免許 | ja:教員免許状 | ja:教諭免許
*Early childhood qualification | =CDA | Child Development Associate
  | es:técnico superior en educación infantil
  | fr:CAP petite enfance | fr:CAP AEPE
  | de:staatlich anerkannte Erzieherin | de:staatlich anerkannter Erzieher | de:Erzieherausbildung
  | zh:保育员证
  | ja:保育士 | ja:保育士資格 | <ja:幼稚園教諭免許
*Teaching English certificate | TEFL | <=CELTA | TEFL certificate
*Praxis exam | Praxis
*National Professional Qualification for Headship | =NPQH | <NPQ
*Youth leader certificate | es:monitor de ocio y tiempo libre | es:monitor de tiempo libre | fr:=BAFA | <fr:=BAFD | de:=JuLeiCa
*Putonghua certificate | <zh:普通话二级甲等 | <zh:普通话二级乙等 | <zh:普通话一级乙等 | zh:普通话等级证
`;
