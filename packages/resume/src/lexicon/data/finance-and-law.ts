export const financeAndLaw = `
# Accounting
Accounting | accountancy | general accounting
  | es:contabilidad | es:contabilidad general
  | fr:comptabilité | fr:comptabilité générale
  | de:Buchhaltung | de:Rechnungswesen | de:Finanzbuchhaltung
  | zh:会计 | zh:会计核算 | zh:核算
  | ja:経理 | ja:会計 | ja:経理業務
Bookkeeping | book-keeping
  | es:teneduría de libros | es:asientos contables
  | fr:tenue de livres | fr:saisie comptable | fr:tenue de la comptabilité
  | de:Buchführung | de:laufende Buchhaltung
  | zh:记账
  | ja:簿記 | ja:記帳
Accounts payable | =AP invoices | purchase ledger | supplier invoices | purchase invoices
  | es:cuentas por pagar | es:cuentas a pagar | es:contabilidad de proveedores
  | fr:comptabilité fournisseurs | fr:comptes fournisseurs | fr:factures fournisseurs
  | de:Kreditorenbuchhaltung | de:Kreditoren
  | zh:应付账款
  | ja:買掛金 | ja:買掛金管理 | ja:支払業務
Accounts receivable | sales ledger | customer invoices
  | es:cuentas por cobrar | es:cuentas a cobrar | es:contabilidad de clientes
  | fr:comptabilité clients | fr:comptes clients
  | de:Debitorenbuchhaltung | de:Debitoren
  | zh:应收账款
  | ja:売掛金 | ja:売掛金管理 | ja:入金管理
General ledger | GL accounting | nominal ledger | es:libro mayor | fr:grand livre | de:Hauptbuchhaltung | de:Hauptbuch | zh:总账 | ja:総勘定元帳
Bank reconciliation | bank reconciliations | account reconciliation | account reconciliations | reconciliations
  | reconciling accounts
  | es:conciliación bancaria | es:conciliaciones bancarias
  | fr:rapprochement bancaire | fr:rapprochements bancaires
  | de:Bankabstimmung | de:Kontenabstimmung | de:Kontenabstimmungen
  | zh:银行对账 | zh:对账
  | ja:銀行勘定 | ja:照合業務
Invoicing | billing | invoice processing | processing invoices | raising invoices
  | es:facturación | es:facturas
  | fr:facturation | fr:factures
  | de:Rechnungsstellung | de:Fakturierung | de:Rechnungsprüfung | de:Rechnungsbearbeitung
  | zh:开票 | zh:发票管理
  | ja:請求書 | ja:請求書作成 | ja:請求業務
Credit control | collections department | debt collection | debt recovery
  | es:gestión de cobros | es:cobros | es:recobro
  | fr:recouvrement | fr:relances clients
  | de:Mahnwesen | de:Forderungsmanagement | de:Inkasso
  | zh:催收 | zh:信用控制
  | ja:債権管理 | ja:債権回収
Month-end close | month end | month-end closing | monthly close | year-end close | year end accounts | year-end
  | es:cierre mensual | es:cierres mensuales | es:cierre contable | es:cierre anual
  | fr:clôtures mensuelles | fr:clôture mensuelle | fr:clôture annuelle | fr:clôtures comptables
  | de:Monatsabschluss | de:Monatsabschlüsse | de:Jahresabschluss | de:Jahresabschlüsse
  | zh:月末结账 | zh:结账 | zh:月结
  | ja:月次決算 | ja:年次決算 | ja:決算 | ja:決算業務
Financial statements | preparation of accounts | annual accounts | statutory accounts | <balance sheet
  | es:estados financieros | es:cuentas anuales | es:balances
  | fr:états financiers | fr:comptes annuels | fr:bilan | fr:bilans
  | de:Bilanzierung | de:Bilanz | de:Abschlusserstellung
  | zh:财务报表 | zh:财务报告
  | ja:財務諸表
Financial reporting | management accounts | management reporting
  | es:informes financieros | es:reporting financiero
  | fr:reporting financier
  | de:Finanzberichte | de:Finanzberichterstattung
  | zh:管理报表
  | ja:財務報告
Financial analysis | <financial analyst | es:análisis financiero | fr:analyse financière | de:Finanzanalyse | zh:财务分析 | ja:財務分析
Financial modeling | financial modelling | financial models
  | es:modelización financiera | es:modelos financieros
  | fr:modélisation financière
  | de:Finanzmodellierung | de:Finanzmodelle
  | zh:财务建模 | zh:财务模型
  | ja:財務モデリング
Financial planning and analysis | =FP&A | financial planning | es:planificación financiera | fr:planification financière | de:Finanzplanung | zh:财务规划 | ja:予実管理
Budgeting | budget management | managing budgets | budget control | budget preparation | budgets | budget planning
  | budget responsibility
  | es:presupuestos | es:elaboración del presupuesto | es:gestión presupuestaria | es:control presupuestario
  | fr:gestion budgétaire | fr:suivi budgétaire | fr:élaboration du budget | fr:élaboration des budgets
  | de:Budgetierung | de:Budgetplanung | de:Budgetverantwortung
  | zh:预算管理 | zh:预算编制 | zh:预算
  | ja:予算管理 | ja:予算作成 | ja:予算策定
Profit and loss | =P&L | P&L responsibility | P&L management | profit and loss accountability
  | es:cuenta de resultados
  | fr:compte de résultat | fr:compte d'exploitation
  | de:Gewinn- und Verlustrechnung | de:=GuV
  | zh:损益管理 | zh:利润表
  | ja:損益管理 | ja:収支管理
Cost accounting | cost control | cost management | costing | cost analysis
  | es:contabilidad de costes | es:contabilidad analítica | es:control de costes
  | fr:comptabilité analytique | fr:maîtrise des coûts | fr:contrôle des coûts
  | de:Kostenrechnung | de:Kostenkontrolle | de:Kosten- und Leistungsrechnung
  | zh:成本核算 | zh:成本管理 | zh:成本控制
  | ja:原価計算 | ja:原価管理 | ja:コスト管理
Controlling | management control | es:control de gestión | fr:contrôle de gestion | de:Controlling | zh:财务控制 | ja:管理会計
Cash flow management | cash flow forecasting | cash flow | treasury | treasury management
  | es:tesorería | es:flujo de caja
  | fr:trésorerie | fr:gestion de trésorerie
  | de:Liquiditätsplanung | de:Liquiditätsmanagement | de:Treasury
  | zh:资金管理 | zh:现金流管理
  | ja:資金繰り | ja:資金管理
Payroll | payroll processing | payroll administration | wages
  | es:nóminas | es:gestión de nóminas
  | fr:paie | fr:gestion de la paie | fr:établissement des paies | fr:bulletins de paie
  | de:Lohnbuchhaltung | de:Gehaltsabrechnung | de:Lohn- und Gehaltsabrechnung | de:Entgeltabrechnung
  | zh:工资核算 | zh:薪资核算 | zh:工资发放
  | ja:給与計算 | ja:給与計算業務
Taxation | corporate taxation | tax returns | tax preparation | tax compliance | corporate tax
  | es:impuestos | es:fiscalidad | es:declaraciones fiscales | es:declaración de impuestos
  | fr:fiscalité | fr:déclarations fiscales
  | de:Steuern | de:Steuererklärungen | de:Steuererklärung
  | zh:税务 | zh:纳税申报 | zh:报税 | zh:税务筹划
  | ja:税務 | ja:税務申告 | ja:確定申告
VAT returns | =VAT | value added tax
  | es:declaración de IVA | es:declaraciones de IVA | es:=IVA
  | fr:déclarations de TVA | fr:=TVA
  | de:Umsatzsteuervoranmeldung | de:Umsatzsteuer-Voranmeldung | de:Umsatzsteuervoranmeldungen
  | zh:增值税
  | ja:消費税申告
Auditing | <external audit | <internal audit | audit preparation | audits | <statutory audit | financial audit
  | es:auditoría | es:auditorías | <es:auditoría interna
  | <fr:audit interne | <fr:audit externe | fr:commissariat aux comptes | fr:audits
  | de:Wirtschaftsprüfung | de:Jahresabschlussprüfung | <de:interne Revision
  | zh:审计 | <zh:内部审计
  | ja:監査 | <ja:内部監査 | ja:監査対応
Internal controls | internal control | =SOX | Sarbanes-Oxley | SOX compliance
  | es:control interno
  | fr:contrôle interne
  | de:internes Kontrollsystem
  | zh:内部控制 | zh:内控 | zh:内控体系
  | ja:内部統制
IFRS | International Financial Reporting Standards | es:=NIIF
US GAAP | =GAAP | <UK GAAP
HGB accounting | de:=HGB | de:Rechnungslegung nach HGB
Chinese accounting standards | zh:企业会计准则 | zh:会计准则
Consolidation accounting | group consolidation | consolidated accounts
  | es:consolidación contable
  | fr:consolidation
  | de:Konsolidierung | de:Konzernabschluss
  | zh:合并报表
  | ja:連結決算
Fixed assets | fixed asset accounting | es:inmovilizado | fr:immobilisations | de:Anlagenbuchhaltung | zh:固定资产 | ja:固定資産管理
Expense management | expense reports | staff expenses | expense claims
  | es:notas de gastos
  | fr:notes de frais
  | de:Reisekostenabrechnung | de:Spesenabrechnung
  | zh:费用报销 | zh:报销
  | ja:経費精算
# Programs (tools)
SAP | SAP ERP | <SAP R/3 | <SAP S/4HANA | <SAP FI/CO ; SAP FI ; SAP FICO
ERP | ERP system | ERP systems | enterprise resource planning | de:ERP-System | zh:ERP系统 | ja:ERPシステム
Oracle NetSuite | NetSuite
QuickBooks | Quick Books | <QuickBooks Online
Xero accounting | =Xero
=Sage | <Sage 50 | <Sage 200 | Sage accounting | fr:=Sage Compta
DATEV
Lexware
=Cegid
A3 accounting | <es:=ContaPlus | <es:A3Con | <es:=A3ERP
Kingdee | zh:金蝶 | zh:金蝶K3
Yonyou | zh:用友 | zh:用友U8
Yayoi accounting | <ja:弥生会計 | <ja:勘定奉行 | <ja:freee会計 | <ja:マネーフォワード
Bloomberg Terminal | =Bloomberg
Oracle Hyperion | Hyperion
Anaplan
# Banking, insurance, investment
Banking | retail banking | bank teller | commercial banking | es:banca | fr:banque | fr:secteur bancaire | de:Bankwesen | zh:银行业务 | ja:銀行業務 | ja:窓口業務
Lending | <loan processing | <mortgages | <credit analysis | <underwriting
  | es:préstamos | <es:hipotecas | <es:análisis de crédito
  | fr:crédits | <fr:analyse de crédit
  | de:Kreditwesen | <de:Kreditprüfung
  | zh:贷款 | zh:信贷
  | ja:融資 | <ja:与信管理
Investment analysis | <equity research | <portfolio management | <asset management | <valuation
  | es:análisis de inversiones | <es:gestión de carteras
  | <fr:gestion de portefeuille | <fr:gestion d'actifs
  | <de:Portfoliomanagement | <de:Vermögensverwaltung
  | zh:投资分析 | <zh:资产管理 | <zh:估值
  | <ja:資産運用 | <ja:ポートフォリオ管理
Mergers and acquisitions | =M&A | <due diligence | acquisitions
  | es:fusiones y adquisiciones
  | fr:fusions-acquisitions | fr:fusions et acquisitions | fr:acquisition d'entreprises
  | de:Fusionen und Übernahmen | de:Unternehmenskäufe
  | zh:并购 | zh:投资并购 | <zh:尽职调查
  | ja:企業買収 | <ja:デューデリジェンス
Fundraising | debt raising | raising capital | capital raising
  | es:captación de fondos
  | fr:levée de fonds | fr:levée de dette
  | de:Kapitalbeschaffung | de:Spendenakquise
  | zh:融资
  | ja:資金調達
Initial public offering | =IPO | zh:上市 | zh:上市准备 | ja:株式公開 | ja:上場準備
Investor relations | es:relaciones con inversores | fr:relations investisseurs | de:Investor-Relations | zh:投资者关系 | ja:投資家対応
Insurance claims | claims handling | claims processing
  | es:gestión de siniestros | es:siniestros
  | fr:gestion des sinistres | fr:sinistres
  | de:Schadenbearbeitung | de:Schadensregulierung
  | zh:理赔
  | ja:保険金支払 | ja:損害調査
Anti-money laundering | =AML | <Know your customer ; =KYC
  | es:prevención de blanqueo
  | fr:lutte contre le blanchiment
  | de:Geldwäscheprävention
  | zh:反洗钱
  | ja:マネーロンダリング対策
Payment card security | PCI DSS | PCI compliance
*Certified Public Accountant | =CPA | zh:注册会计师 | zh:注册会计师证书 | ja:公認会計士
*US Certified Public Accountant | ja:USCPA | ja:米国公認会計士
*Expert-comptable | fr:diplôme d'expertise comptable
*Wirtschaftsprüfer | de:Wirtschaftsprüferin
*Chartered Accountant | =ACA | <=FCA
*ACCA qualification | =ACCA | ACCA qualified | chartered certified accountant
*CIMA qualification | =CIMA
*Certified Management Accountant | =CMA
*Chartered Financial Analyst | =CFA | CFA charterholder | <CFA Level I | <CFA Level II
*AAT qualification | =AAT | <AAT Level 2 | <AAT Level 3 | <AAT Level 4
*Accounting diploma | <fr:=DCG | <fr:=DSCG | <fr:BTS comptabilité | <es:técnico en administración y finanzas
*Bookkeeping certificate | ja:日商簿記検定 | <ja:日商簿記2級 ; ja:簿記2級 | <ja:日商簿記1級 ; ja:簿記1級 | <ja:日商簿記3級
*Accounting qualification China | <zh:会计从业资格证 | <zh:初级会计职称 | <zh:中级会计职称 ; zh:中级会计师 | <zh:高级会计师
*Certified balance accountant | de:Bilanzbuchhalter | de:Bilanzbuchhalterin | de:geprüfter Bilanzbuchhalter
*Certified tax clerk | de:Steuerfachangestellte | de:Steuerfachangestellter
*Tax adviser | ja:税理士 | de:Steuerberater | de:Steuerberaterin | zh:税务师
# Law
Legal research
  | es:investigación jurídica
  | fr:recherche juridique | fr:recherches juridiques
  | de:juristische Recherche
  | zh:法律检索 | zh:法律研究
  | ja:判例調査 | ja:法令調査
Legal drafting | drafting pleadings | pleadings | drafting legal documents | legal writing
  | es:redacción de demandas | es:escritos judiciales
  | fr:rédaction d'actes | fr:rédaction juridique | fr:rédaction de conclusions
  | de:Schriftsätze | de:Vertragsentwürfe
  | zh:法律文书
  | ja:法律文書作成 | ja:訴状作成
Contract law | contract drafting | drafting contracts | contract review | reviewing contracts | contract management
  | es:redacción de contratos | es:gestión de contratos
  | fr:rédaction de contrats | fr:droit des contrats | fr:gestion des contrats
  | de:Vertragsrecht | de:Vertragsgestaltung | de:Vertragsprüfung | de:Vertragsmanagement
  | zh:合同审核 | zh:合同管理 | zh:合同起草 | zh:合同审查
  | ja:契約書作成 | ja:契約書レビュー | ja:契約管理 | ja:契約審査
Litigation | civil litigation | dispute resolution | court proceedings | trial preparation
  | es:litigios | es:procesal
  | fr:contentieux | fr:gestion des contentieux
  | de:Prozessführung | de:Gerichtsverfahren
  | zh:诉讼 | zh:诉讼案件
  | ja:訴訟 | ja:訴訟対応
Corporate law | company law | <company secretarial | <corporate governance
  | es:derecho mercantil | es:derecho societario
  | fr:droit des sociétés
  | de:Gesellschaftsrecht
  | zh:公司法 | <zh:公司治理
  | ja:会社法 | ja:企業法務 | <ja:コーポレートガバナンス
Family law | es:derecho de familia | fr:droit de la famille | de:Familienrecht | zh:婚姻家事 | ja:家族法
Criminal law | es:derecho penal | fr:droit pénal | de:Strafrecht | zh:刑法 | zh:刑事辩护 | ja:刑法
Property law | conveyancing | real estate law | es:derecho inmobiliario | fr:droit immobilier | de:Immobilienrecht | zh:房地产法 | ja:不動産登記
Intellectual property | =IP law | <patents | <trademarks
  | es:propiedad intelectual
  | fr:propriété intellectuelle
  | de:geistiges Eigentum | <de:Patentrecht
  | zh:知识产权
  | ja:知的財産 | <ja:特許
Data protection | =GDPR | General Data Protection Regulation | data privacy
  | es:protección de datos | es:=RGPD
  | fr:protection des données | fr:=RGPD
  | de:Datenschutz | de:=DSGVO
  | zh:数据保护 | zh:隐私保护
  | ja:個人情報保護 | ja:データ保護
Immigration law | visa applications | es:extranjería | fr:droit des étrangers | de:Ausländerrecht | zh:移民法 | ja:在留資格
Notarial work | notary public | es:notaría | fr:notariat | de:Notariat | zh:公证 | ja:公証
Legal case management | case files | case preparation | client files
  | es:gestión de expedientes | es:expedientes
  | fr:gestion des dossiers | fr:suivi des dossiers
  | de:Aktenverwaltung | de:Aktenanlage
  | zh:案件管理
  | ja:案件ファイル管理
Court deadlines | deadline management | tickler systems
  | es:control de plazos
  | fr:gestion des délais
  | de:Fristenkontrolle | de:Fristenverwaltung | de:Fristenüberwachung
  | zh:期限管理
  | ja:期日管理
Court filing | e-filing | electronic filing
  | es:LexNET | es:presentación de escritos
  | fr:=RPVA
  | de:besonderes elektronisches Anwaltspostfach | de:=beA
  | ja:裁判所提出書類
Enforcement of judgments | de:Zwangsvollstreckung | es:ejecución de sentencias | fr:voies d'exécution | zh:强制执行 | ja:強制執行
Lawyers' fee law | de:Rechtsanwaltsvergütungsgesetz | de:=RVG | de:RVG-Abrechnung | de:Gebührenrecht
E-discovery | eDiscovery | document review | <Relativity software
Legal software | <Clio | <PCLaw | <=Westlaw | <LexisNexis ; =Lexis | <Advolux | <RA-MICRO
Mediation | es:mediación | fr:médiation | de:Mediation | zh:调解 | ja:調停
Arbitration | es:arbitraje | fr:arbitrage | de:Schiedsverfahren | zh:仲裁 | ja:仲裁
Paralegal work | <paralegal | legal assistance | legal support | <legal secretary
  | es:asistencia jurídica | <es:asistente legal
  | fr:assistanat juridique
  | <de:Rechtsanwaltsfachangestellte ; de:Rechtsanwaltsfachangestellter | de:Paralegal-Tätigkeit
  | <zh:律师助理
  | ja:パラリーガル | ja:法律事務
*Qualified solicitor | solicitor | qualified lawyer | <barrister | <attorney at law
  | es:abogado colegiado | es:abogada colegiada
  | fr:avocat au barreau
  | de:Volljurist | de:Volljuristin | de:zweites Staatsexamen
  | zh:法律职业资格证 | zh:律师执业证 | zh:律师资格
  | ja:弁護士資格 | ja:弁護士
*Bar admission | admitted to the bar | bar exam | state bar | bar admitted
*CIPP/E | =CIPP | CIPP/US
*Notary commission | commissioner of oaths
*Judicial scrivener | ja:司法書士
*Administrative scrivener | ja:行政書士
`;
