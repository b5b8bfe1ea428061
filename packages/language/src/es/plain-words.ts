import type { PlainWords } from '../plain-words.ts';
import { words } from '../posting-words.ts';

export const spanishPlainWords: PlainWords = {
  leads: words(`
    a acreditable acreditada acreditado al alto amplia amplio buen buena buenas buenos buscamos capacidad como con
    conocimiento conocimientos de del demostrable deseable dominio el en experiencia haber imprescindible la las los
    manejo mas menos minima minimo muy necesaria necesario necesitamos nivel o obligatoria obligatorio para pedimos por
    previa que requerida requerido requerimos se ser solida solido solidos su sus tambien tener u un una unas unos
    valora valorable valorara valoraran vigente y
  `),
  light: words(`
    actividades anual apoyar apoyo asegurar cliente clientes colaborar control coordinacion coordinar diaria diario
    elaboracion elaborar empresa equipo equipos externo garantizar general gestion gestionar hacer interno llevar
    mantener mensual nueva nuevas nuevo nuevos preparacion preparar realizacion realizar seguimiento semanal servicio
    servicios tareas
  `),
  generic: words(`
    a afines afín al alguna alguno año años buen buena buscamos capacidad carrera como con conocimiento conocimientos
    curso de del dominio el en experiencia formación haber hablar la las los manejo menos minimo muy más nivel o para
    pedimos por profesional profesionales que requerimos se ser su sus tener titulación título u un una unas unos
    vigente vigentes y
  `),
  genericCharacters: '',
};
