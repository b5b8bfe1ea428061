import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

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
