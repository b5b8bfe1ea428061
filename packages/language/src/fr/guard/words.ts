import type { GuardWords } from '../../guard-words.ts';
import { groups, list } from '../../word-list.ts';

export const frenchWords: GuardWords = {
  counters: [],
  particles: [],
  supporting: list(`
      aid* particip* prends_part prend_part prendre_part pris_part contribu* assist* appui appuy* souten* soutien collabor* concour*
      epaul* second* remplac* supple* en_equipe membre_de membre au_sein_de_l'equipe avec_l'equipe equipe_de avec_la avec_le implique*
      associe*_a co-* ensemble conjointement sous_la_direction sous_la_supervision en_lien_avec aux_cotes renfort avec_l_aide avec_l_appui
      avec_le_soutien en_binome binome aux_cotes_de en_collaboration
    `),
  modest: list('supervision supervise_par experience* connaissance* notions'),
  passive: list(`
    assist* observ* appris etudie recu recevoir suivi_de suivi_une j_ai_suivi ecout* ete_form* selectionn*
  `),
  duties: list(`
    en_charge_de en_charge en_charge_d charge_de chargee_de charge_des chargee_des charge_du chargee_du charge_d chargee_d responsable_de
    responsable_des responsable_du mes_missions missions mes_taches mon_role_etait je_m_occupais je_m_occupe m_occupais preposee confie*
  `),
  leading: groups(`
    pilot*
    dirig* direction direct* directeur* directrice*
    manag* management
    gestion ger* gere* gerer gerant*
    encadr*
    anim*
    coordon* coordination coordinat*
    superv*
    presid*
    responsab*
    chef* cheff*
    lanc* lancement
    concu concue concevoir conception concev*
    creer cree creee creation creations creant
    develop* developp*
    mis_en_place mise_en_place instaur* introdu*
    negoci*
    obten* obtenu* remport* gagn*
    atteint* attein* realis*_de
    depass* surpass*
    ameli* optimis* augment* fait_passer
    fond* fondat*
    deploy* deploi*
    achev* finalis* termin*
    autonom* seul*
    diplom* certifi*
    maitris* expert*
    primé* primee* recompens* laureat*
    defini*
    introduit introduction
  `),
  praise: list(`
      meilleur* excellent* exceptionnel* remarquable* prime* primee* recompense* laureat* reconnu* renomme* unique* innovant* brillant*
      performant* succes reussi* leader leaders incontournable* incontest* prestigieu* hautement talentueu* aguerri* chevronne* solide*
      parfait* irreprochable* numero_un star eprouve* reference_en elite
    `),
  limits: groups(`
    quand_le quand_la lorsque en_l_absence absence absent* si_besoin
    seulement uniquement
    une_fois
    sur_deux sur_trois altern*
    ponctuel* occasionnel* parfois de_temps_en_temps certain* quelques
    loisir amateur*
    benevol* volontaire*
    stage* stagiaire* apprenti* alternan* alternance
    interim* temporaire* saisonni* cdd remplac*
    temps_partiel mi-temps
    expire* perime*
    en_cours inscrit* inscription prevu* inacheve* non_valide* non_obtenu* non_termine*
    finaliste* nomine* selectionne*
    niveau_bac sans_diplome
    jusqu_a maximum max
    partiel* moitie tiers une_partie partie_de partie_du plupart
    pilote test* essai*
    sous_la_supervision sous_la_direction supervise*
    equipe equipes collecti*
    autodidacte*
    en_apprentissage
    etudiant* ecolier*
  `),
  frequencies: groups(`
    minute minutes min
    heure heures h
    jour jours quotidien quotidienne quotidiens quotidiennement journalier
    semaine semaines hebdomadaire hebdomadaires
    mois mensuel mensuelle mensuels mensuellement
    trimestre trimestriel trimestrielle
    an ans annee annees annuel annuelle annuellement
    toujours permanent* constant* continu*
    regulier* reguliere* frequen* souvent
  `),
  negations: list('ne pas n jamais aucun aucune personne_n rien ni sans non hors sauf excepte hormis zero absence_de'),
  levels: groups(`
    notions debutant* scolaire* base* bases elementaire* a1 a2 initiation sensibilis* passable
    intermediaire* moyen* b1 pratique assez_bien
    bon bonne bonnes b2 bien
    avance* confirme* courant* courante* c1 tres_bien tres_bon* solide* approfondi* operationnel*
    bilingue* maitris* expert* excellent* felicitations parfait*
    maternel* natif* native* c2 specialiste*
  `),
  titles: list(`
      directeur* directrice* chef* cheffe* responsable* manager* gerant* president* chargee* ingenieur* developpeu* analyste* consultant*
      technicien* infirmier* infirmiere* medecin* docteur* professeur* enseignant* chercheu* avocat* juriste* comptable* conseiller*
      conseillere* vendeu* caissier* caissiere* cuisinier* cuisiniere* serveu* assistant* adjoint* adjointe* secretaire* employe*
      superviseu* formateu* formatrice* stagiaire* apprenti* associe* associee* expert* experte* specialiste* animateu* animatrice*
      acheteu* patron* fondat* notaire* architecte* commercial commerciale coordinateur coordinatrice educateur educatrice
    `),
  titleEndings: list('ologue logiste'),
  smallTitles: list(`
    assistant assistante adjoint adjointe junior stagiaire apprenti apprentie aide vice sous alternant alternante remplacant remplacante
    interimaire suppleant suppleante auxiliaire benevole second seconde commis
  `),
  moreThan: list('plus_de superieur_a superieure_a au_moins au-dela_de minimum depassant'),
  firstPerson: list('je j mon ma mes moi'),
  changes: groups(`
    augment* progress* amelior* mont* hausse* croiss* accroiss*
    baiss* diminu* recul* pass* tomb* chut*
  `),
  causes: list(`
    grace_a ce_qui permettant entrainant contribuant_a resultant aboutissant d_ou conduisant_a en_raison_de ayant_permis
  `),
  beforeOthers: list('le la les l au aux du des de a avec par pour un une son sa notre mon ma et chez'),
  instructions: list(`
      ignore_les ignorez_les ignorer_les instructions_precedentes consignes_precedentes note_au_logiciel note_a_l_ia ce_candidat_comme
      cette_candidate_comme classe_ce_candidat classez_ce vous_devez_ajouter ajoutez_que
    `),
};
