import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const spanishPlainWords: PlainWords = {
  leads: words(`
    de del la el los las un una unos unas y o u en con para por a al que se su sus como mas menos muy ser tener
    haber experiencia conocimiento conocimientos capacidad dominio manejo buen buena buenos buenas nivel solido
    solida solidos amplia amplio demostrable previa minimo minima imprescindible valorable deseable requerido
    requerida obligatorio obligatoria necesario necesaria valorara valora valoraran buscamos pedimos requerimos
    necesitamos alto acreditado acreditada acreditable tambien vigente
  `),
  light: words(`
    gestionar gestion realizar realizacion hacer llevar apoyo apoyar asegurar garantizar colaborar coordinar
    coordinacion preparar preparacion elaborar elaboracion mantener seguimiento control diario diaria mensual
    semanal anual nuevo nuevos nueva nuevas interno externo equipo equipos empresa cliente clientes servicio
    servicios tareas actividades general
  `),
  generic: words(`
    profesional profesionales hablar buscamos pedimos requerimos minimo de del la el los las un una unos unas y
    o u en con para por a al que se su sus como más menos muy ser tener haber experiencia conocimiento
    conocimientos capacidad dominio manejo buen buena nivel años año formación alguna alguno afín afines título
    titulación carrera curso vigente vigentes
  `),
  genericSigns: '',
};
