import { list } from '../../word-list.ts';

export const frenchPeople: readonly string[] = list(`
  acheteur* adherent* agence* apprenti* associe* association* assure* auditeur* autorite* avocat* banque* benevole* beneficiaire* bureau
  cabinet candidat* chef* client* cliente* clientele collaborat* collegue* collectivite* comite* commission confrere* conseil convive*
  copain* direction docteur* eleve* employe* employeur* enfant* enseignant* entreprise* equipe* etudiant* expert* famille* fournisseur*
  groupe* habitant* hierarchie hote* infirmier* intern* interimaire* intervenant* investisseur* invite* jeune* journaliste* lecteur*
  lyceen* maire mairie maitre* medecin* membre* ministere ouvrier* parent* partenaire* participant* passager* patient* pair* patron*
  person* personne* personnel prestataire* president* prestataires professeur* proprietaire* public recru* resident* salarie* service*
  societe* sous-traitant* stagiaire* superieur* syndicat* tuteur* usager* utilisateur* vendeur* visiteur* voisin* volontaire*
`);
