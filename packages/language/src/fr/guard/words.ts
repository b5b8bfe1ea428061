import type { GuardWords, Ladder } from '../../guard-words.ts';
import { groups, levels, list } from '../../word-list.ts';

export const frenchWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
    aid* appui appuy* assist* associe*_a au_sein_de_l'equipe aux_cotes aux_cotes_de avec_l'equipe avec_l_aide
    avec_l_appui avec_la avec_le avec_le_soutien binome co-* collabor* concour* conjointement contribu* en_binome
    en_collaboration en_equipe en_lien_avec ensemble epaul* equipe_de implique* membre membre_de particip* prend_part
    prendre_part prends_part pris_part remplac* renfort second* sous_la_direction sous_la_supervision souten* soutien
    supple*
  `),
  modest: list('connaissance* experience* notions supervise_par supervision'),
  passive: list(`
    appris assist* ecout* ete_form* etudie j_ai_suivi observ* recevoir recu selectionn* suivi_de suivi_une
  `),
  duties: list(`
    charge_d charge_de charge_des charge_du chargee_d chargee_de chargee_des chargee_du confie* en_charge en_charge_d
    en_charge_de je_m_occupais je_m_occupe m_occupais mes_missions mes_taches missions mon_role_etait preposee
    responsable_de responsable_des responsable_du
  `),
  leading: groups(`
    achev* finalis* termin*
    ameli* optimis* augment* fait_passer
    anim*
    atteint* attein* realis*_de
    autonom* seul*
    chef* cheff*
    concu concue concevoir conception concev*
    coordon* coordination coordinat*
    creer cree creee creation creations creant
    defini*
    depass* surpass*
    deploy* deploi*
    develop* developp*
    diplom* certifi*
    dirig* direction direct* directeur* directrice*
    encadr*
    fond* fondat*
    gestion ger* gere* gerer gerant*
    introduit introduction
    lanc* lancement
    maitris* expert*
    manag* management
    mis_en_place mise_en_place instaur* introdu*
    negoci*
    obten* obtenu* remport* gagn*
    pilot*
    presid*
    primé* primee* recompens* laureat*
    responsab*
    superv*
  `),
  praise: list(`
    aguerri* brillant* chevronne* elite eprouve* excellent* exceptionnel* hautement incontest* incontournable* innovant*
    irreprochable* laureat* leader leaders meilleur* numero_un parfait* performant* prestigieu* prime* primee*
    recompense* reconnu* reference_en remarquable* renomme* reussi* solide* star succes talentueu* unique*
  `),
  limits: groups(`
    autodidacte*
    benevol* volontaire*
    en_apprentissage
    en_cours inscrit* inscription prevu* inacheve* non_valide* non_obtenu* non_termine*
    equipe equipes collecti*
    etudiant* ecolier*
    expire* perime*
    finaliste* nomine* selectionne*
    interim* temporaire* saisonni* cdd remplac*
    jusqu_a maximum max
    loisir amateur*
    niveau_bac sans_diplome
    partiel* moitie tiers une_partie partie_de partie_du plupart
    pilote test* essai*
    ponctuel* occasionnel* parfois de_temps_en_temps certain* quelques
    quand_le quand_la lorsque en_l_absence absence absent* si_besoin
    seulement uniquement
    sous_la_supervision sous_la_direction supervise*
    stage* stagiaire* apprenti* alternan* alternance
    sur_deux sur_trois altern*
    temps_partiel mi-temps
    une_fois
  `),
  frequencies: groups(`
    an ans annee annees annuel annuelle annuellement
    heure heures h
    jour jours quotidien quotidienne quotidiens quotidiennement journalier
    minute minutes min
    mois mensuel mensuelle mensuels mensuellement
    regulier* reguliere* frequen* souvent
    semaine semaines hebdomadaire hebdomadaires
    toujours permanent* constant* continu*
    trimestre trimestriel trimestrielle
  `),
  negations: list('absence_de aucun aucune excepte hormis hors jamais n ne ni non pas personne_n rien sans sauf zero'),
  levels: levels(`
    notions debutant* scolaire* base* bases elementaire* a1 a2 initiation sensibilis* passable
    intermediaire* moyen* b1 pratique assez_bien
    bon bonne bonnes b2 bien
    avance* confirme* courant* courante* c1 tres_bien tres_bon* solide* approfondi* operationnel*
    bilingue* maitris* expert* excellent* felicitations parfait*
    maternel* natif* native* c2 specialiste*
  `),
  titles: list(`
    acheteu* adjoint* adjointe* analyste* animateu* animatrice* apprenti* architecte* assistant* associe* associee*
    avocat* caissier* caissiere* chargee* chef* cheffe* chercheu* commercial commerciale comptable* conseiller*
    conseillere* consultant* coordinateur coordinatrice cuisinier* cuisiniere* developpeu* directeur* directrice*
    docteur* educateur educatrice employe* enseignant* expert* experte* fondat* formateu* formatrice* gerant* infirmier*
    infirmiere* ingenieur* juriste* manager* medecin* notaire* patron* president* professeur* responsable* secretaire*
    serveu* specialiste* stagiaire* superviseu* technicien* vendeu*
  `),
  titleEndings: list('logiste ologue'),
  smallTitles: list(`
    adjoint adjointe aide alternant alternante apprenti apprentie assistant assistante auxiliaire benevole commis
    interimaire junior remplacant remplacante second seconde sous stagiaire suppleant suppleante vice
  `),
  moreThan: list('au-dela_de au_moins depassant minimum plus_de superieur_a superieure_a'),
  firstPerson: list('j je ma mes moi mon'),
  changes: groups(`
    augment* progress* amelior* mont* hausse* croiss* accroiss*
    baiss* diminu* recul* pass* tomb* chut*
  `),
  causes: list(`
    aboutissant ayant_permis ce_qui conduisant_a contribuant_a d_ou en_raison_de entrainant grace_a permettant resultant
  `),
  beforeOthers: list('a au aux avec chez de des du et l la le les ma mon notre par pour sa son un une'),
  instructions: list(`
    ajoutez_que ce_candidat_comme cette_candidate_comme classe_ce_candidat classez_ce consignes_precedentes ignore_les
    ignorer_les ignorez_les instructions_precedentes note_a_l_ia note_au_logiciel vous_devez_ajouter
  `),
};

export const frenchPeople: readonly string[] = list(`
  acheteur* adherent* agence* apprenti* association* associe* assure* auditeur* autorite* avocat* banque* beneficiaire*
  benevole* bureau cabinet candidat* chef* client* cliente* clientele collaborat* collectivite* collegue* comite*
  commission confrere* conseil convive* copain* direction docteur* eleve* employe* employeur* enfant* enseignant*
  entreprise* equipe* etudiant* expert* famille* fournisseur* groupe* habitant* hierarchie hote* infirmier* interimaire*
  intern* intervenant* investisseur* invite* jeune* journaliste* lecteur* lyceen* maire mairie maitre* medecin* membre*
  ministere ouvrier* pair* parent* partenaire* participant* passager* patient* patron* person* personne* personnel
  president* prestataire* prestataires professeur* proprietaire* public recru* resident* salarie* service* societe*
  sous-traitant* stagiaire* superieur* syndicat* tuteur* usager* utilisateur* vendeur* visiteur* voisin* volontaire*
