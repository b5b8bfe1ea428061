export const retailAndSales = `
# In the shop
Point of sale | =POS | POS system | point-of-sale systems | EPOS
  | es:=TPV | es:punto de venta | es:terminal punto de venta
  | fr:=TPE | fr:terminal point de vente
  | de:Kassensystem | de:Kassensysteme
  | zh:收银系统 | zh:=POS机
  | ja:POSレジ
Cash handling | cash register | cashing up | cash management | till operation | cashier duties | operating the till
  | es:manejo de caja | es:manejo de efectivo | es:cobro en caja | es:arqueo de caja
  | fr:encaissement | fr:tenue de caisse
  | de:Kassieren | de:Kassentätigkeit | de:Kassenführung | de:Kassenabrechnung
  | zh:收银
  | ja:レジ業務 | ja:レジ打ち | ja:レジ締め | ja:レジ対応
Card payments | payment processing | processing payments | es:cobro con tarjeta | fr:paiements par carte
Customer service | customer care | client service | serving customers | guest service | customer support
  | es:atención al cliente | es:servicio al cliente
  | fr:service client | fr:service à la clientèle | fr:relation client | fr:accueil client
  | fr:accueil de la clientèle
  | de:Kundenservice | de:Kundenbetreuung | de:Kundendienst
  | zh:客户服务 | zh:客服 | zh:顾客服务
  | ja:カスタマーサービス | ja:カスタマーサポート | ja:接客 | ja:顧客対応
Retail | retail experience | retail sales | retail industry
  | es:comercio minorista | es:venta al por menor
  | fr:vente au détail | fr:commerce de détail
  | de:Einzelhandel
  | zh:零售
  | ja:小売 | ja:小売業
Sales | selling | sales experience | es:ventas | es:venta | fr:vente | fr:ventes | de:Vertrieb | de:Verkauf | zh:销售 | ja:販売 | ja:営業
Merchandising
Visual merchandising | product displays | store displays | <window displays
  | es:escaparatismo | es:merchandising visual
  | fr:mise en rayon et présentation | fr:marchandisage | fr:mise en valeur des produits
  | de:Warenpräsentation | de:visuelles Merchandising
  | zh:商品陈列 | zh:陈列
  | ja:商品陳列 | ja:ビジュアルマーチャンダイジング | ja:売場づくり | ja:VMD
Stock replenishment | shelf stacking | restocking | shelf replenishment | stocking shelves
  | es:reposición | es:reposición de productos
  | fr:mise en rayon | fr:réassort | fr:réapprovisionnement
  | de:Warenverräumung | de:Regalpflege | de:Auffüllen der Regale
  | zh:补货 | zh:理货
  | ja:品出し | ja:商品補充
Inventory management | inventory control | stock control | stock management | inventory
  | es:gestión de inventario | es:gestión de inventarios | es:control de inventario | es:control de stock
  | es:inventarios
  | fr:gestion des stocks | fr:gestion de stock
  | de:Bestandsführung | de:Bestandsmanagement | de:Lagerbestandsführung
  | zh:库存管理
  | ja:在庫管理
Stocktaking | stock taking | stock counts | stock take
  | es:recuento de existencias | es:inventario
  | fr:inventaires | fr:inventaire
  | de:Inventur | de:Inventuren
  | zh:库存盘点 | zh:盘点
  | ja:棚卸 | ja:棚卸し
Ordering stock | stock ordering | es:pedidos de mercancía | fr:passation de commandes | de:Warenbestellung | zh:订货 | ja:発注 | ja:発注業務
Loss prevention | shrinkage control | shrink reduction
  | es:prevención de pérdidas
  | fr:prévention de la démarque | fr:démarque inconnue
  | de:Diebstahlprävention
  | zh:防损
  | ja:ロス対策
Store opening and closing | opening and closing | key holder | keyholder
  | es:apertura y cierre
  | fr:ouverture et fermeture
  | de:Öffnen und Schließen der Filiale
  | ja:開閉店業務
Store management | shop management | managing a store
  | es:gestión de tienda | es:encargado de tienda
  | fr:gestion de magasin | fr:gestion d'un magasin
  | de:Filialleitung | de:Filialführung
  | zh:门店管理 | zh:店铺管理
  | ja:店舗運営 | ja:店舗管理
Product knowledge | es:conocimiento del producto | fr:connaissance des produits | de:Produktkenntnisse | zh:产品知识 | ja:商品知識
Complaint handling | handling complaints | complaints handling | customer complaints | complaint resolution
  | es:gestión de reclamaciones | es:reclamaciones
  | fr:gestion des réclamations | fr:traitement des réclamations
  | de:Reklamationsbearbeitung | de:Beschwerdemanagement
  | zh:投诉处理 | zh:客诉处理
  | ja:クレーム対応
Returns and refunds | refunds | returns processing | exchanges and refunds | es:devoluciones | fr:retours et remboursements | de:Retouren | zh:退换货 | ja:返品対応
Upselling | up-selling | suggestive selling | add-on sales
  | es:venta adicional
  | fr:vente additionnelle | fr:ventes additionnelles
  | de:Zusatzverkauf
  | zh:连带销售
  | ja:アップセル
Cross-selling | es:venta cruzada | fr:vente croisée | zh:交叉销售 | ja:クロスセル
Loyalty programmes | loyalty program | loyalty cards
  | es:programa de fidelización | es:fidelización
  | fr:fidélisation | fr:carte de fidélité
  | de:Kundenbindung
  | zh:会员管理
  | ja:会員獲得
Planograms | planogram | fr:planogramme | zh:棚格图 | ja:棚割
Price labelling | pricing | ticketing and pricing | es:etiquetado de precios | fr:étiquetage | de:Preisauszeichnung | ja:値付け
E-commerce | ecommerce | online retail | online shop | <Shopify
  | es:comercio electrónico
  | fr:commerce électronique | fr:vente en ligne
  | de:Onlinehandel | de:Online-Shop
  | zh:电子商务 | zh:电商
  | ja:eコマース | ja:ECサイト | ja:通販
Clothing sales | fashion retail | apparel | es:moda | fr:prêt-à-porter | de:Modeverkauf | zh:服装销售 | ja:アパレル | ja:アパレル販売
Cosmetics sales | beauty consultant | skincare | fr:cosmétique | de:Kosmetik | zh:化妆品销售 | ja:化粧品販売
Grocery | supermarket | es:supermercado | fr:grande distribution | de:Lebensmitteleinzelhandel | zh:超市 | ja:スーパーマーケット
Fresh food counter | deli counter | meat counter | bakery counter | es:charcutería | fr:rayon frais | de:Frischetheke
Age verification | Challenge 25 | age-restricted sales
# Selling to companies
B2B sales | business-to-business | =B2B | es:ventas B2B | fr:vente B2B | fr:=BtoB | de:B2B-Vertrieb | zh:企业销售 | zh:B2B销售 | ja:法人営業 | ja:BtoB営業
B2C sales | =B2C | business-to-consumer | ja:個人営業
Account management | <Account manager | client account management | es:gestión de cuentas | fr:gestion de comptes | zh:客户管理 | ja:アカウントマネジメント
Key account management | es:gestión de cuentas clave | fr:gestion de comptes clés | de:Großkundenbetreuung | zh:大客户管理
Business development | new business
  | es:desarrollo de negocio
  | fr:développement commercial | fr:développement des affaires
  | de:Geschäftsentwicklung | de:Neukundengewinnung | de:Neukundenakquise
  | zh:业务拓展 | zh:业务开发 | zh:商务拓展
  | ja:事業開発 | ja:新規開拓 | ja:新規営業
Lead generation | prospecting | lead gen
  | es:captación de clientes | es:prospección
  | fr:prospection | fr:prospection commerciale
  | de:Leadgenerierung | de:Akquise
  | zh:客户开发 | zh:拓客
  | ja:リード獲得 | ja:見込み客
Cold calling | cold calls | outbound calling | <telesales | <telemarketing
  | es:llamada en frío | <es:televenta
  | fr:phoning | fr:prospection téléphonique | <fr:télévente
  | de:Kaltakquise | de:Telefonakquise
  | zh:电话销售
  | ja:テレアポ | ja:テレマーケティング
Inside sales | es:venta interna | fr:vente sédentaire | de:Vertriebsinnendienst | de:Innendienst | zh:内勤销售 | ja:インサイドセールス | ja:内勤営業
Field sales | outside sales | territory management | territory sales
  | es:ventas de campo
  | fr:vente terrain
  | de:Außendienst
  | zh:区域销售 | zh:区域管理
  | ja:外勤営業 | ja:ルート営業
Sales pipeline management | pipeline management | sales pipeline
  | es:gestión del pipeline
  | fr:gestion du pipeline
  | de:Pipeline-Management
  | zh:销售漏斗
  | ja:パイプライン管理 | ja:案件管理
Sales targets | sales goals | quota attainment | exceeding quota | meeting targets | sales quotas | sales quota
  | es:objetivos de venta | es:objetivos de ventas
  | fr:objectifs de vente | fr:objectifs commerciaux
  | de:Umsatzziele | de:Verkaufsziele
  | zh:销售目标 | zh:销售业绩
  | ja:売上目標 | ja:営業目標 | ja:ノルマ
Consultative selling | solution selling | <SPIN selling | es:venta consultiva | fr:vente conseil | de:beratender Verkauf | zh:顾问式销售 | ja:提案営業 | ja:コンサルティング営業
Contract negotiation | negotiating contracts | es:negociación de contratos | fr:négociation de contrats | de:Vertragsverhandlungen | zh:合同谈判 | zh:商务谈判 | ja:契約交渉
Quotations | preparing quotes | quote preparation
  | es:elaboración de presupuestos | es:ofertas comerciales
  | fr:devis | fr:établissement de devis
  | de:Angebotserstellung
  | zh:报价
  | ja:見積作成 | ja:見積書
Order processing | order entry | order management
  | es:gestión de pedidos | es:pedidos
  | fr:traitement des commandes | fr:gestion des commandes
  | de:Auftragsabwicklung | de:Auftragsbearbeitung
  | zh:订单处理 | zh:订单管理
  | ja:受注処理 | ja:受発注 | ja:受発注業務
Customer relationship management | =CRM | CRM software | CRM system | CRM systems
  | es:gestión de relaciones con clientes
  | fr:gestion de la relation client
  | de:CRM-System | de:Kundenbeziehungsmanagement
  | zh:客户关系管理 | zh:客户关系维护
  | ja:顧客管理 | ja:顧客関係管理
Salesforce | Salesforce CRM | Salesforce.com | =SFDC
HubSpot
Zoho CRM | Zoho
Microsoft Dynamics | Dynamics 365 | MS Dynamics
Pipedrive
Zendesk
Tender management | bid management | tenders | bid writing
  | es:licitaciones
  | fr:appels d'offres | fr:réponse aux appels d'offres
  | de:Ausschreibungen
  | zh:招投标 | zh:投标
  | ja:入札
Channel sales | partner management | channel management
  | es:gestión de canales
  | fr:réseau de distribution
  | de:Partnermanagement
  | zh:渠道管理 | zh:渠道销售
  | ja:代理店営業 | ja:代理店
Trade shows | trade fairs | exhibitions | es:ferias comerciales | fr:salons professionnels | de:Messen | zh:展会 | ja:展示会
After-sales service | after sales | aftersales
  | es:posventa | es:servicio posventa
  | fr:service après-vente | fr:=SAV
  | de:After-Sales
  | zh:售后服务 | zh:售后
  | ja:アフターサービス | ja:アフターフォロー
Customer success | <Customer retention ; client retention
  | <es:retención de clientes
  | fr:réussite client
  | de:Customer-Success
  | zh:客户成功 | <zh:客户留存
  | ja:カスタマーサクセス
Product demonstrations | product demos | software demos
  | es:demostraciones de producto
  | fr:démonstrations de produits
  | de:Produktvorführungen | de:Produktdemos
  | zh:产品演示
  | ja:製品デモ | ja:デモンストレーション
Presentations | presentation skills | giving presentations
  | es:presentaciones
  | fr:présentations commerciales
  | de:Präsentationen | de:Präsentationsfähigkeit
  | zh:演讲 | zh:汇报
  | ja:プレゼンテーション | ja:プレゼン
Pharmaceutical sales | medical sales
  | es:visitador médico | es:visita médica
  | fr:visite médicale
  | de:Pharmareferent
  | zh:医药销售 | zh:药品销售 | zh:医药代表
  | ja:医薬情報担当者 | ja:MR活動
Real estate sales | real estate | property sales
  | es:venta inmobiliaria | es:inmobiliaria
  | fr:immobilier | fr:transaction immobilière
  | de:Immobilien
  | zh:房地产销售
  | ja:不動産営業 | ja:不動産
Insurance sales | insurance | es:seguros | fr:assurances | de:Versicherungen | zh:保险销售 | ja:保険営業
Car sales | automotive sales | es:venta de automóviles | fr:vente automobile | de:Autoverkauf | zh:汽车销售 | ja:自動車販売
Call centre | call center | contact centre | contact center | inbound calls | es:centro de llamadas | fr:centre d'appels | de:Callcenter | zh:呼叫中心 | ja:コールセンター
Live chat support | chat support | <email support | es:soporte por chat | fr:support par chat
`;
