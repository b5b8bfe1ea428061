import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishSenseWords: SenseWords = {
  functionWords: list(`
      el la los las lo un una unos unas y e o u ni de del al a en con por para desde hasta entre sobre tras segun durante mediante ante
      bajo contra que quien quienes cual cuales cuyo cuya como cuando donde si se su sus mi mis me nos nuestro nuestra nuestros nuestras
      te tu le les este esta estos estas ese esa esos esas aquel aquella es son era eran fue fueron soy ser sido siendo estoy estaba
      estuve estar he ha han habia haber hay muy mas menos tambien ademas asi pero porque pues ya entonces cada ambos ambas otro otra
      otros otras mismo misma propio propia junto asimismo etc via vs ello ella ellos ellas yo tengo tiene tenia tener tuve incluido
      incluida incluidos incluidas incluyendo incluye incluso tanto dicho dicha dichos dichas mientras aunque sino luego despues
      antes acerca dentro respecto
    `),
  plainWords: list(`
      incluy* incluir software sistema* equipo_de material materiales actividad* pregunta* asunto* cuestion* informacion contenido*
      procedimiento* experiencia experiencias trabajo trabajos trabajar trabaje trabajaba labor labores tarea tareas funcion funciones
      puesto cargo rol uso usar use usaba usando utiliz* realiz* realic* hacer hago hice hacia haciendo llevar llevo lleve llevando
      dar di doy dando poner pongo mantener mantengo mantuve mantuvo manten* prestar brind* ofrec* ofrezco efectu* desempen* ejerc*
      encarg* emple* aproximadamente alrededor cerca unos unas formacion estudios nivel idioma idiomas carne permiso licencia programa
      aplicacion herramienta* conocimiento* ambito area areas seccion perfil profesional* anterior* previo previa tipo forma modo parte
      total numero persona* dia-a-dia relativ* relacionad* correspondiente* general* principal* principalmente concretamente manera dedic*
      curso titulo titulad* certificado* aptitud* habilidad* competencia* ademas proceso* llev* mayor aprox manejo volumen proporcion
      porcentaje cantidad cifra alcance jornada relevante* necesari* requerid* requisito* pertinente* respectiv* especific* concret*
      oportun* aspecto* elemento* tema temas contexto* entorno* sector industria profesion ocupacion fin fines finalidad objeto
      posteriormente diversos diversas denominad* consistente* compuest* pertenecient* ejecutar ejecute ejecutando ejecucion ejemplo*
      individuo* tipos
    `),
  dutyVerbs: list(`
    llev* atend* prepar* mantuv* control* gestion* realic* realiz* produc* organiz* elabor* tramit* revis* hago proces* cuid* vigil*
    limpi*
  `),
};
