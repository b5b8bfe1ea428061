import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const frenchLadder: Ladder = {
  doing: list(`
    concu concue concevoir conception concev* creer cree creee creation develop* developp* lanc* lancement mis_en_place mise_en_place
    instaur* introdu* deploy* deploi* achev* finalis* termin* defini* negoci* anim* gestion ger* gere* gerer
  `),
  leading: list(`
    dirig* direction manag* management gestion ger* gere* gerer encadr* responsab* en_charge charge_de chargee_de pilot* coordon*
    coordination superv* chef* a_la_tete
  `),
  reached: list('obten* obtenu* atteint* attein*'),
  lesser: list(`
    propos* suger* assist* observ* compte_rendu comptes_rendus choisi* selectionn* relu* appren* selon utilis* form*
  `),
};
