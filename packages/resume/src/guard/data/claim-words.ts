import type { Language } from '@fitted/contract/languages';
import { list } from './guard-words.ts';

/**
 * Words that claim by themselves, however many words of the old line they replace: reach, results, credentials, rank and depth.
 * Leading verbs, praise, titles, levels and intervals have tables of their own.
 */
export const claimWords: Readonly<Record<Language, readonly string[]>> = {
  en: list(`
    all entire every whole full company-wide global* worldwide international* national* nationwide regional* enterprise* organisation-wide multiple several numerous many
    cross-functional end-to-end major large larger largest big bigger biggest high higher highest significant* substantial* considerabl* dramatic* huge massive strategic* strateg* critical flagship complete* comprehensive
    department* division* board executive* stakeholder* platform infrastructure architecture production organisation organization
    revenue profit* saving* efficien* productiv* satisf* retention engagement conversion growth improve* success* impact* outcome* result* attainment accura* loyalty morale quality uptime performance
    boost* maximis* maximiz* minimis* minimiz* streamlin* accelerat* enhanc* elevat* strengthen* optimis* optimiz* sav* eliminat* doubl* tripl* solv* prevent* avoid* generat* gained earned attract* modernis* modernis* automat*
    certif* accredit* licensed licence* chartered qualif* diploma degree* graduat* phd bachelor* master* doctor* honour* honor* distinction merit award* prize* medal* patent* publication* promot* recruit* hir* appoint* elected
    senior principal chief lead sole only first expert* advanced fluen* specialist* guru mastery deep extensive* independent* autonom* decision* authori* approv* sign-off budget* p&l
    key efficiently effectively successfully consistently quickly accurately seamlessly directly personally proactiv* constantly exclusively daily weekly nightly
    cut cuts cutting reduc* lower* rais* lift* company* firm group organis* site sites branch* region* administ* 
    taught teach* speak* spoke presented lectur* diagnos* prescrib* operated surg* litigat* represent* audit* forecast* invent* contest*`),
  es: list(`
    todo toda todos todas entero entera completo completa global* internacional* nacional* regional* multiple* varios varias numeros* muchos muchas principal* estrateg* critic* gran grande grandes mayor mayores significativ* notable* considerabl* 
    departamento* direccion consejo empresa* grupo* plataforma* infraestructura
    ingreso ingresos beneficio* ahorr* eficien* productiv* satisf* retencion fideliz* conversion crecimiento mejor* exito* impacto* resultado* rentab* calidad precision rendimiento
    potenci* maximiz* minimiz* agiliz* aceler* reforz* fortal* elimin* duplic* triplic* evit* gener* automatiz* moderniz* increment* reduj* redujo
    certific* acredit* colegiad* titul* diploma* grado licenciatura master doctor* honor* matricula premio* medalla* patente* publiqu* ascend* ascens* contrat* nombrad*
    senior principal jefe unico unica solo sola primer* expert* avanzad* fluid* especialista* dominio domin* amplio amplia autonom* independ* decision* aprob* presupuesto* presupuestar*
    eficazmente eficientemente constantemente rapidamente directamente personalmente siempre
    imparti* ensen* diagnost* prescri* recet* oper* represent* audit* invent* juzg*`),
  fr: list(`
    tout toute tous toutes entier entiere complet* global* international* national* nationaux regional* multiple* plusieurs nombreu* principal* strateg* critique* grand* majeur* importan* significati* considerabl*
    departement* direction groupe* comite* entreprise* plateforme* infrastructure* reseau
    revenu* benefice* economie* efficac* productiv* satisf* fidelis* conversion croissance amelior* succes reussi* impact* resultat* rentab* qualite precision performance* 
    boost* maximis* minimis* rationalis* acceler* renforc* elimin* doubl* tripl* evit* gener* automatis* modernis* augment* 
    certifi* certificat* accredit* agree* habilit* diplom* licence master doctor* mention* honneur* prix medaille* brevet* publi* promu* promot* recrut* embauch* nomme*
    senior principal* chef* unique* seul* premier* premiere* expert* avance* courant* specialis* maitris* autonom* independ* decision* decid* valid* approuv* budget*
    efficacement rapidement directement personnellement toujours systematiquement
    enseign* diagnost* prescri* oper* represent* audit* invent* plaid*`),
  de: list(`
    alle aller allen gesamt* ganz* samtlich* komplett* vollstandig* unternehmensweit* bundesweit* weltweit* international* national* regional* global* europaweit* mehrere* viele* zahlreich* grosse grossen grosser grosses grosste* grosser* wichtig* wesentlich* strategisch* kritisch* bedeutend* erheblich* deutlich*
    abteilung* konzern* vorstand* gruppe* plattform* infrastruktur*
    umsatz* gewinn* einspar* ersparn* effizien* produktivit* zufrieden* kundenbind* wachstum* verbesser* erfolg* ergebnis* wirkung* qualitat* prazis* rendite* leistungs*
    maximier* minimier* beschleunig* starke* gestarkt verstark* eliminier* verdoppel* verdreifach* vermied* vermeid* generier* automatisier* modernisier* erhoh* steiger*
    zertifi* akkredit* diplom* bachelor* master* promov* promotion doktor* auszeichn* preis* medaill* patent* publizier* veroffentlich* befordert beforder* eingestellt einstell* ernannt geprufte* staatlich* meister* fachwirt*
    senior ober oberarzt* oberst* oberleit* oberpfleg* haupt* chef* einzig* allein* erste erster erstes ersten erstmal* expert* fortgeschritten* fliessend* spezial* vertieft* umfassend* eigen* selbst* entscheid* budget* prokura
    effizient* effektiv* schnell* direkt personlich* stets immer laufend*
    unterricht* lehr* diagnos* verordn* oper* audit* erfind* erfund* schein *schein`),
  zh: list(`
    全 全部 所有 全国 全球 全公司 集团 国际 多个 多项 众多 大量 重大 重要 核心 关键 战略 大型 整体 自动化 全流程 端到端 最 部门 董事会 平台 架构
    营收 收入 利润 成本 节省 节约 效率 生产力 满意度 留存 转化 增长 业绩 成果 成效 成绩 质量 准确率 好评 零 影响力 翻倍 倍增
    证书 认证 持证 学位 硕士 博士 一等奖 二等奖 获奖 奖 专利 发表 中标 签单 成交 获批 达标 晋升 录用 招聘 任命
    高级 资深 首席 唯一 第一 首个 专家 精通 熟练 流利 深入 独立 自主 全权 决策 审批 预算 把关
    显著 大幅 高效 快速 持续 始终 出色 成功 主讲 讲授 诊断 审计 发明 代表 零差错 测试`),
  ja: list(`
    全 全て すべて 全社 全国 全体 世界 国際 複数 多数 多く 大規模 重要 主要 戦略 中核 最 チーム 部門 部署 本部 役員 基盤 全般 一貫
    売上 利益 収益 コスト 削減 効率 生産性 満足度 定着率 成長 業績 成果 成功 向上 改善 短縮 実現 達成 品質 精度 正確 倍増 貢献
    認定 資格 学位 修士 博士 賞 受賞 特許 発表 昇進 採用 任命 抜擢 免許 講師 検定 一種 級
    上級 主任 首席 唯一 初 第一 専門 エキスパート 流暢 ネイティブ 堪能 熟練 独自 自ら 単独 決定 決裁 承認 予算 責任 リーダー 管理
    大幅 自動化 迅速 効果的 常に 積極的 徹底 クレーム 英語 監査 診断 発明 代表`),
};
