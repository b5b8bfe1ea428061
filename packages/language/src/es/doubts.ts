import type { Doubts } from '../doubts.ts';
import { pattern } from '../pattern.ts';

const people =
  'jefe|jefa|colega|companero|companera|encargado|encargada|director|directora|gestoria|asesoria|asesor|' +
  'agencia|contable|becario|becaria|supervisor|supervisora|dueno|duena|socio|amigo|amiga|departamento|empresa|' +
  'maestra|medico|medica|abogado|tecnico|coordinadora|coordinador|otro|otra';

export const spanishDoubts: Doubts = {
  othersClauses: [
    new RegExp(`^\\s*(?:mi|el|la|un|una|los|las|nuestra|nuestro)\\s(?:${people})\\s(?:\\p{L}+\\s){0,2}\\p{L}{3,}`, 'u'),
  ],
  othersSentences: [
    pattern('u')`
      (?<!\p{L})(?:la|lo|las|los)\s(?:hace|hacen|hacia|lleva|llevan|llevaba|tiene|tienen|prepara|preparan|gestiona
      |gestionan|escribe|maneja|da|dirige|revisa|firma|presenta|corrige|decide)\s(?:mi|un|una|el|la|otro|otra|los
      |las)(?!\p{L})
    `,
    /^\s*(?:el|la|los|las)\s(?:\p{L}+\s){1,4}(?:lo|la|los|las)\s\p{L}+(?:a|e|an|en)\s(?:mi|un|una|el|la|otro|otra)\s/u,
  ],
  notYet: [
    /^\s*(?:aprendiendo|aprendo)\s/u,
    pattern('u')`
      (?<!\p{L})(?:pendiente|empieza en|previst[oa] para|tengo previsto|planead[oa]|proximo ano|he empezado|empece a
      |empezando a|estoy empezando|me cuesta|pendiente de|aun no|todavia no|algun dia|caduc[oa]d?[oa]?|me faltan
      |sin acreditar|solo una vez|solo contabilizo|nociones de)(?!\p{L})
    `,
  ],
  unproven: pattern('iu')`
      (?<!\p{L})(?:aprend\p{L}*|cursos?|cursé|estudi(?:ando|é|o)|examen|taller|seminario|nociones|básic[oa]s?
      |principiante|introducción|interés|interesad[oa]|deseo|espero|cancelad[oa]|contra|en lugar de|sustitu\p{L}*
      |observ\p{L}*)(?!\p{L})
    `,
};
