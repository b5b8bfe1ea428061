import type { Ladder } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishLadder: Ladder = {
  doing: list(`
    cerr* cierr* complet* coordin* creacion creada creado creando crear cree creo defin* desarroll* disen* finaliz*
    gestion* implant* implement* introduc* introduj* lanz* negoci* present* termin*
  `),
  leading: list(`
    a_cargo administr* al_frente coordin* direccion dirig* dirij* encabez* encargad* gestion* jef* lider* lidere llev*
    responsab* supervis*
  `),
  reached: list('alcanc* alcanz* consegu* consig* logr* obten* obtuv*'),
  lesser: list(`
    acta actas aprend* asist* elegid* observ* propon* propuest* propus* seleccionad* suger* sugir* toma_de usuari*
  `),
};
