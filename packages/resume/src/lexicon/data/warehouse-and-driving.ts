export const warehouseAndDriving = `
Warehouse operations | warehousing | warehouse work | warehouse
  | es:almacén | es:operaciones de almacén | es:mozo de almacén
  | fr:entrepôt | fr:entreposage | fr:magasinage
  | de:Lager | de:Lagerlogistik | de:Lagertätigkeiten | de:Lagerarbeit
  | zh:仓库 | zh:仓储
  | ja:倉庫作業 | ja:倉庫業務 | ja:倉庫内作業
Warehouse management | warehouse manager | managing a warehouse
  | es:gestión de almacén | es:gestión de almacenes
  | fr:gestion d'entrepôt
  | de:Lagerverwaltung | de:Lagerleitung
  | zh:仓库管理 | zh:仓储管理
  | ja:倉庫管理
Warehouse management system | =WMS | warehouse management systems
  | es:sistema de gestión de almacenes
  | fr:logiciel de gestion d'entrepôt
  | de:Lagerverwaltungssystem
  | zh:仓库管理系统
  | ja:倉庫管理システム
Order picking | picking orders | pick and pack | picking and packing | order picker | voice picking
  | es:preparación de pedidos | es:picking de pedidos
  | fr:préparation de commandes | fr:préparateur de commandes
  | de:Kommissionierung | de:Kommissionieren
  | zh:拣货 | zh:分拣
  | ja:ピッキング | ja:ピッキング作業
Packing | packaging goods | packaging
  | es:embalaje | es:empaquetado
  | fr:emballage | fr:conditionnement
  | de:Verpackung | de:Verpacken
  | zh:打包 | zh:包装
  | ja:梱包 | ja:梱包作業
Goods receiving | goods-in | goods in | receiving goods | inbound goods | receiving deliveries
  | es:recepción de mercancías | es:recepción de mercancía
  | fr:réception de marchandises | fr:réception des marchandises
  | de:Wareneingang | de:Warenannahme
  | zh:收货 | zh:入库
  | ja:入荷 | ja:入庫 | ja:検品
Dispatch | goods-out | goods out | despatch | shipping and receiving | outbound shipments | outbound goods
  | shipping
  | es:expedición | es:expediciones | es:envíos
  | fr:expédition | fr:expéditions
  | de:Warenausgang | de:Versand
  | zh:发货 | zh:出库
  | ja:出荷 | ja:出庫 | ja:発送
Loading and unloading | loading trucks | unloading | unloading trucks | truck loading
  | es:carga y descarga
  | fr:chargement et déchargement | fr:chargement | fr:déchargement
  | de:Be- und Entladen | de:Be- und Entladung | de:Verladung
  | zh:装卸 | zh:装卸货
  | ja:積み下ろし | ja:荷役
*Forklift licence | forklift license | forklift certification | forklift certified | forklift certificate
  | certified forklift operator | <Counterbalance licence ; counterbalance forklift licence | <reach truck licence
  | es:carné de carretillero | es:carnet de carretillero | es:carné de carretilla elevadora
  | fr:=CACES | fr:CACES R489
  | de:Staplerschein | de:Gabelstaplerschein | de:Flurförderschein
  | zh:叉车证
  | ja:フォークリフト免許 | ja:フォークリフト運転技能講習
Forklift operation | forklift | forklift truck | =FLT | operating forklifts | forklift driving | <forklift driver
  | <counterbalance
  | es:carretilla elevadora | <es:carretillero
  | fr:chariot élévateur | <fr:cariste | fr:conduite de chariots élévateurs
  | de:Gabelstapler | <de:Staplerfahrer | de:Staplerfahren
  | zh:叉车 | zh:叉车操作
  | ja:フォークリフト | ja:フォークリフト操作
Reach truck | reach trucks | es:carretilla retráctil | fr:chariot à mât rétractable | de:Schubmaststapler | ja:リーチフォーク
Pallet jack | pallet truck | pallet trucks | powered pallet truck | =PPT truck | electric pallet jack
  | es:transpaleta
  | fr:transpalette
  | de:Hubwagen | de:Ameise
  | zh:托盘车
  | ja:ハンドリフト
Pallet handling | palletising | palletizing | palletising goods | pallets | es:paletización | fr:palettisation | de:Palettieren | zh:码垛 | ja:パレット積み
Manual handling | lifting and carrying
  | es:manipulación manual de cargas
  | fr:manutention | fr:manutention manuelle | fr:port de charges
  | de:Heben und Tragen
  | zh:搬运
  | ja:荷扱い
RF scanning | RF scanner | RF scanners | handheld scanner | handheld scanners | barcode scanning | barcode scanner
  | scanners
  | es:escáner de códigos de barras | es:radiofrecuencia
  | fr:scanner portable | fr:lecteur code-barres
  | de:MDE-Gerät | de:Handscanner | de:Barcodescanner
  | zh:扫码枪 | zh:PDA扫描
  | ja:ハンディターミナル
Cycle counting | cycle counts | es:conteo cíclico | fr:inventaire tournant | de:permanente Inventur | zh:循环盘点 | ja:循環棚卸
Stock rotation | <=FIFO | <=FEFO | es:rotación de stock | fr:rotation des stocks | zh:先进先出 | ja:先入れ先出し
Cold storage | cold chain | chilled warehouse | freezer warehouse | es:cadena de frío | fr:chaîne du froid | de:Kühlkette | zh:冷链 | ja:冷凍倉庫 | ja:冷蔵倉庫
Logistics | logistics management | logistics coordination | logistics operations
  | es:logística
  | fr:logistique
  | de:Logistik
  | zh:物流 | zh:物流管理
  | ja:物流 | ja:物流管理 | ja:ロジスティクス
Supply chain management | supply chain | =SCM
  | es:cadena de suministro | es:gestión de la cadena de suministro
  | fr:chaîne d'approvisionnement | fr:chaîne logistique | fr:gestion de la chaîne logistique
  | de:Supply-Chain-Management | de:Lieferkettenmanagement | de:Lieferkette
  | zh:供应链管理 | zh:供应链
  | ja:サプライチェーンマネジメント | ja:サプライチェーン
Transport planning | route planning | route optimisation | route optimization | transport management
  | es:planificación de rutas | es:gestión del transporte
  | fr:planification des tournées | fr:gestion du transport
  | de:Tourenplanung | de:Disposition | de:Transportplanung
  | zh:路线规划 | zh:运输管理
  | ja:配車 | ja:配車業務 | ja:ルート計画
Fleet management | es:gestión de flotas | fr:gestion de flotte | fr:gestion de parc | de:Fuhrparkmanagement | zh:车队管理 | ja:車両管理
Freight forwarding | freight | freight management | es:transporte de mercancías | fr:transit | fr:fret | de:Spedition | zh:货运代理 | zh:货代 | ja:フォワーディング | ja:貨物輸送
Customs clearance | customs | customs documentation | <Import and export ; import/export
  | es:aduanas | es:despacho de aduanas | <es:importación y exportación
  | fr:dédouanement | fr:douane | <fr:import-export
  | de:Zollabwicklung | <de:Import und Export
  | zh:报关 | <zh:进出口 | zh:清关
  | ja:通関 | ja:通関業務 | <ja:輸出入 | <ja:貿易事務
Incoterms
Procurement | purchasing | sourcing | strategic sourcing
  | es:compras | es:aprovisionamiento
  | fr:achats | fr:approvisionnement | fr:approvisionnements
  | de:Einkauf | de:Beschaffung
  | zh:采购 | zh:采购管理
  | ja:購買 | ja:調達 | ja:仕入れ | ja:仕入
Supplier management | vendor management | supplier relations | supplier negotiation | vendor relations
  | es:gestión de proveedores | es:proveedores
  | fr:gestion des fournisseurs | fr:relations fournisseurs
  | de:Lieferantenmanagement
  | zh:供应商管理
  | ja:仕入先管理 | ja:取引先管理
Materials planning | MRP | material requirements planning | de:Materialplanung | zh:物料计划
Production planning | es:planificación de la producción | fr:planification de la production | de:Produktionsplanung | zh:生产计划 | ja:生産計画 | ja:生産管理
Delivery driving | making deliveries | delivering parcels | <parcel delivery | <courier | delivery driver
  | es:reparto | es:repartidor | es:mensajería
  | fr:livraison | fr:livraisons | fr:chauffeur-livreur
  | de:Auslieferung | de:Zustellung | de:Kurierfahrten
  | zh:配送 | zh:送货 | zh:快递
  | ja:配送 | ja:配達 | ja:宅配
Long-haul driving | truck driving | long haul | HGV driving | lorry driving
  | es:transporte de larga distancia | es:conductor de camión
  | fr:conduite poids lourd | fr:chauffeur poids lourd
  | de:Fernverkehr | de:Lkw-Fahrer
  | zh:长途运输 | zh:货车驾驶
  | ja:長距離輸送 | ja:トラック運転
Passenger transport | bus driving | taxi driving | bus driver
  | es:transporte de pasajeros
  | fr:transport de personnes | fr:transport de voyageurs
  | de:Personenbeförderung | de:Fahrgastbeförderung
  | zh:客运
  | ja:旅客輸送 | ja:バス運転
Vehicle inspection | vehicle checks | pre-trip inspection | pre-trip inspections | daily vehicle checks
  | es:inspección de vehículos
  | fr:contrôle du véhicule
  | de:Abfahrtskontrolle
  | zh:车辆检查
  | ja:車両点検 | ja:日常点検
Load securing | securing loads | es:estiba | es:sujeción de cargas | fr:arrimage | de:Ladungssicherung | zh:货物固定 | ja:荷締め
Tachograph | digital tachograph | drivers' hours | es:tacógrafo | fr:chronotachygraphe | de:digitaler Tachograph | de:Lenk- und Ruhezeiten | ja:デジタコ
Electronic logging devices | =ELD | driver logs | <DOT regulations ; =DOT | <=FMCSA
Telematics | <GPS navigation | <GPS tracking | satellite navigation | es:navegación GPS | fr:géolocalisation
*Commercial driver's license | =CDL | commercial drivers license | <Class A CDL ; CDL A ; CDL Class A | <Class B CDL
*HGV licence | =HGV | <HGV Class 1 | <HGV Class 2 | LGV licence | =LGV | <C+E licence ; category C+E
  | <es:permiso C+E ; es:carné C+E | <es:permiso de conducir C
  | <fr:permis C | <fr:permis CE | fr:permis poids lourd
  | <de:Führerschein Klasse CE ; de:Führerschein CE | de:Lkw-Führerschein
  | <zh:A2驾照 | <zh:B2驾照
  | <ja:大型自動車免許 ; ja:大型免許 | <ja:中型自動車免許 ; ja:中型免許
*Driver CPC | Driver CPC card | =CPC card
  | es:certificado CAP | es:=CAP de mercancías
  | fr:FIMO | fr:=FCO
  | de:Berufskraftfahrerqualifikation | de:Schlüsselzahl 95
*Driving licence | driver's license | driver's licence | driving license | drivers license
  | <full UK driving licence | <clean driving licence | valid driver's license
  | es:carné de conducir | es:carnet de conducir | es:permiso de conducir | es:permiso B | es:licencia de conducir
  | fr:permis de conduire | fr:permis B
  | de:Führerschein | de:Führerschein Klasse B | de:Fahrerlaubnis
  | zh:驾照 | zh:驾驶证 | <zh:C1驾照
  | ja:普通自動車免許 | ja:普通自動車第一種運転免許 | ja:普通自動車第一種免許 | ja:普通自動車運転免許 | ja:運転免許
*Motorcycle licence | motorcycle license | motorbike licence
  | es:permiso A2 | es:carné de moto
  | fr:permis moto
  | de:Motorradführerschein
  | zh:摩托车驾驶证
  | ja:普通自動二輪運転免許 | ja:普通自動二輪車運転免許 | ja:普通自動二輪車免許 | ja:普通自動二輪免許 | ja:大型自動二輪運転免許
  | ja:大型自動二輪車運転免許 | ja:大型自動二輪車免許 | ja:自動二輪免許 | ja:原動機付自転車免許
*Dangerous goods certificate | =ADR | ADR certificate | ADR licence | <Hazmat endorsement ; hazmat
  | es:mercancías peligrosas
  | fr:matières dangereuses
  | de:ADR-Schein | de:Gefahrgut
  | zh:危险品运输
  | ja:危険物取扱者
*Passenger transport licence | es:permiso D | fr:permis D | de:Personenbeförderungsschein | <ja:大型二種免許 | <ja:普通二種免許
Reverse logistics | returns logistics | es:logística inversa | fr:logistique inverse | de:Retourenlogistik | zh:逆向物流 | ja:返品物流
Last-mile delivery | last mile | es:última milla | fr:dernier kilomètre | de:letzte Meile | zh:最后一公里 | ja:ラストワンマイル
Cross-docking | cross docking
Third-party logistics | =3PL | third party logistics
Labelling | labeling goods | es:etiquetado | fr:étiquetage de colis | de:Etikettierung | zh:贴标 | ja:ラベル貼り
Sorting | parcel sorting | mail sorting | es:clasificación de paquetes | fr:tri de colis | de:Sortierung | ja:仕分け | ja:仕分け作業
Conveyor systems | conveyor belts | es:cintas transportadoras | fr:convoyeurs | de:Förderbänder | zh:传送带 | ja:コンベア
`;
