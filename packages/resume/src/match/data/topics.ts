/**
 * Subjects of work, one topic per line, all languages together. `*` stands for the rest of a word, `_` for a space. A
 * resume line on the same topic as a requirement does not prove it, but a reader would ask before calling it missing:
 * "book their trains and hotels" for "arranging travel".
 */
export const topics: readonly string[] = [
  'travel* trip trips flight* train trains hotel hotels itinerar* viaj* vuelo* voyage* deplacement* vol vols ' +
    'reise* flug* fluge hotelbuchung* dienstreise* 差旅 出差 机票 酒店预订 出張手配 旅費 航空券',
  'cook* kitchen* chef* recipe* dish dishes menu* meal* cocin* plato platos receta* cuisin* cuisson* carte ' +
    'recette* koch* kuche* gericht* speise* rezept* 烹饪 厨房 菜品 菜单 调理 調理 料理 献立 メニュー',
  'bake baker* baking pastr* dessert* cake* bread* sourdough panader* pasteler* reposter* patisser* boulang* ' +
    'viennoiser* backwaren backen backstube* konditor* teig* torten 烘焙 面包 糕点 製菓 製パン パン ケーキ',
  'serve* serving waiter* waitress* barista* cocktail* drink* camarer* mesa mesas servir sala bebida* serveu* ' +
    'couvert* boisson* kellner* bedien* theke getrank* 服务员 传菜 吧台 酒水 接客 ホール 配膳 ドリンク',
  'clean* tidy* housekeep* laundry linen wash* sanit* limpi* lavander* nettoy* menage entretien_des_locaux ' +
    'linge propret* reinig* putz* wasche hauswirtschaft* haushalt* sauber* 清洁 保洁 打扫 清洗 清掃 洗濯 リネン 客室',
  'cook* shop* grocer* errand* household* einkauf* koche kaufe hauswirtschaft* haushalt* courses menage* repas compra* hogar domestic* 家务 做饭 买菜 家事 買い物',
  'till* cash cashier* payment* checkout takings cash-up caja cobr* cajer* arqueo caiss* encaiss* kasse* kassier* bezahl* 收银 结账 收款 レジ 会計 清算 精算',
  'stock* inventor* replen* existencias almacen* recuento* inventair* stocks rupture* lager* bestand* inventur* 库存 盘点 仓库 存货 在庫 棚卸 品出し',
  'goods* delivery deliveries receiv* unload* load* inbound recepcion* mercanc* albaran* descarg* carga ' +
    'receptionn* marchandise* livraison* decharg* wareneingang* waren* anliefer* entlad* belad* lieferung* 收货 卸货 ' +
    '装卸 到货 进货 入荷 荷受 検品 納品',
  'pick* pack* dispatch dispatcher* dispatching ship* fulfil* pedidos expedi* embal* preparation_de_commandes ' +
    'colis kommission* verpack* versand* 拣货 打包 发货 出库 分拣 ピッキング 梱包 出荷 発送',
  'forklift* reach_truck* counterbalance pallet* carretill* transpalet* chariot* caces gabelstapler* stapler* hubwagen 叉车 堆高机 フォークリフト リフト',
  'driv* route* van vans lorry truck* hgv conduc* repart* ruta* camion* chauffeur* conduite tournee* fahrer* ' +
    'fahrt* fahre auslieferung* lkw 驾驶 司机 送货 配送 运输 運転 ドライバー 配達',
  'vehicle* cars engine* brake* tyre* garage* mechanic* coche* motor* freno* taller* neumatic* vehicule* ' +
    'voiture* moteur* frein* atelier* fahrzeug* bremse* werkstatt* kfz* reifen 汽车 车辆 发动机 汽修 車両 整備 自動車 エンジン',
  'electric* wiring wired rewir* cable* socket* fuse* consumer_unit* distribution_board* instalacion_electrica ' +
    'electricid* cablead* cuadros tableau* electrique* cablage* courant elektr* leitung* verteil* zahlerschr* ' +
    'dosen schlitze verdraht* klemm* 电气 电工 布线 配电 接线 電気 配線 配電 電工',
  'plumb* pipe* boiler* heating radiator* leak* fontaner* tuber* caldera* calefacc* plomber* chaudiere* ' +
    'chauffage* tuyau* sanitaire* sanitar* heizung* rohr* kessel* 管道 水暖 锅炉 给排水 配管 ボイラー 給湯 水道',
  'weld* solder* fabricat* sheet_metal sold* chapa* caldere* soud* tole* chaudronn* schweiss* blech* 焊接 钣金 氩弧焊 溶接 板金',
  'carpent* joiner* wood* cabinet* furniture kitchen_fitting madera* carpinter* mueble* menuis* bois ebenist* ' +
    'meuble* tischler* schreiner* holz* mobel* 木工 家具 木作 大工 木材',
  'paint painter* painting decorat* plaster* wallpaper* pint* yeso enlucid* peint* platr* enduit* maler* lackier* putz verputz* tapez* 油漆 粉刷 涂装 塗装 内装 クロス',
  'building builder* construct* concrete* brick* formwork scaffold* obra* construcc* hormigon* albanil* ' +
    'encofrad* andam* chantier* beton* macon* batiment* coffrage* echafaud* bau* baustelle* maurer* schal* ' +
    'gerust* 施工 工地 混凝土 建筑 砌筑 施工管理 現場 建設 コンクリート 足場',
  'survey* measure* setting_out set_out total_station gnss topograf* medicion* replante* mesure* topograph* ' +
    'metr* implant* vermess* aufmass* messen ausmess* 测量 放线 量尺 測量 計測 採寸',
  'drawing* cad autocad blueprint* draft* plano planos dibuj* delinea* dessin* zeichnung* konstruktion* 图纸 制图 绘图 零件图 装配图 图面 図面 製図 作図',
  'maintain* maintenance repair* fix* overhaul* manten* repar* averia* mantenimiento entretien depann* wart* ' +
    'instand* reparat* reparier* 维护 维修 保养 检修 保守 修理 点検 メンテナンス',
  'fault* troubleshoot* debug* bug bugs diagnos* breakdown* incident* averia* incidencia* fallo* panne* ' +
    'anomal* diagnostic* storung* fehler* entstor* 故障 排查 调试 排除 不具合 障害 トラブル 原因',
  'quality inspect* qc qa calidad inspecc* verific* qualite* controle* controler qualitat* prufung* pruf* kontroll* 质量 检验 品质 质检 品質 検査 検品',
  'safety hazard* risk_assessment* accident* incident* near_miss* toolbox prevencion riesgos seguridad ' +
    'securite prevention arbeitssicherheit gefahrdung* unfall* 安全 隐患 事故 风险 労働安全 危険 ヒヤリ',
  'hygiene haccp food_safety temperatur* traceab* allerg* higien* trazabilid* aliment* tracabilit* lebensmittel* ruckverfolg* 食品安全 卫生 温度 衛生 温度管理 食品',
  'first_aid* cpr life_support defibrillat* primeros_auxilios soporte_vital secouris* premiers_secours sst erste_hilfe ersthelfer* 急救 心肺复苏 救急 応急 aed',
  'personal_care washing dressing bathing toileting grundpflege korperpflege waschen duschen anziehen ' +
    'inkontinenz* lagern toilette soins_d_hygiene aseo higiene_personal bano 生活护理 洗漱 入浴 排泄 食事介助 介助',
  'wound* dressing* ulcer* suture* pressure_sore* herida* cura curas ulcera* apositos plaie* pansement* escarre* wund* verband* dekubitus 伤口 换药 压疮 創傷 褥瘡 処置',
  'medic* drug* prescri* tablet* pill pills dispens* farmac* medicament* medicac* pastill* traitement* ' +
    'ordonnance* tabletten arznei* medikament* rezept* apothek* 药品 用药 发药 配药 处方 与薬 服薬 薬 調剤 投薬',
  'inject* insulin* iv ivs infus* cannul* venepunct* venipunct* phleb* blood* bloods inyecc* via_venosa ' +
    'perfus* prelevement* sang spritz* injektion* blutentnahme* infusion* 注射 输液 静脉 采血 採血 点滴',
  'vital* observation* blood_pressure glucose sugar news2 monitor* constantes glucemia tension_arterial* ' +
    'glycemie* blutzucker* blutdruck* vitalzeichen* 生命体征 血压 血糖 バイタル 血圧 血糖値',
  'dementia alzheimer* confus* demencia demence demenz* 失智 认知症 痴呆 認知症',
  'palliat* end_of_life dying death bereave* terminal* paliativ* final_de_vida fin_de_vie deuil sterbe* palliativ* hospiz* 临终 安宁 终末 看取り 終末期 緩和',
  'compress* stocking* stutzstrumpf* kompression* strumpf* bas_de_contention medias_de_compresion 弹力袜 弾性ストッキング',
  'acute* hospital* infirmary ward icu itu intensive_care emergency_department emergency_room medical_surgical ' +
    'med_surg step-down surgical agudos urgencias uci aigu* hopital* chu urgences reanimation akut* krankenhaus* ' +
    'klinikum* intensivstation* 急性期 急诊 住院部 重症 救急 病棟',
  'patient* ward hospital* clinic* nurs* paciente* planta enfermer* clinica* infirmi* hopital* chu ' +
    'service_de_soins patienten* krankenhaus* stationar* klinik* pflege* 病人 患者 病房 护理 临床 病棟 看護 入院',
  'famil* relative* carer* parent* guardian* padres familias tutores apoderad* proches angehorige* eltern* tochter sohne familien* 家长 家属 家人 保護者 ご家族 家族',
  'child* nurser* kindergart* preschool infant* toddler* nino* ninas guarder* infantil* enfant* creche* ' +
    'petite_enfance kinder kinder* kita* krippe* erzieh* 幼儿 儿童 幼儿园 孩子 保育 子ども 園児 幼児',
  'teach* lesson* classes classroom* pupil* tutor* clase clases alumn* docen* aula ensenan* cours classe* ' +
    'eleve* enseign* unterricht* schuler* lehr* klasse* 教学 授课 上课 课堂 学生 授業 指導 生徒 講師',
  'curricul* scheme*_of_work syllab* lesson_plan* planificac* programac* secuencias didactic* progression* ' +
    'sequences lehrplan* unterrichtsvorbereit* 教案 备课 课程 指導案 カリキュラム',
  'mark marking marked exam* assess* grades grading test testing tests evalu* examen* corrij* correg* notas ' +
    'parciales copies noter bewert* prufung* benot* klausur* 考试 批改 评估 成绩 採点 テスト 評価',
  'special_needs sen send disabil* inclus* adapte* discapac* necesidades_educativas integra* handicap* ' +
    'besoins_particuliers forderbedarf* inklusion* behinder* 特殊 残障 融合 障害 特別支援 支援',
  'contest* competition* olymp* fair fairs olimpiada* feria* concurs* concours wettbewerb* 竞赛 比赛 大会 コンテスト',
  'counsel* therap* mental_health psycholog* wellbeing terap* salud_mental psicolog* therapie* sante_mentale ' +
    'ecoute beratung* seelsorge psych* 心理 咨询 辅导 カウンセリング 相談',
  'social_work* safeguard* case_work* vulnerab* trabajo_social tutela protecc* travail_social ' +
    'protection_de_l_enfance sozialarbeit* sozialpadagog* jugendamt 社工 社会工作 社会福祉 相談員 ケース',
  'escort* accompan* transport_of acompan* accompagn* begleit* arzttermin* 陪同 陪护 付き添い 同行 送迎',
  'hair* salon* colour* beauty nails makeup pelu* estetic* maquill* coiff* esthet* maquillage friseur* haare ' +
    'haarschnitt* kosmetik* 美发 美容 化妆 美甲 美容師 カット メイク ネイル',
  'sew* tailor* textile* garment* fashion cost* ropa moda costur* confecc* couture* vetement* naher* schneider* kleidung 缝纫 服装 面料 縫製 アパレル 服飾',
  'farm* crop* harvest* tractor* livestock calves fence* agricult* cosecha* ganad* ferme* recolte* agricole* ' +
    'elevage* landwirt* ernte* traktor* vieh* 农业 种植 收割 养殖 農業 栽培 収穫 畜産',
  'garden* landscap* mow* tree trees jardin* poda* paysag* espaces_verts tonte gartn* garten* baum* rasen* 园艺 绿化 修剪 造園 植栽 剪定',
  'animal* vet veterinar* pet pets horse* dog dogs mascota* caballo* animaux cheval chevaux tiere tieren pferd* hund* 动物 宠物 兽医 動物 ペット 獣医',
  'secur* guard* cctv patrol* access_control vigil* seguridad camaras ronda* gardien* surveill* videosurveill* ' +
    'wach* objektschutz* sicherheitsdienst* 保安 巡逻 监控 警備 巡回 防犯',
  'recept* front_desk greet* welcom* visitor* guest* check-in recepc* huesped* visitas accueil* hote hotesse ' +
    'visiteur* empfang* gast gaste* besucher* 前台 接待 来访 迎宾 受付 来客 フロント お客様対応',
  'phone* telephon* calls calling switchboard* dial* hotline llamad* telefon* centralita appel* standard anruf* 电话 接听 热线 电话营销 電話 架電 コール',
  'cold_call* prospect* outreach door_to_door outbound lead leads new_business captac* prospecc* puerta_fria ' +
    'demarch* akquise* neukund* kaltakquise 拓客 开发客户 陌拜 获客 新規開拓 テレアポ 飛び込み',
  'mail mails franking correspond* letter* email* correo* cartas courrier* correspondance* postbearbeit* brief* schriftverkehr 邮件 信函 收发 郵便 メール 文書',
  'diar* calendar* appointment* schedul* booking* agenda* cita citas reserva* rendez-vous termin* kalender* 日程 预约 行程安排 スケジュール 予約',
  'minute* meeting* board acta actas reunion* compte_rendu comptes_rendus proces-verbal protokoll* sitzung* besprechung* 会议 纪要 议事录 会議 議事録',
  'archiv* filing record* document* archivo* expedient* registro* archive* dossier* classement* ablage* akten* dokument* 档案 归档 文件 资料 記録 書類 ファイリング 文書管理',
  'data_entry input* keying typ* typing wpm grabac* introduccion_de_datos mecanograf* saisie* frappe* dateneingabe* tippen eingabe* 录入 打字 输入 入力 タイピング',
  'stationery supplies office_supplies toner material_de_oficina fournitures buromaterial* bestell* 办公用品 采购办公 備品 事務用品 発注',
  'translat* interpret* language* traduc* ubersetz* dolmetsch* 翻译 口译 翻訳 通訳',
  'copywrit* writing article* content* blog* redacc* contenido* articulo* redact* contenu* texte* redaktion* artikel* 文案 撰写 写作 内容 稿件 ライティング 執筆 文章 原稿 コピー',
  'press* pr media_relations journalist* release* prensa comunicado* medios presse* communique* medien* pressemitteilung* 新闻稿 媒体 公关 プレスリリース 広報 取材',
  'social_media instagram facebook tiktok linkedin twitter followers redes_sociales reseaux_sociaux sns 社交媒体 微博 公众号 小红书 抖音 新媒体 ソーシャル インスタ フォロワー',
  'newsletter* email_marketing mailing* mailchimp boletin* infolettre* emailing 邮件营销 推送 メルマガ メールマガジン 配信 開封率',
  'advert* ads adwords campaign* ppc sem google_ads publicid* campan* anuncio* publicit* campagne* werbung* kampagne* anzeigen* 广告 投放 推广 広告 出稿 リスティング キャンペーン',
  'seo search_engine* keyword* ranking posicionamiento referencement suchmaschinen* 搜索引擎 关键词 検索 キーワード',
  'analytic* ga4 google_analytics metric* conver* traffic tracking metricas analitica trafic analys* kennzahl* auswert* 数据分析 转化率 流量 アナリティクス 効果測定 流入 解析 分析',
  'report* kpi* dashboard* figures inform* cuadro_de_mando indicadores rapport* tableaux_de_bord indicateur* ' +
    'bericht* reporting* kennzahlen* 报表 报告 指标 汇报 レポート 報告 集計',
  'forecast* projection* predict* prevision* pronostic* previsionnel* prognose* planung* 预测 预算 予測 見込',
  'front-end frontend react vue angular css html component* web_page* maquetacion integrateur oberflache* 前端 页面 フロントエンド 画面',
  'accessib* wcag aria nvda screen_reader* accesib* accessibil* barrierefrei* 无障碍 アクセシビリティ',
  'api apis rest endpoint* graphql backend* back-end microservice* server-side servicio*_web schnittstelle* 接口 后端 バックエンド',
  'database* sql quer* postgres* mysql oracle schema* base_de_datos consulta* base_de_donnees bdd requete* datenbank* abfrage* 数据库 查询 データベース クエリ',
  'test testing tests jest playwright selenium cypress unit coverage prueba* recette* testfall* testen testautomat* 测试 用例 单元测试 テスト 検証 試験',
  'code_review* pull_request* prs merge git github gitlab version_control revision_de_codigo revue_de_code code-review* 代码审查 代码评审 版本控制 コードレビュー プルリクエスト',
  'ci/cd ci cd pipeline* deploy* release* jenkins devops docker kubernetes container* despliegue* deploiement* bereitstell* 部署 流水线 容器 上线 デプロイ リリース コンテナ',
  'cloud aws azure gcp lambda s3 ec2 nube 云 クラウド',
  'agile scrum sprint* stand-up* standup* retro retros kanban backlog* 敏捷 迭代 アジャイル スプリント スクラム',
  'help_desk helpdesk ticket* user_support service_desk soporte* usuarios assistance* utilisateur* anwender* 技术支持 桌面支持 工单 ヘルプデスク サポート 問い合わせ',
  'network* router* switch firewall* server servers lan redes servidor* reseau* serveur* netzwerk* server* 网络 服务器 路由 ネットワーク サーバ',
  'machine_learning model models neural predict* aprendizaje_automatico modelo* apprentissage modele* maschinelles_lernen modell* 机器学习 模型 算法 機械学習 モデル',
  'technical_document* manual* user_guide* documentat* instruction* manuales instrucciones notice* ' +
    'mode_d_emploi anleitung* handbuch* dokumentation* 说明书 文档 作业指导书 手册 マニュアル 手順書 仕様書',
  'project* milestone* proyecto* projet* projekt* 项目 プロジェクト 案件',
  'demo* demonstr* walk*_through demostr* presentac* demonstration* presentation* vorfuhr* prasentation* vorstell* 演示 讲解 展示 デモ プレゼン 提案',
  'negotiat* haggl* bargain* contract* negoci* condiciones contrato* contrat* verhandl* vertrag* kondition* 谈判 合同 议价 商务 交渉 契約 条件',
  'account* client* customer* relationship* portfolio* territory cuenta cuentas cliente* cartera portefeuille* ' +
    'compte* comptes kunden* betreu* bestandskund* 客户 大客户 维护客户 顧客 取引先 担当先 ルート',
  'quota* target* revenue turnover sales_figures objetivo* ventas cuota* objectif* ventes chiffre_d_affaires ' +
    'umsatz* ziel ziele verkauf* 业绩 销售额 指标 目标 売上 ノルマ 目標 達成',
  'sell selling sold sales upsell* cross-sell* vend* venta* vente* verkauf* vertrieb* 销售 卖 营销 販売 営業 売る',
  'quote* quotation* estimat* tender* bid bids pricing presupuest* oferta* cotiza* devis chiffrag* ' +
    'appel_d_offres angebot* kalkulat* kostenvoranschlag* 报价 投标 标书 询价 見積 入札',
  'complain* refund* return* grievance* reclam* queja* devoluc* litig* retour* reklamation* beschwerde* 投诉 退货 售后 クレーム 苦情 返品',
  'customer_service customer_care advis* atencion_al_cliente asesor* mostrador service_client kundendienst* ' +
    'kundenservice* kundenberatung* beraten berat* 客服 顾客 咨询 接客 応対 カスタマー 案内',
  'trade_show* exhib* fair fairs booth expo event* feria* evento* salon salons foire* evenement* messe* veranstalt* 展会 活动 会展 展位 展示会 イベント ブース',
  'budget* cost costs spend presupuesto* coste* costo* budgetaire* cout couts kosten* 预算 成本 费用 予算 原価 コスト 経費',
  'bookkeep* ledger* accounting journal* accrual* contab* asiento* libros libro amortiz* periodific* compta* ' +
    'ecritures grand_livre buchhalt* buchung* konten* 会计 账务 记账 总账 経理 仕訳 帳簿 会計',
  'invoic* bill bills billing purchase_order* supplier_bills factur* albaran* rechnung* faktur* 发票 开票 账单 請求書 伝票 請求',
  'payroll* wage* wages salar* nomina* seguros_sociales paie* bulletins salaire* lohn* gehalt* entgelt* 工资 薪酬 社保 給与 給与計算 社会保険',
  'tax* vat return* iva irpf impuest* modelo modelos sociedades declarac* tva impot* fiscal* liasse* steuer* umsatzsteuer* 税 报税 纳税 申报 税務 消費税 確定申告',
  'month-end year-end close closing closes cierr* cloture* bilan* arrete* abschluss* abschlusse* 月结 结账 年结 关账 決算 月次 年次',
  'reconcil* bank_statement* concili* cuadr* extracto* rapproch* releve* abstimm* kontoausz* abgleich* 对账 核对 银行 照合 突合',
  'collect* debt* receivable* overdue credit_control cobr* impagad* morosid* no_pagan recouvr* relance* impaye* mahn* forderung* inkasso* 催收 应收 回款 债权 回収 売掛 督促',
  'cash_flow treasur* liquid* tesorer* tresor* liquiditat* 资金 现金流 资金繰り 資金',
  'audit* auditor* auditoria* commissaire* revision* wirtschaftspruf* 审计 稽核 監査',
  'consolid* group_accounts consolidac* consolidation* konzern* konsolid* 合并报表 連結',
  'customs import* export* intrastat incoterm* aduan* arancel* douan* zoll* ausfuhr* einfuhr* 报关 进出口 海关 輸出 輸入 通関 貿易',
  'purchas* procure* supplier* vendor* sourcing compra* proveedor* aprovision* achat* fournisseur* mareyeur ' +
    'approvision* einkauf* lieferant* beschaff* 采购 供应商 购货 仕入 購買 調達 業者 発注',
  'logistic* transport* freight* haul* dispatch dispatcher* dispatching transporte* flota affret* fracht* spedition* logistik* disposition* 物流 运输 货运 调度 輸送 配車',
  'rota* roster* shift* schedul* holiday_cover cuadrante* turno* planning* horaires dienstplan* schichtplan* einsatzplan* 排班 班次 シフト 勤務表',
  'recruit* hire* hiring interview* candidate* vacanc* seleccion* reclut* entrevist* contrat* recrut* ' +
    'entretien* embauch* personalauswahl* einstell* bewerb* 招聘 面试 招募 採用 面接 求人',
  'onboard* induct* new_starter* starter* buddy settle* acogida incorporac* integration* nouveaux_arrivants ' +
    'einarbeit* eingearbeitet neue_kolleg* onboarding 入职 带新人 新员工 新人 受け入れ オンボーディング',
  'trained training trainer* coach coached coaching mentor* teach* shadow* capacit* ensen* montre* encadr* ' +
    'tuteur* apprenti* schulen schulung* geschult anleit* eingearbeitet ausbild* azubi* lehrling* praxisanleit* ' +
    '培训 指导 带教 讲解 师傅 教育 指導 育成 研修 後輩',
  'lead leading led supervis* report_to_me in_charge_of people lidera* equipo* dirig* personas_a_cargo encadr* ' +
    'equipe* responsabilite sous_ma leit* fuhr* teamleit* schichtleit* ' +
    'unterstellt 带领 团队 管理 主管 下属 部下 リーダー マネジメント 統括',
  'disciplin* grievance* absence* return_to_work sickness conduct expediente* absentismo* disciplinair* ' +
    'absenteisme* abmahn* fehlzeit* krankmeld* 考勤 处分 缺勤 勤怠 懲戒 面談',
  'apprais* performance_review* one-to-one* feedback evaluacion_del_desempeno evaluation_annuelle ' +
    'entretiens_annuels mitarbeitergesprach* beurteil* 绩效 考核 评价 人事評価 評価 1on1',
  'benefit* pension* enrol* auto-enrolment beneficios pensiones mutuelle* prevoyance altersvorsorge* 福利 年金 福利厚生',
  'lean 5s kaizen six_sigma continuous_improvement mejora_continua amelioration_continue kvp verbesserung* 精益 改善 持续改进 カイゼン 改善活動',
  'law* legal* contract_law court* litigat* solicitor* paralegal* derecho jurid* abogad* juzgado* demanda* ' +
    'juridi* droit tribunal* avocat* contentieux recht* anwalt* kanzlei* ' +
    'gericht* klage* 法律 法务 诉讼 律师 法務 訴訟 弁護士 契約書',
  'insur* claim* policy policies underwrit* seguro* siniestro* poliza* assur* sinistre* versicher* schaden* 保险 理赔 保険 損害',
  'propert* letting* tenan* landlord* real_estate inmobil* alquiler* inquilin* immobil* locati* locataire* ' +
    'bail mieter* vermiet* immobilien* hausverwalt* 房产 租赁 物业 不動産 賃貸 物件',
  'bank* loan* credit* mortgage* lend* banc* prestamo* hipotec* credito* banqu* pret prets kredit* darlehen* 银行 贷款 信贷 銀行 融資 ローン',
  'research* study studies investigat* publicat* paper papers investigac* estudio* articulo* recherche* etude* ' +
    'publication* forsch* studie* veroffentlich* 研究 论文 课题 論文 調査',
  'lab laborator* sample* experiment* assay* pcr hplc muestra* ensayo* labo* echantillon* essai* laborant* labore probe proben versuch* 实验 样品 化验 检测 実験 試料 分析',
  'statist* spss stata regress* estadistic* statistique* statistik* 统计 統計',
  'graphic* banner* flyer* layout* indesign photoshop illustrator canva brochure* cartel* folleto* maquet* ' +
    'diseno_graf* affiche* graphism* plaquette* grafik* gestalt* 平面设计 海报 排版 修图 バナー チラシ デザイン 画像 制作',
  'photo* video* edit* camera* shoot* fotograf* rodaje* montage_video tournage foto* schnitt 摄影 视频 剪辑 拍摄 撮影 動画 編集 カメラ',
  'ux ui usab* wireframe* prototype* figma user_research usabil* prototip* ergonom* prototyp* nutzer* 交互 原型 用户体验 ユーザビリティ プロトタイプ',
  'merchandis* display* shelf shelves window* planogram* escaparat* lineal* vitrine* rayon* facing* schaufenster* warenprasent* regal* 陈列 货架 橱窗 陳列 売場 ディスプレイ',
  'shop shops stores retail* e-commerce ecommerce webshop* tienda* comercio* magasin* boutique* commerce* ' +
    'laden* filiale* einzelhandel* onlineshop* 门店 零售 店铺 电商 店舗 小売 通販 EC ショップ',
  'attendant* habitacion* camarera_de_pisos chambre* etage* zimmer* housekeeping 客房 房间 客室 ベッド',
  'volunteer* communit* charit* fundrais* voluntari* comunid* donac* ong benevol* associat* collecte ehrenamt* verein* spenden* 志愿 公益 社区 ボランティア 地域 募金',
  'waste recycl* environment* emission* residuo* medioambient* dechet* environnement* abfall* umwelt* entsorg* 环保 废物 垃圾 環境 廃棄 リサイクル',
  'solar photovolt* pv panel* inverter* placas_solares fotovolt* panneaux_solaires photovoltaik* solaranlage* wechselrichter* 光伏 太阳能 太陽光',
  'charg* ev e-auto* wallbox* ladestation* ladesaul* ladepunkt* punto_de_recarga recarga borne*_de_recharge 充电桩 充电 充電',
  'air_con* hvac refriger* ventilat* climat* frigor* climatis* froid klima* kalte* luftung* 空调 制冷 暖通 空調 冷凍 換気',
  'plc sps s7 siemens tia scada robot* steuerung* programmier* 自动化 机器人 编程 自動化 ロボット シーケンサ',
  'mechanic* designed designing mechanism* fixture* jig* cad 3d solidworks creo inventor diseno_mecan* ' +
    'utillaje* conception_mecanique outillage konstrukt* vorricht* 机械设计 机构 夹具 工装 非标 結构 機構 治具 機械設計 設計',
  'bom bill_of_materials parts_list lista_de_materiales nomenclature* stuckliste* 物料清单 部品表',
  'component* sizing bearing* motor* cylinder* seleccion_de_componentes dimension* choix_des_composants auslegung* 选型 标准件 电机 气缸 轴承 選定',
  'finite_element* fea fem simulat* ansys elementos_finitos elements_finis simulation* finite-elemente* 有限元 仿真 解析 シミュレーション',
  'assembl* commission* install* mount* montaj* instal* puesta_en_marcha montag* monter montieren montiert ' +
    'mise_en_service inbetriebnahm* montier* einbau* aufbau* 装配 安装 调试 总装 組立 設置 据付 試運転',
  'machin* cnc mill* lath* mecaniz* torno* fresa* usin* fraiseuse* dreh* fras* zerspan* 加工 数控 车床 铣床 旋盤 フライス',
  'fire_alarm* detection fire_marshal evacuat* incend* bomber* brand* feuer* 消防 火灾 防火 避難',
  'regulat* complian* gmp gdpr iso norm* normativ* cumplim* conformit* reglement* vorschrift* compliance* konform* 合规 法规 标准 認証 法令 コンプライアンス 規格',
  'emergenc* dispatch dispatcher* dispatching ambulance* police fire rescue urgenc* ambulanc* polic* bomber* ' +
    'secours pompier* notfall* rettung* leitstelle* polizei* 急救 紧急 消防 警察 救急 緊急',
  'donat* subscri* abonn* mitglied* socios suscrip* 会员 会员管理 会員',
  'konzept* 战略 策略 戦略 企画',
  'new_menu plat_du_jour carta carte speisekarte* 新品 研发菜品 新メニュー 商品開発',
  'industr* manufactur* factory production fabrica* produccion alimentari* usine* industri* fabrik* produktion* fertigung* 工厂 生产 制造 車間 工場 製造 生産',
  'office* admin* oficina* administrat* bureau* administratif* buro* verwaltung* sekretariat* 办公室 行政 文员 事務 総務 オフィス',
  'warehouse* depot* almacen* entrepot* lager* 仓储 仓库 倉庫',
  'restaurant* gastronom* etoile* starred bistro* brasser* estrella* michelin stern* 餐厅 饭店 レストラン 飲食',
  'school* secondary primary colegio* escuela* instituto ecole* college* lycee* schule* gymnasium* grundschul* 学校 小学 中学 高校',
  'care_home* nursing_home* residential residencia* ehpad maison_de_retraite altenheim* pflegeheim* seniorenresid* seniorenheim* 养老院 敬老院 老人ホーム 介護施設 特養',
  'home_care ambulant* domicil* community_nurs* ayuda_a_domicilio soins_a_domicile aide_a_domicile ambulanter 居家 上门 訪問介護 訪問看護 在宅',
  'chill* frozen cold_store* frigorif* congel* frais surgel* tiefkuhl* kuhl* 冷链 冷藏 冷凍 冷蔵',
];
