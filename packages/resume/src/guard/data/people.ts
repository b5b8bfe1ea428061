import type { Language } from '@fitted/contract/languages';
import { list } from './guard-words.ts';

/**
 * Nouns of those who can do something themselves, beside the titles. Between the person and one of them a small word decides who did
 * what to whom; before a thing it hardly ever does.
 */
export const people: Readonly<Record<Language, readonly string[]>> = {
  en: list(`adult* agenc* agent* apprentice* attendee* auditor* author* authorit* bank* board boss* broker* buyer* candidate* carer* carrier* ceo cfo child children class classes client* clinic* coach* colleague* committee compan* contractor* council counsel
    counterpart* coworker* crew* cto customer* dealer* department* developer* donor* elder* employee* employer* expert* famil* fellow* firm* foreman friend* government* graduate* group* guest* hire hires hospital* hr individual* intern interns investor* journeyman kid kids
    lawyer* learner* lecturer* management member* mentor* ministry newcomer* office* operative* organisation* organization* owner* parent* participant* partner* party parties passenger* patient* pediatrician* peer* people person* practitioner* president* professor*
    psychologist* pupil* recruit recruits resident* sales_team school* secretary senior* shareholder* solicitor* staff stakeholder* starter* student* subcontractor* superior* supplier* surgeon* surveyor* team* teammate* tenant* therapist* trainee* trainer* tutor* union* universit* user* vendor* visitor* volunteer* vp worker* workforce youth`),
  es: list(`abogad* alumn* aprendiz* asesor* asociad* asociacion* auditor* autoridad* banco* becari* candidat* chef client* colegi* comerci* comite compañer* companer* comprador* consejo contratista* cuadrilla departament* desarrollador* direccion* docente* emplead* empleador*
    empresa* encargad* equipo* especialista* estudiante* famili* firma* gerencia grupo* hijo* huesped* inquilin* inversor* invitad* jefatura* joven* jovenes maestr* mayor mayores miembro* ministerio niñ* nin* oficina* oficial* operari* padre* paciente* participante* pasajer* person* personal
    practicante* president* profesor* proveedor* publico residente* soci* subcontrat* superior* trabajador* turista* tutor* usuari* vecin* visitante* voluntari*`),
  fr: list(`acheteur* adherent* agence* apprenti* associe* association* assure* auditeur* autorite* avocat* banque* benevole* beneficiaire* bureau cabinet candidat* chef* client* cliente* clientele collaborat* collegue* collectivite* comite* commission confrere* conseil convive* copain* direction
    docteur* eleve* employe* employeur* enfant* enseignant* entreprise* equipe* etudiant* expert* famille* fournisseur* groupe* habitant* hierarchie hote* infirmier* intern* interimaire* intervenant* investisseur* invite* jeune* journaliste* lecteur* lyceen* maire mairie maitre* medecin* membre* ministere
    ouvrier* parent* partenaire* participant* passager* patient* pair* patron* person* personne* personnel prestataire* president* prestataires professeur* proprietaire* public recru* resident* salarie* service* societe* sous-traitant* stagiaire* superieur* syndicat* tuteur* usager* utilisateur* vendeur* visiteur* voisin* volontaire*`),
  de: list(`abteilung* amt agentur* anwalt* anwalte* arbeitgeber* arzt* arzte* arztin* assistenz* aufsicht auftraggeber* auszubildend* azubi* bank bank* behorde* besucher* betrieb* bewohner* bewerber* buro* chef* dienstleist* doktorand* ehrenamt* eltern einkaufer* entwickler* expert* fachkraft* fachkrafte* familie* filial* firma firmen freund*
    gast gaste geschaftsfuhr* geschaftsleit* gesellschaft* gruppe* handler* handwerker* helfer* hersteller* inhaber* investor* jugendlich* kanzlei* kind kinder* kleinkind* kolleg* komitee kraft kunde* kunden* kundin* lehrling* lehrkraft* lehrer* leiter* leitung* lernend* leute lieferant* manager* mandant* mannschaft* meister* mieter* mitarbeiter* mitarbeitend* mitglied*
    mutter nachbar* neuling* nutzer* partner* passagier* patient* person personen* personal* pfleger* praktikant* praxisanleit* professor* prufer* referendar* rechtsanwalt* schuler* senior* spediti* spediteur* sponsor* student* studierend* subunternehm* team* teilnehm* trainee* unternehmen* vater verein* verkaufer* verlag* vertreter* verwaltung* vorgesetzt* vorsitz* vorstand* werk werkstatt
    zulieferer*`),
  zh: list(
    '客户 顾客 用户 患者 病人 病患 学生 学员 学徒 同事 上级 下属 领导 老板 员工 新人 实习生 团队 小组 部门 公司 供应商 经销商 厂家 厂商 医生 护士 老师 教师 家长 儿童 幼儿 老人 住户 业主 房东 合作方 甲方 乙方 审计 律师 客人 旅客 乘客 主管 经理 总监 主任 组长 师傅 专家 导师 教授 同学 志愿者 第三方 外包',
  ),
  ja: list(
    '顧客 お客様 客 利用者 患者 入居者 入所者 学生 生徒 児童 園児 先輩 後輩 上司 部下 同僚 新人 社員 職員 従業員 スタッフ チーム 部門 部署 会社 取引先 得意先 仕入先 業者 メーカー 協力会社 医師 看護師 先生 教師 保護者 家族 子ども 子供 高齢者 住民 店長 部長 課長 係長 主任 社長 料理長 監督 所長 園長 校長 施設長 師長 ケアマネ マネージャー マネジャー リーダー 講師 教授 技術者 エンジニア デザイナー 弁護士 税理士 監査 委員会 さん 氏 者 長 員 師 社',
  ),
};
