import type { Language } from '@fitted/contract/languages';
import { groups } from './guard-words.ts';

/**
 * What authors exchange when they reword a line boldly, beside the tables of each language: every group says one thing at one rung, so
 * none has a word of help beside one of doing, nor one of doing beside one of charge. One group a line, sorted.
 */
export const rewordings: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: groups(`
    advert adverts advertisement* ad ads
    alert* inform* notif* tell told telling let_know
    answer* respond* reply replied replying field fielded fielding deal_with dealt_with
    authored wrote write writes writing written penned
    begin began begun start* commenc*
    branch* location* outlet* premises site sites store stores
    bring_in brought_in bringing_in introduc*
    business* company companies firm firms
    chas* follow_up followed_up following_up
    colleague* coworker* teammate* fellow*
    complain* grievance*
    complete* fill_out filled_out filling_out
    complex difficult challenging demanding hard tricky
    consecutive* in_a_row
    detect* discover* find finds finding found identif* notic* spot spots spotted spotting uncover*
    discuss* go_over went_over going_over talk_through talked_through walk_through walked_through
    domestic home homes household* housing residential
    drew_up draw_up drawing_up prepar* put_together putting_together compil*
    e-mail* email*
    employee* staff worker* personnel
    exceed* go_over went_over surpass*
    fell fall fallen dropped drop decreas* declin* went_down came_down gone_down
    gained passed obtained
    guide guides handbook* manual manuals
    halt* paus* stop*
    hand_over handed_over handing_over hand handed handing pass passed passing transfer*
    joint* together
    launch* open opened opening opens
    merchandise goods products
    new_hires new_starters new_employees new_joiners new_recruits newcomers new_colleagues new_staff
    opening_hours hours_of_business
    paperwork documentation documents records
    parallel simultaneous* at_once at_the_same_time concurrent*
    phone* telephone* call calls called calling
    project* assignment*
    pupil* student* learner*
    purchas* buy buys buying bought procur* order ordered ordering
    restor* rebuild* rebuilt
    rose rise risen grew grow grown increas* went_up climbed climb gone_up
    rota rotas roster* shift_plan*
    share shared sharing split
    shop shops store stores
    show showed shown showing demonstrat* explain* present*
    switch* mov* migrat* transition* changeover* transfer*
    test* trial trials trialled trialed try tried out
    vehicle* car cars van vans
    walk walked walking guide guided guiding
    workshop* training_session* course*`),
  es: groups(`
    abrir abri abrio apertura puesta_en_marcha inaugur* lanzamiento
    alcanz* cumpl* lleg*
    alumn* estudiante*
    anuncio* publicidad
    aprob* super*
    arregl* repar*
    atend* atencion contest* respond* respuesta*
    avis* inform* notific* comunic*
    baj* cayo caer descend* descenso* disminu* reduccion*
    coche* vehiculo* automovil*
    comenz* empez* inici*
    companer* coleg*
    compr* adquir* adquisicion*
    demas resto otros
    detect* descubr* hall* encontr* identific*
    dificil* complej*
    documento* documentacion papel* papeleo
    empresa* compania* firma
    ensen* instru* formar forme formacion
    explic* mostr* muestr* present*
    horario* turno*
    incidencia* problema* averia*
    local locales sucursal* tienda* punto_de_venta
    pedido* encargo* orden*
    pendiente* faltan por_hacer
    personal plantilla emplead* trabajador*
    proces* tramit*
    redact* escrib* escrit* elabor*
    sub* aument* crec* increment* ascend*
    telefono* llamada* telefonic*
    tendido tirado
    traslad* mud* migr* cambi* paso`),
  fr: groups(`
    accueil* receptionn* recev* recu
    achat* acquisition* approvisionnement*
    annonce* publicite*
    appel* telephone* telephonique*
    arret* interromp* interrompu*
    augment* hauss* progress* cro* croissance
    aviser avertir inform* prevenir prevenu* signal*
    baiss* diminu* recul* chut* recul
    boutique* magasin* point_de_vente points_de_vente
    choix selection*
    collegue* confrere*
    commenc* debut* demarr*
    courriel* mail mails email* e-mail*
    decouv* detect* identifi* reper* trouv*
    difficile* complexe* delicat*
    document* dossier* papier*
    ecrire ecrit* redig* redaction*
    eleve* etudiant* apprenant*
    enseign* form* instru*
    entreprise* societe* firme*
    entretien* maintenance
    expliqu* montr* present*
    mineur* petit*
    ouvr* lancement* inaugur*
    personnel salarie* employe* effectif
    planning* horaire* emploi_du_temps
    recopi* retranscri* saisi*
    remett* remis* transmett* transmis* transmission*
    remont* transmett*
    repondre repondu* reponse* renseign*
    soixantaine soixante
    tri selection* preselection*
    vehicule* voiture*`),
  de: groups(`
    abgab* abgegeb* ausgab* ausgegeb*
    anruf* telefonat* telefonier* telefon*
    ausgehandelt* verhandel* verhandl*
    auto autos fahrzeug* pkw wagen
    beantwort* antwort*
    beginn* begann begonn* start* gestartet
    bericht* melden meldet gemeldet meldung* informier* benachrichtig* mitteil* mitgeteilt
    beschaff* einkauf* eingekauft kauf* gekauft erwerb*
    besuch* aufgesucht
    betrieb* firma firmen unternehmen
    dokument* unterlage* papier* akte akten
    e-mail* email* mail mails
    einkauf* beschaff*
    einschul* einarbeit* eingearbeitet angelernt anlern*
    entdeck* gefunden find* fand festgestellt feststell* erkannt erkenn* identifizier*
    erklar* gezeigt zeig* vorgestellt vorstell*
    eroffn* aufgemacht
    filiale* geschaft* laden standort* zweigstelle*
    gestalt* dekorier*
    gestiegen stieg stiegen anstieg zugenomm* wuchs wuchsen gewachsen zuwachs
    gesunken sank sanken ruckgang zuruckgegangen zuruckging* abgenomm* gefallen fiel fielen
    lern* schuler* auszubildend* azubi* lehrling*
    reparier* instandgesetzt instandsetz* behob* behoben beheb*
    schreib* geschrieb* schrieb verfass*
    schwierig* komplex* anspruchsvoll*
    ubergeb* ubergab* weitergegeb* weitergab* weiterleit* weitergeleitet
    umstell* umgestellt umstieg* wechsel* migration*
    verkauf* vertrieb abgesetzt`),
  zh: groups(`
    上升 上涨 增长 增加
    下降 降低 减少 下滑
    告知 通知 告诉
    复杂 困难 棘手
    客诉 投诉
    应聘者 候选人
    接听 接打
    撰写 编写 写作 写
    文件 资料 文档
    新人 新员工 新同事
    电话 来电
    电邮 邮件 邮箱
    约 大约 大概 近
    讲授 授课
    货品 货物 商品
    购买 采购 购置`),
  ja: groups(`
    上昇 増加 増
    下降 減少 低下 減
    作る 作り 作成 制作
    入居者 利用者
    割合 率 比率
    取引先 得意先
    商品 製品
    問合せ 問い合わせ
    報告 連絡
    新人 新入社員 新入職員
    書類 文書 資料
    沿って 基づき 基づいて
    注文 オーダー
    自ら 自分で
    説明 解説
    電話応対 電話対応
    顧客 お客様 客先`),
};
