import type { ClaimCues } from '../claim-cues.ts';
import { phrases } from '../posting-words.ts';

export const spanishClaimCues: ClaimCues = {
  denied: phrases(`
    sin experiencia|ninguna experiencia|sin conocimientos|no tengo|nunca he|no conozco|no domino|no he trabajado
    no he usado|no aprobé|suspendí
  `),
  deniedBefore: 'no aprobado|reprobado',
  others: phrases(`
    el equipo de al lado|otro equipo|mi compañero|mi compañera|reportando a|a las órdenes de
  `),
  wished: phrases(`
    busco|en busca de|buscando|deseo|quisiera|me gustaría|aspiro a|interesado en|interesada en|quiero
  `),
  wishedLabel: 'puesto deseado|puesto solicitado',
  wishedFirst: 'objetivo',
  wishedBefore: '',
  own: 'mi|mis',
  learnt: 'colaboré en|participé en|estudiando para|cursando|aprendiendo',
  helped: 'ayudé|ayudo|ayudaba|apoyé al|apoyo al',
  unfinished: phrases(`
    sin terminar|inconcluso|inconclusa|trunca|trunco|sin concluir|no finalizado|no terminado
  `),
  state: 'en curso|en trámite|caducado|caducada|vencido|vencida|inactivo',
  hiringVerbs: 'contraté|recluté|reclutamiento de|selección de',
  hiredPeople: 'ingenieros|desarrolladores|analistas|consultores|candidatos',
  teamOpenings: 'para el equipo de|al equipo de',
  teamNouns: 'departamento',
};
