export const creativeAndResearch = `
# Design (tools)
Graphic design | visual design
  | es:diseño gráfico | es:diseño visual
  | fr:graphisme | fr:design graphique | fr:création graphique
  | de:Grafikdesign | de:grafische Gestaltung
  | zh:平面设计 | zh:视觉设计
  | ja:グラフィックデザイン | ja:ビジュアルデザイン
User experience design | =UX | UX design | user experience | <UX/UI design ; UX/UI ; UI/UX
  | es:diseño UX | es:experiencia de usuario | es:diseño de experiencia de usuario
  | fr:expérience utilisateur | fr:design UX
  | de:UX-Design | de:Nutzererfahrung
  | zh:用户体验设计 | zh:用户体验 | zh:交互设计
  | ja:UXデザイン | ja:ユーザー体験
User interface design | =UI | UI design | interface design | user interfaces
  | es:diseño de interfaces | es:diseño UI | es:interfaz de usuario
  | fr:design d'interface | fr:interfaces utilisateur
  | de:UI-Design | de:Benutzeroberflächen
  | zh:界面设计 | zh:UI设计
  | ja:UIデザイン | ja:画面設計
Product design | digital product design
  | es:diseño de producto | es:diseño de productos
  | fr:design de produit | fr:conception de produits
  | de:Produktdesign | de:Produktgestaltung
  | zh:产品设计
  | ja:プロダクトデザイン
User research | user interviews | usability testing | usability tests | user testing
  | es:investigación con usuarios | es:investigación de usuarios | es:pruebas de usabilidad
  | fr:recherche utilisateur | fr:tests utilisateurs | fr:entretiens utilisateurs
  | de:Nutzerforschung | de:Usability-Tests | de:Nutzerinterviews
  | zh:用户研究 | zh:可用性测试 | zh:用户访谈
  | ja:ユーザーリサーチ | ja:ユーザビリティテスト | ja:ユーザーインタビュー
Wireframing | wireframes | user flows | mockups | es:wireframes y prototipos | fr:maquettage | fr:maquettes | de:Wireframes | zh:线框图 | zh:原型设计 | ja:ワイヤーフレーム
Design systems | design system
  | es:sistema de diseño | es:sistemas de diseño
  | fr:système de design | fr:design system
  | de:Designsystem
  | zh:设计系统 | zh:设计规范
  | ja:デザインシステム
Figma
Sketch app | ~Sketch
Adobe XD
InVision
Adobe Photoshop | Photoshop | zh:=PS
Adobe Illustrator | =Illustrator
Adobe InDesign | InDesign
Adobe After Effects | After Effects
Adobe Premiere Pro | Premiere Pro | Adobe Premiere
Adobe Lightroom | Lightroom
Adobe Creative Cloud | Adobe Creative Suite | Creative Cloud | Creative Suite | Adobe Suite
  | fr:Suite Adobe
  | es:paquete Adobe
  | de:Adobe-Programme
  | ja:Adobe製品
Canva
Blender software | ~Blender
Cinema 4D | C4D
Autodesk Maya | ~Maya
3ds Max
Final Cut Pro | Final Cut
DaVinci Resolve
Lottie
Typography | typesetting
  | es:tipografía | es:maquetación
  | fr:typographie | fr:mise en page
  | de:Typografie | de:Satz und Layout
  | zh:字体设计 | zh:排版
  | ja:タイポグラフィ | ja:組版 | ja:DTP
Branding | brand identity | brand design | <logo design | brand identities | corporate identity
  | es:identidad visual | es:identidad corporativa | es:diseño de marca
  | fr:identité visuelle | fr:charte graphique
  | de:Markengestaltung | de:Corporate Design
  | zh:品牌设计 | zh:品牌形象 | <zh:logo设计
  | ja:ブランディング | <ja:ロゴデザイン
Illustration | illustrations by hand | es:ilustración | fr:illustration | de:Illustration | zh:插画 | ja:イラスト制作 | ja:イラスト
Motion design | motion graphics | animation | 2D animation | 3D animation
  | es:animación | es:diseño de movimiento
  | fr:animation 2D | fr:motion design
  | de:Animation
  | zh:动画 | zh:动效设计
  | ja:モーショングラフィックス | ja:アニメーション制作
Video editing | video production | film editing | videography
  | es:edición de vídeo | es:edición de video | es:producción audiovisual
  | fr:montage vidéo | fr:production vidéo
  | de:Videoschnitt | de:Videoproduktion
  | zh:视频剪辑 | zh:视频制作 | zh:剪辑
  | ja:動画編集 | ja:映像制作 | ja:映像編集
Photography | photo shoots | photo editing
  | es:fotografía | es:edición fotográfica
  | fr:photographie | fr:retouche photo
  | de:Fotografie | de:Bildbearbeitung
  | zh:摄影 | zh:图片处理
  | ja:写真撮影 | ja:画像編集
Print production | prepress | print design | packaging design
  | es:preimpresión | es:artes gráficas | es:diseño de packaging
  | fr:impression offset | fr:prépresse
  | de:Druckvorstufe | de:Verpackungsdesign
  | zh:印刷 | zh:包装设计
  | ja:印刷 | ja:パッケージデザイン
Art direction | creative direction | <creative director
  | es:dirección de arte | es:dirección creativa
  | fr:direction artistique
  | de:Artdirektion | de:künstlerische Leitung
  | zh:艺术指导 | <zh:创意总监
  | ja:アートディレクション | ja:クリエイティブディレクション
Web design | website design | es:diseño web | fr:conception web | fr:webdesign | de:Webdesign | zh:网页设计 | ja:Webデザイン | ja:ウェブデザイン
Interior design
  | es:diseño de interiores | es:interiorismo
  | fr:architecture d'intérieur | fr:décoration d'intérieur
  | de:Innenarchitektur
  | zh:室内设计
  | ja:インテリアデザイン | ja:内装設計
Fashion design | es:diseño de moda | fr:stylisme | de:Modedesign | zh:服装设计 | ja:ファッションデザイン
Architectural design | building architecture | architectural drawings
  | es:diseño arquitectónico
  | fr:conception architecturale
  | de:Gebäudeentwurf
  | zh:建筑设计
  | ja:建築設計
# Marketing and media
Marketing | marketing campaigns | marketing strategy
  | es:marketing | es:mercadotecnia | es:estrategia de marketing
  | fr:marketing | fr:stratégie marketing
  | de:Marketing | de:Marketingstrategie
  | zh:市场营销 | zh:营销 | zh:营销策划
  | ja:マーケティング | ja:販売促進 | ja:販促
Digital marketing | online marketing | internet marketing
  | es:marketing digital
  | fr:marketing digital
  | de:Online-Marketing | de:digitales Marketing
  | zh:数字营销 | zh:网络营销
  | ja:デジタルマーケティング | ja:Webマーケティング
Search engine optimisation | =SEO | search engine optimization
  | es:posicionamiento web | es:posicionamiento en buscadores
  | fr:référencement naturel | fr:référencement
  | de:Suchmaschinenoptimierung
  | zh:搜索引擎优化 | zh:SEO优化
  | ja:SEO対策 | ja:検索エンジン最適化
Search engine marketing | =SEM | =PPC | pay-per-click | <Google Ads ; Google AdWords | paid search
  | es:publicidad en buscadores
  | fr:référencement payant | fr:=SEA
  | de:Suchmaschinenwerbung | de:=SEA
  | zh:竞价推广 | zh:搜索引擎营销
  | ja:リスティング広告
Paid social advertising | <Meta Ads ; Facebook Ads | <LinkedIn Ads | paid social | paid media
  | es:publicidad en redes sociales
  | fr:publicité sur les réseaux sociaux
  | zh:信息流投放 | zh:广告投放
  | ja:SNS広告 | ja:広告運用
Social media management | social media | social media marketing | <community management | <Instagram | <TikTok
  | es:redes sociales | es:gestión de redes sociales
  | fr:réseaux sociaux | fr:gestion des réseaux sociaux | fr:animation de communauté
  | de:soziale Medien | de:Social-Media-Betreuung
  | zh:社交媒体 | zh:新媒体运营 | <zh:微信公众号 | <zh:小红书 | <zh:抖音
  | ja:SNS運用 | ja:ソーシャルメディア | ja:SNSでの情報発信
Content marketing | content creation | content strategy | content writing | blogging
  | es:creación de contenido | es:creación de contenidos | es:marketing de contenidos
  | fr:création de contenu | fr:création de contenus | fr:marketing de contenu
  | de:Content-Marketing | de:Content-Erstellung
  | zh:内容营销 | zh:内容创作 | zh:内容运营
  | ja:コンテンツ制作 | ja:コンテンツマーケティング
Copywriting | writing copy | advertising copy
  | es:redacción publicitaria | es:redacción de contenidos
  | fr:rédaction publicitaire | fr:conception-rédaction | fr:rédaction web
  | de:Werbetexten | de:Texten
  | zh:文案 | zh:文案撰写 | zh:文案策划
  | ja:コピーライティング | ja:ライティング
Email marketing | e-mail campaigns | email campaigns | <Newsletters | <Mailchimp
  | es:email marketing | <es:boletines
  | fr:e-mailing | fr:campagnes d'e-mailing
  | de:E-Mail-Marketing | <de:Newsletter
  | zh:邮件营销
  | ja:メールマーケティング | <ja:メルマガ
Marketing automation | <Marketo | <Pardot | es:automatización de marketing | fr:automatisation du marketing | zh:营销自动化 | ja:MAツール
Market research | market analysis | competitor analysis | consumer research
  | es:investigación de mercado | es:estudios de mercado | es:análisis de mercado
  | fr:études de marché | fr:étude de marché | fr:analyse de marché
  | de:Marktforschung | de:Marktanalyse
  | zh:市场调研 | zh:市场分析 | zh:竞品分析
  | ja:市場調査 | ja:競合分析 | ja:マーケットリサーチ
Brand management | brand strategy | brand marketing
  | es:gestión de marca
  | fr:gestion de marque | fr:stratégie de marque
  | de:Markenführung | de:Markenmanagement
  | zh:品牌管理 | zh:品牌推广
  | ja:ブランド管理 | ja:ブランド戦略
Product marketing | product launches | go-to-market | go-to-market strategy | =GTM
  | es:lanzamiento de productos
  | fr:lancement de produits | fr:marketing produit
  | de:Produktmarketing | de:Produkteinführung
  | zh:产品营销 | zh:产品上市
  | ja:プロダクトマーケティング | ja:新商品発売
Product management | <product owner | product roadmap | <product manager | product strategy
  | es:gestión de producto | es:gestión de productos
  | fr:gestion de produit | <fr:chef de produit
  | de:Produktmanagement
  | zh:产品管理 | <zh:产品经理
  | ja:プロダクトマネジメント | <ja:プロダクトオーナー
Public relations | =PR | media relations | press releases | press relations
  | es:relaciones públicas | es:notas de prensa | es:gabinete de prensa
  | fr:relations publiques | fr:relations presse | fr:communiqués de presse
  | de:Öffentlichkeitsarbeit | de:Pressearbeit | de:Pressemitteilungen
  | zh:公共关系 | zh:公关 | zh:媒体关系
  | ja:広報 | ja:プレスリリース | ja:パブリックリレーションズ
Corporate communications | internal communications
  | es:comunicación corporativa | es:comunicación interna
  | fr:communication interne | fr:communication d'entreprise
  | de:Unternehmenskommunikation | de:interne Kommunikation
  | zh:企业传播 | zh:内部沟通
  | ja:社内広報
Advertising | media buying | media planning | advertising campaigns
  | es:publicidad | es:planificación de medios
  | fr:publicité | fr:achat média
  | de:Werbung | de:Mediaplanung
  | zh:广告 | zh:媒介投放
  | ja:広告 | ja:広告制作
Affiliate marketing | <influencer marketing | <es:marketing de influencers | <fr:marketing d'influence | <zh:达人合作 | <ja:インフルエンサーマーケティング | ja:アフィリエイト
Conversion rate optimisation | =CRO | conversion optimization | conversion rate optimization | <landing pages | zh:转化率优化 | ja:CVR改善 | ja:LPO
Web analytics | analytics tools | <Mixpanel | <Amplitude analytics | <Adobe Analytics
  | es:analítica web
  | fr:analyse d'audience
  | de:Webanalyse
  | zh:网站分析
  | ja:アクセス解析
Journalism | news writing | reporting news | es:periodismo | fr:journalisme | de:Journalismus | zh:新闻采编 | zh:新闻写作 | ja:取材 | ja:記者
Editing | editorial work | editorial planning | es:edición de textos | fr:secrétariat de rédaction | fr:édition | de:Redaktion | zh:编辑 | ja:編集
Technical writing | technical documentation | user manuals | documentation writing
  | es:redacción técnica | es:documentación técnica
  | fr:rédaction technique | fr:documentation technique
  | de:technische Dokumentation | de:technische Redaktion
  | zh:技术文档
  | ja:技術文書 | ja:テクニカルライティング
Public speaking | giving talks | conference talks | es:hablar en público | fr:prise de parole en public | de:öffentliches Sprechen | zh:公众演讲 | ja:講演 | ja:人前で話す
Audio production | sound design | sound engineering | audio editing | podcast production
  | es:producción de sonido
  | fr:prise de son | fr:ingénierie du son
  | de:Tontechnik
  | zh:音频制作
  | ja:音響 | ja:録音
# Research and laboratory
Scientific research | academic research | research experience | research projects
  | es:investigación | es:investigación científica
  | fr:recherche scientifique
  | de:Forschung | de:wissenschaftliches Arbeiten
  | zh:科研 | zh:科学研究 | zh:研究工作
  | ja:研究業務 | ja:研究経験
Scientific writing | academic writing | journal articles | peer-reviewed publications | publishing papers
  | <Grant writing ; grant applications
  | es:redacción científica | es:publicaciones científicas
  | fr:rédaction scientifique | fr:publications scientifiques
  | de:wissenschaftliche Publikationen | de:Drittmittelanträge
  | zh:论文写作 | zh:学术论文 | zh:发表论文
  | ja:論文執筆 | ja:学術論文 | ja:論文発表
Literature review | literature reviews | systematic review
  | es:revisión bibliográfica
  | fr:revue de littérature | fr:veille scientifique
  | de:Literaturrecherche
  | zh:文献综述 | zh:文献检索 | zh:文献阅读
  | ja:文献調査
Experimental design | design of experiments | =DOE | study design
  | es:diseño experimental | es:diseño de experimentos
  | fr:plans d'expériences
  | de:Versuchsplanung | de:Studiendesign
  | zh:实验设计
  | ja:実験計画 | ja:実験計画法
Data collection | collecting data | field research | fieldwork | surveys | questionnaires
  | es:recogida de datos | es:recopilación de datos | es:encuestas | es:trabajo de campo
  | fr:collecte de données | fr:enquêtes | fr:travail de terrain
  | de:Datenerhebung | de:Umfragen | de:Feldforschung
  | zh:数据采集 | zh:数据收集 | zh:问卷调查
  | ja:データ収集 | ja:アンケート調査 | ja:フィールドワーク
Qualitative research | interviews and focus groups | focus groups | thematic analysis | <NVivo
  | es:investigación cualitativa
  | fr:recherche qualitative
  | de:qualitative Forschung
  | zh:定性研究
  | ja:質的研究
Quantitative research | quantitative analysis
  | es:investigación cuantitativa
  | fr:recherche quantitative
  | de:quantitative Forschung
  | zh:定量研究 | zh:定量分析
  | ja:量的研究 | ja:定量分析
Research ethics | ethics approval | informed consent | <=IRB
  | es:ética de la investigación | es:consentimiento informado
  | fr:éthique de la recherche | fr:consentement éclairé
  | de:Forschungsethik
  | zh:科研伦理
  | ja:研究倫理
Clinical trials | clinical research | clinical studies
  | es:ensayos clínicos | es:investigación clínica
  | fr:essais cliniques | fr:recherche clinique
  | de:klinische Studien | de:klinische Forschung
  | zh:临床试验 | zh:临床研究
  | ja:臨床試験 | ja:治験
Good Clinical Practice | =GCP guidelines | ICH-GCP | good clinical practice certificate
  | es:buenas prácticas clínicas
  | fr:bonnes pratiques cliniques
  | de:gute klinische Praxis
Regulatory affairs | regulatory filings | regulatory submissions | marketing authorisation | IND filing | =CMC
  | es:asuntos regulatorios
  | fr:affaires réglementaires
  | de:Zulassung
  | zh:注册申报 | zh:药品注册
  | ja:薬事 | ja:薬事申請
Good Laboratory Practice | =GLP | es:buenas prácticas de laboratorio | fr:bonnes pratiques de laboratoire | de:gute Laborpraxis
Laboratory work | laboratory techniques | lab techniques | lab work | laboratory experience | sample preparation
  | es:técnicas de laboratorio | es:trabajo de laboratorio | es:preparación de muestras
  | fr:techniques de laboratoire | fr:travail en laboratoire | fr:préparation d'échantillons
  | de:Laborarbeit | de:Labortechniken | de:Probenvorbereitung
  | zh:实验室操作 | zh:实验操作 | zh:样品制备
  | ja:実験業務 | ja:試料調製 | ja:実験操作
Laboratory information systems | =LIMS | <LabWare ; STARLIMS ; LabVantage | <Electronic lab notebook ; =ELN | laboratory information management system
Polymerase chain reaction | =PCR | <Real-time PCR ; =qPCR | <=RT-PCR | zh:PCR技术 | ja:PCR法
Cell culture | tissue culture | es:cultivo celular | es:cultivos celulares | fr:culture cellulaire | de:Zellkultur | zh:细胞培养 | ja:細胞培養
Western blot | western blotting | immunoblotting | ja:ウェスタンブロット
ELISA | <immunoassays | ja:ELISA法
Flow cytometry | =FACS | es:citometría de flujo | fr:cytométrie en flux | de:Durchflusszytometrie | zh:流式细胞术 | ja:フローサイトメトリー
Microscopy | <confocal microscopy | <fluorescence microscopy | es:microscopía | fr:microscopie | de:Mikroskopie | zh:显微镜 | ja:顕微鏡観察
High-performance liquid chromatography | =HPLC | zh:高效液相色谱 | zh:液相色谱 | ja:液体クロマトグラフィー
Chromatography | es:cromatografía | fr:chromatographie | de:Chromatographie | zh:色谱分析 | ja:クロマトグラフィー
Mass spectrometry | <=LC-MS | <=GC-MS | es:espectrometría de masas | fr:spectrométrie de masse | de:Massenspektrometrie | zh:质谱 | ja:質量分析
Spectroscopy | <=NMR | <=FTIR | <UV-Vis | es:espectroscopía | fr:spectroscopie | de:Spektroskopie | zh:光谱分析 | ja:分光分析
Analytical chemistry | method validation | method development | analytical methods
  | es:química analítica | es:validación de métodos
  | fr:chimie analytique | fr:validation de méthodes
  | de:analytische Chemie | de:Methodenvalidierung
  | zh:分析化学 | zh:方法学验证
  | ja:分析化学 | ja:分析法バリデーション
Organic synthesis | organic chemistry | es:síntesis orgánica | fr:synthèse organique | de:organische Synthese | zh:有机合成 | ja:有機合成
Microbiology | bacterial culture | es:microbiología | fr:microbiologie | de:Mikrobiologie | zh:微生物学 | ja:微生物学
Molecular biology | <cloning | <gene editing | <=CRISPR | es:biología molecular | fr:biologie moléculaire | de:Molekularbiologie | zh:分子生物学 | ja:分子生物学
Bioinformatics | <RNA-seq | <genomics | <Next-generation sequencing ; =NGS | <transcriptomics | <=GATK | <=DESeq2
  | <Nextflow | <Snakemake
  | es:bioinformática
  | fr:bioinformatique
  | de:Bioinformatik
  | zh:生物信息学 | zh:生物信息分析 | zh:生物信息 | <zh:转录组 | <zh:测序数据分析
  | ja:バイオインフォマティクス
Animal handling | animal studies | in vivo studies | es:experimentación animal | fr:expérimentation animale | de:Tierversuche | zh:动物实验 | ja:動物実験
Electroencephalography | =EEG | es:electroencefalografía | zh:脑电 | ja:脳波
Magnetic resonance imaging | =MRI | <=fMRI | es:resonancia magnética | fr:=IRM | de:Magnetresonanztomographie | zh:磁共振 | ja:磁気共鳴画像
REDCap
Psychological assessment | psychometric testing | cognitive assessments | psychometrics
  | es:evaluación psicológica
  | fr:évaluation psychologique
  | de:psychologische Diagnostik
  | zh:心理测评
  | ja:心理検査
Science communication | public engagement | science outreach
  | es:divulgación científica
  | fr:médiation scientifique
  | de:Wissenschaftskommunikation
  | zh:科普
  | ja:アウトリーチ
Research supervision | supervising students | student supervision
  | es:dirección de tesis
  | fr:encadrement d'étudiants
  | de:Betreuung von Studierenden
  | zh:指导学生
  | ja:学生指導
*Radiation safety certificate | radiation safety | ja:放射線取扱主任者
`;
