import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishLadder: Ladder = {
  doing: list(`
    disen* crear creo cree creado creada creacion creando implement* implant* desarroll* lanz* introduj* introduc* negoci* complet*
    finaliz* termin* cerr* cierr* defin* present* coordin* gestion*
  `),
  leading: list(`
    dirig* dirij* direccion gestion* administr* lider* lidere encabez* responsab* encargad* a_cargo al_frente jef* coordin* supervis*
    llev*
  `),
  reached: list('logr* consegu* consig* alcanc* alcanz* obtuv* obten*'),
  lesser: list(`
    propus* propon* propuest* suger* sugir* asist* observ* acta actas elegid* seleccionad* toma_de aprend* usuari*
  `),
};
