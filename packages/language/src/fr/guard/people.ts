import { list } from '../../word-list.ts';

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
