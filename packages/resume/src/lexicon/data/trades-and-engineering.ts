export const tradesAndEngineering = `
# Building
Construction | building construction | construction site | building site | construction work
  | es:construcción
  | fr:bâtiment | fr:=BTP | fr:chantier
  | de:Bauwesen | de:Baustelle | de:Hochbau
  | zh:建筑施工 | zh:施工
  | ja:建設 | ja:建築工事 | ja:施工
Construction management | site management | construction project management | site supervision
  | managing construction sites
  | es:dirección de obra | <es:jefe de obra | es:gestión de obra
  | fr:conduite de travaux | fr:gestion de chantier | fr:encadrement de chantier | fr:suivi de chantier
  | fr:suivi de chantiers
  | de:Bauleitung | de:Baustellenleitung
  | zh:工程管理 | zh:施工管理 | zh:现场管理
  | ja:施工管理 | ja:現場監督 | ja:現場管理
Carpentry | joinery | woodworking | framing
  | es:carpintería
  | fr:menuiserie | fr:charpente
  | de:Tischlerei | de:Zimmerei | de:Schreinerei
  | zh:木工
  | ja:大工 | ja:木工
Bricklaying | masonry | es:albañilería | fr:maçonnerie | de:Maurerarbeiten | de:Mauern | zh:砌筑 | zh:泥瓦工 | ja:左官 | ja:石工
Concrete work | concrete pouring | formwork | pouring concrete | concreting
  | es:encofrado | es:hormigonado
  | fr:coffrage | fr:gros œuvre | fr:béton
  | de:Betonbau | de:Schalungsbau | de:Betonarbeiten
  | zh:混凝土 | zh:模板工程
  | ja:コンクリート工事 | ja:型枠
Roofing | es:cubiertas | fr:travaux de couverture | de:Dachdeckerarbeiten | zh:屋面施工 | ja:屋根工事
Plastering | drywall | dry lining | es:enlucido | es:pladur | fr:plâtrerie | de:Trockenbau | de:Verputzen | zh:抹灰 | ja:内装工事
Painting and decorating | house painting | interior painting | decorating
  | es:pintura de interiores
  | fr:peinture en bâtiment
  | de:Malerarbeiten | de:Lackierarbeiten
  | zh:油漆 | zh:粉刷
  | ja:塗装
Tiling | floor laying | flooring | es:alicatado | es:solado | fr:carrelage | de:Fliesenlegen | zh:贴砖 | ja:タイル工事
Plumbing | pipefitting | pipe fitting
  | es:fontanería | es:plomería
  | fr:plomberie
  | de:Sanitärinstallation | de:Rohrinstallation
  | zh:水暖 | zh:管道安装
  | ja:配管 | ja:配管工事
Electrical installation | electrical wiring | wiring | electrical work | <electrician | electrical maintenance
  | es:instalaciones eléctricas | es:electricidad
  | fr:installation électrique | fr:électricité | fr:électricité du bâtiment
  | de:Elektroinstallation | de:Elektrotechnik | de:Elektroinstallationen
  | zh:电气安装 | zh:布线 | <zh:电工
  | ja:電気工事 | ja:電気設備
HVAC | heating and ventilation | heating, ventilation and air conditioning | <air conditioning | <refrigeration
  | es:climatización | <es:aire acondicionado
  | fr:chauffage et climatisation | fr:=CVC | fr:génie climatique
  | de:Heizungsbau | de:Klimatechnik | de:Kältetechnik
  | zh:暖通 | zh:暖通空调
  | ja:空調設備 | ja:空調
Welding | <MIG welding ; =MIG ; =GMAW ; gas metal arc welding
  | <TIG welding ; =TIG ; =GTAW ; gas tungsten arc welding
  | <flux-cored welding ; =FCAW ; flux core ; flux-cored arc welding
  | <stick welding ; =SMAW ; shielded metal arc welding | <arc welding
  | es:soldadura
  | fr:soudure | fr:soudage
  | de:Schweißen
  | zh:焊接
  | ja:溶接
Scaffolding | es:andamios | fr:échafaudage | fr:montage d'échafaudages | de:Gerüstbau | zh:脚手架 | ja:足場 | ja:足場組立
Groundworks | excavation | earthworks | trenching
  | es:movimiento de tierras | es:excavación
  | fr:terrassement
  | de:Tiefbau | de:Erdarbeiten
  | zh:土方工程
  | ja:土木工事 | ja:掘削
Excavator operation | digger driving | plant operation | heavy equipment operation | heavy machinery
  | es:maquinaria pesada | es:retroexcavadora
  | fr:conduite d'engins | fr:engins de chantier
  | de:Baggerfahren | de:Baumaschinen
  | zh:挖掘机操作 | zh:工程机械
  | ja:重機 | ja:重機オペレーター
Crane operation | slinging | rigging | es:operador de grúa | fr:conduite de grue | de:Kranführen | zh:起重机操作 | ja:クレーン操作 | ja:玉掛け
Demolition | es:demolición | fr:démolition | de:Abbrucharbeiten | zh:拆除 | ja:解体
Landscaping | gardening | horticulture | es:jardinería | fr:espaces verts | fr:jardinage | de:Gartenbau | de:Landschaftsbau | zh:园林绿化 | ja:造園
Blueprint reading | reading plans | reading blueprints | reading drawings | technical drawings
  | reading technical drawings
  | es:lectura de planos | es:interpretación de planos
  | fr:lecture de plans | fr:lecture de plan
  | de:Lesen von Bauplänen | de:technische Zeichnungen
  | zh:识图 | zh:图纸识读
  | ja:図面の読み取り | ja:図面
Quantity surveying | estimating | cost estimating | takeoffs | quantity takeoff
  | es:mediciones | es:presupuestos de obra
  | fr:métrés | fr:métré | fr:chiffrage
  | de:Aufmaß | de:Kalkulation
  | zh:工程造价 | zh:工程预算 | zh:造价
  | ja:積算
Subcontractor management | managing subcontractors | subcontractors | subcontracts
  | es:subcontratas | es:gestión de subcontratas
  | fr:gestion des sous-traitants | fr:sous-traitants
  | de:Nachunternehmer | de:Subunternehmersteuerung
  | zh:分包管理
  | ja:協力会社 | ja:下請管理
Building regulations | building codes | code compliance | planning permission
  | es:normativa de construcción
  | fr:réglementation du bâtiment | <fr:RE2020
  | de:Bauvorschriften | de:=VOB
  | zh:建筑规范
  | ja:建築基準法
Power tools | hand tools | hand and power tools | es:herramientas eléctricas | fr:outils électroportatifs | de:Elektrowerkzeuge | zh:电动工具 | ja:電動工具
Surveying | land surveying | setting out | <total station | es:topografía | es:replanteo | fr:topographie | de:Vermessung | zh:测量 | zh:工程测量 | ja:測量
Procore
Primavera P6 | Primavera
Request for information | requests for information | change orders | submittals | es:órdenes de cambio
Building information modelling | =BIM | building information modeling | BIM modelling
*Professional Engineer license | PE license | =Professional Engineer | =P.E. | =P.Eng. | =PEng
*OSHA training | =OSHA | <OSHA 30-Hour ; OSHA 30 | <OSHA 10-Hour ; OSHA 10
*CSCS card | =CSCS
*Site Safe passport
*Construction White Card | =White Card
*Construction professional card | es:tarjeta profesional de la construcción
*Electrical licence | <journeyman electrician | <18th Edition | <master electrician
  | <es:carné de instalador electricista
  | <fr:habilitation électrique
  | <de:Elektrofachkraft
  | <zh:电工证
  | <ja:第二種電気工事士 | <ja:第一種電気工事士 | <ja:電気工事士
*Construction manager licence | <zh:一级建造师 | <zh:二级建造师 | <ja:1級建築施工管理技士 | <ja:2級建築施工管理技士 | ja:施工管理技士 | <ja:1級土木施工管理技士
*Architect licence | <ja:一級建築士 | <ja:二級建築士 | <zh:注册建筑师
*Crane licence | <ja:玉掛け技能講習 | <ja:移動式クレーン | <de:Kranschein | <fr:CACES grue
*LEED accreditation | =LEED | <LEED AP | <BREEAM
*Elevated work platform ticket | =EWP | <=IPAF | <working at height
  | <es:trabajos en altura
  | <fr:travail en hauteur | <fr:CACES nacelle
  | <de:Höhenarbeiten
  | zh:登高证 | <zh:高空作业
  | ja:高所作業車 | <ja:高所作業
*Asbestos awareness | asbestos training
# Making and repairing
Manufacturing | production line | assembly line | production work | factory work
  | es:fabricación | es:línea de producción | es:producción industrial
  | fr:production industrielle | fr:ligne de production | fr:fabrication
  | de:Fertigung | de:Produktion | de:Produktionslinie
  | zh:生产制造 | zh:生产线 | zh:流水线
  | ja:製造 | ja:製造業 | ja:ライン作業 | ja:生産ライン
Assembly | product assembly | mechanical assembly | electronics assembly
  | es:montaje | es:ensamblaje
  | fr:assemblage | fr:montage mécanique
  | de:Montage
  | zh:装配 | zh:组装
  | ja:組立 | ja:組み立て
Machine operation | operating machinery | <machine operator | machine setup
  | es:manejo de máquinas | <es:operario de máquina
  | fr:conduite de machines | fr:conduite de ligne
  | de:Maschinenbedienung | de:Anlagenbedienung
  | zh:机器操作 | zh:设备操作
  | ja:機械操作 | ja:マシンオペレーター
CNC machining | =CNC | CNC programming | CNC milling
  | es:mecanizado CNC | es:=CNC fresado
  | fr:usinage | fr:usinage CNC
  | de:CNC-Fräsen | de:CNC-Technik | de:Zerspanung
  | zh:数控加工 | zh:数控
  | ja:NC旋盤 | ja:CNC加工 | ja:マシニングセンタ
Lathe work | turning and milling | es:torno | es:fresado | fr:tournage | fr:fraisage | de:Drehen und Fräsen | zh:车床 | zh:铣床 | ja:旋盤 | ja:フライス盤
Preventive maintenance | equipment maintenance | maintenance work | mechanical maintenance | machine maintenance
  | es:mantenimiento preventivo | es:mantenimiento industrial | es:mantenimiento
  | fr:maintenance préventive | fr:maintenance industrielle | fr:maintenance
  | de:Instandhaltung | de:Wartung
  | zh:设备维护 | zh:设备保养 | zh:维修保养
  | ja:保全 | ja:設備保全 | ja:メンテナンス
Repair work | equipment repair | repairs | es:reparaciones | es:reparación | fr:réparations | fr:réparation | de:Reparaturen | zh:维修 | ja:修理
Vehicle maintenance | car mechanics | auto repair | automotive repair | vehicle repair
  | es:mecánica del automóvil | es:mecánica de vehículos
  | fr:mécanique automobile
  | de:Kfz-Mechatronik | de:Fahrzeugreparatur
  | zh:汽车维修
  | ja:自動車整備
Hydraulics | pneumatics | hydraulic systems
  | es:hidráulica | es:neumática
  | fr:hydraulique | fr:pneumatique
  | de:Hydraulik | de:Pneumatik
  | zh:液压 | zh:气动
  | ja:油圧 | ja:空圧
Programmable logic controllers | =PLC | PLC programming | <Siemens S7 | <TIA Portal | <=SCADA | =SPS
  | es:autómatas programables
  | fr:automates programmables | fr:automatisme
  | de:SPS-Programmierung | de:Steuerungstechnik
  | zh:PLC编程
  | ja:PLC制御 | ja:シーケンス制御
Robotics | industrial robots | robot programming | es:robótica | fr:robotique | de:Robotik | de:Industrieroboter | zh:机器人 | zh:工业机器人 | ja:ロボット工学 | ja:産業用ロボット
Industrial automation | process automation | automation engineering
  | es:automatización industrial
  | fr:automatisation industrielle
  | de:Automatisierungstechnik
  | zh:工业自动化 | zh:自动化控制
  | ja:自動化 | ja:FA機器
Quality control | quality inspection | =QC | inspection of products | quality checks
  | es:control de calidad | es:inspección de calidad
  | fr:contrôle qualité | fr:contrôle de la qualité
  | de:Qualitätskontrolle | de:Qualitätsprüfung
  | zh:质量检验 | zh:质检 | zh:质量控制
  | ja:品質検査 | ja:検査業務 | ja:外観検査
Quality management | quality assurance | =QA | quality management system | =QMS
  | es:gestión de la calidad | es:aseguramiento de la calidad
  | fr:gestion de la qualité | fr:assurance qualité | fr:management de la qualité
  | de:Qualitätsmanagement | de:Qualitätssicherung
  | zh:质量管理 | zh:品质管理 | zh:质量保证
  | ja:品質管理 | ja:品質保証
ISO 9001 | =ISO 9001:2015 | ISO9001
ISO 14001 | ISO14001
ISO 45001 | OHSAS 18001
Good Manufacturing Practice | =GMP | =cGMP
  | es:buenas prácticas de fabricación
  | fr:bonnes pratiques de fabrication
  | de:Gute Herstellungspraxis
  | zh:GMP规范
  | ja:医薬品製造管理
Lean manufacturing | =Lean | lean methods | lean production | lean management | <=Kaizen | <=5S
  | es:manufactura esbelta | es:metodología Lean
  | fr:Lean management
  | de:Lean-Management | de:schlanke Produktion
  | zh:精益生产 | zh:精益管理 | <zh:5S管理
  | <ja:改善活動 | ja:リーン生産 | <ja:カイゼン | <ja:5S活動
Six Sigma | Lean Six Sigma | <=DMAIC | zh:六西格玛 | ja:シックスシグマ
Functional safety
  | es:seguridad funcional
  | fr:sûreté de fonctionnement
  | de:funktionale Sicherheit | de:funktionaler Sicherheit
  | zh:功能安全
  | ja:機能安全
  | <ISO 26262 | <IEC 61508 | <IEC 62061
Circuit simulation | SPICE simulation | =SPICE | <LTspice | <PSpice
  | de:Schaltungssimulation
  | zh:电路仿真
  | ja:回路シミュレーション
Failure analysis | root cause analysis | <=FMEA | <8D reports
  | es:análisis de causa raíz | <es:=AMFE
  | fr:analyse des causes | <fr:=AMDEC
  | de:Ursachenanalyse
  | zh:失效分析 | zh:根本原因分析
  | ja:原因分析 | <ja:なぜなぜ分析
Statistical process control | =SPC | es:control estadístico de procesos | fr:maîtrise statistique des procédés | zh:统计过程控制 | ja:統計的工程管理
Production management | production supervision | production control
  | es:gestión de la producción | <es:jefe de producción
  | fr:gestion de production | fr:gestion de la production
  | de:Produktionsleitung | de:Fertigungsleitung | de:Produktionssteuerung
  | zh:生产管理 | zh:车间管理
  | ja:生産工程管理 | ja:工程管理
Injection moulding | injection molding | plastics processing | es:inyección de plásticos | fr:injection plastique | de:Spritzguss | zh:注塑 | ja:射出成形
Sheet metal work | metal fabrication | metalworking
  | es:chapa | es:calderería
  | fr:tôlerie | fr:chaudronnerie
  | de:Blechbearbeitung | de:Metallbau
  | zh:钣金
  | ja:板金
Soldering | <=SMT | es:soldadura electrónica | fr:brasage | de:Löten | zh:锡焊 | ja:はんだ付け
Sewing | garment manufacturing | tailoring | es:costura | es:confección | fr:couture | de:Nähen | zh:缝纫 | ja:縫製
# Engineering
Mechanical engineering | mechanical design
  | es:ingeniería mecánica | es:diseño mecánico
  | fr:génie mécanique | fr:conception mécanique
  | de:Maschinenbau | de:mechanische Konstruktion
  | zh:机械设计 | zh:机械工程
  | ja:機械設計 | ja:機械工学
Electrical engineering | electronics engineering | circuit design | electronics
  | es:ingeniería eléctrica | es:electrónica
  | fr:génie électrique | fr:électronique
  | de:Elektronik | de:Schaltungsentwurf
  | zh:电气工程 | zh:电子工程 | zh:电路设计
  | ja:電気設計 | ja:回路設計 | ja:電子工学
Civil engineering | structural engineering | structural design
  | es:ingeniería civil | es:cálculo de estructuras
  | fr:génie civil
  | de:Bauingenieurwesen | de:Statik
  | zh:土木工程 | zh:结构设计
  | ja:土木 | ja:構造設計
Chemical engineering | process engineering
  | es:ingeniería química | es:ingeniería de procesos
  | fr:génie chimique | fr:génie des procédés
  | de:Verfahrenstechnik
  | zh:化学工程 | zh:工艺工程
  | ja:化学工学 | ja:プロセス設計
Industrial engineering | es:ingeniería de producción | fr:génie industriel | de:Wirtschaftsingenieurwesen | zh:工业工程 | ja:生産技術
Environmental engineering | environmental management
  | es:gestión ambiental | es:medio ambiente
  | fr:gestion de l'environnement
  | de:Umweltmanagement
  | zh:环境工程 | zh:环境管理
  | ja:環境管理
Energy management | energy efficiency
  | es:eficiencia energética
  | fr:efficacité énergétique | fr:performance énergétique
  | de:Energieeffizienz | de:Energiemanagement
  | zh:能源管理
  | ja:エネルギー管理 | ja:省エネ
Renewable energy | <Solar energy ; photovoltaic | <wind energy
  | es:energías renovables | <es:energía solar
  | fr:énergies renouvelables | <fr:photovoltaïque
  | de:erneuerbare Energien | <de:Photovoltaik
  | zh:可再生能源 | <zh:光伏 | zh:新能源
  | ja:再生可能エネルギー | <ja:太陽光発電
AutoCAD
SolidWorks | Solid Works
CATIA
Revit | Autodesk Revit
Siemens NX | =NX
Autodesk Inventor | ~Inventor
PTC Creo | ~Creo
SketchUp
Computer-aided design | =CAD | CAD drawing | es:diseño asistido por ordenador | fr:=CAO | fr:=DAO | de:CAD-Konstruktion | zh:CAD制图 | ja:CAD設計 | ja:CAD操作
Finite element analysis | =FEA | <ANSYS | <Abaqus
  | es:elementos finitos
  | fr:éléments finis
  | de:Finite-Elemente-Methode | de:=FEM
  | zh:有限元分析
  | ja:有限要素法 | ja:構造解析
Computational fluid dynamics | =CFD | zh:流体仿真 | ja:流体解析
3D printing | additive manufacturing | es:impresión 3D | fr:impression 3D | de:3D-Druck | zh:3D打印 | ja:3Dプリンター
Prototyping | rapid prototyping | prototypes | es:prototipado | es:prototipos | fr:prototypage | fr:prototypes | de:Prototypenbau | zh:原型制作 | ja:試作
Product development | new product development
  | es:desarrollo de productos
  | fr:développement de produits
  | de:Produktentwicklung
  | zh:产品开发 | zh:产品研发
  | ja:製品開発 | ja:商品開発
Research and development | =R&D | es:=I+D | fr:recherche et développement | de:Forschung und Entwicklung | zh:研发 | ja:研究開発
Geographic information systems | =GIS | <ArcGIS | <QGIS
  | es:sistemas de información geográfica | es:=SIG
  | fr:=SIG
  | de:Geoinformationssysteme
  | zh:地理信息系统
  | ja:地理情報システム
LabVIEW
VHDL
Verilog
FPGA design | =FPGA
PCB design | <Altium | <KiCad | <Eagle PCB | zh:PCB设计 | ja:基板設計
`;