`);

export const frenchLadder: Ladder = {
  doing: list(`
    achev* anim* conception concev* concevoir concu concue creation cree creee creer defini* deploi* deploy* develop*
    developp* finalis* ger* gere* gerer gestion instaur* introdu* lanc* lancement mis_en_place mise_en_place negoci*
    termin*
  `),
  leading: list(`
    a_la_tete charge_de chargee_de chef* coordination coordon* direction dirig* en_charge encadr* ger* gere* gerer
    gestion manag* management pilot* responsab* superv*
  `),
  reached: list('attein* atteint* obten* obtenu*'),
  lesser: list(`
    appren* assist* choisi* compte_rendu comptes_rendus form* observ* propos* relu* selectionn* selon suger* utilis*
  `),
};

export const frenchClaimWords: readonly string[] = list(`
  acceler* accredit* agree* amelior* approuv* audit* augment* automatis* autonom* avance* benefice* boost* brevet*
  budget* certifi* certificat* chef* comite* complet* considerabl* conversion courant* critique* croissance decid*
  decision* departement* diagnost* diplom* directement direction doctor* doubl* economie* efficac* efficacement elimin*
  embauch* enseign* entier entiere entreprise* evit* expert* fidelis* gener* global* grand* groupe* habilit* honneur*
  impact* importan* independ* infrastructure* international* invent* licence maitris* majeur* master maximis* medaille*
  mention* minimis* modernis* multiple* national* nationaux nombreu* nomme* oper* performance* personnellement plaid*
  plateforme* plusieurs precision premier* premiere* prescri* principal* prix productiv* promot* promu* publi* qualite
  rapidement rationalis* recrut* regional* renforc* rentab* represent* reseau resultat* reussi* revenu* satisf* senior
  seul* significati* specialis* strateg* succes systematiquement toujours tous tout toute toutes tripl* unique* valid*
`);
