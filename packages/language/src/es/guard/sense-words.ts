import type { SenseWords } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishSenseWords: SenseWords = {
  functionWords: list(`
    a acerca ademas al ambas ambos ante antes aquel aquella asi asimismo aunque bajo cada como con contra cual cuales
    cuando cuya cuyo de del dentro desde despues dicha dichas dicho dichos donde durante e el ella ellas ello ellos en
    entonces entre era eran es esa esas ese esos esta estaba estar estas este estos estoy estuve etc fue fueron ha haber
    habia han hasta hay he incluida incluidas incluido incluidos incluso incluye incluyendo junto la las le les lo los
    luego mas me mediante menos mi mientras mis misma mismo muy ni nos nuestra nuestras nuestro nuestros o otra otras
    otro otros para pero por porque propia propio pues que quien quienes respecto se segun ser si sido siendo sino sobre
    son soy su sus tambien tanto te tener tengo tenia tiene tras tu tuve u un una unas unos via vs y ya yo
  `),
  plainWords: list(`
    actividad* ademas alcance alrededor ambito anterior* aplicacion aprox aproximadamente aptitud* area areas aspecto*
    asunto* brind* cantidad cargo carne cerca certificado* cifra competencia* compuest* concret* concretamente
    conocimiento* consistente* contenido* contexto* correspondiente* cuestion* curso dando dar dedic* denominad*
    desempen* di dia-a-dia diversas diversos doy efectu* ejecucion ejecutando ejecutar ejecute ejemplo* ejerc* elemento*
    emple* encarg* entorno* equipo_de especific* estudios experiencia experiencias fin finalidad fines forma formacion
    funcion funciones general* habilidad* hacer hacia haciendo hago herramienta* hice idioma idiomas incluir incluy*
    individuo* industria informacion jornada labor labores licencia llev* llevando llevar lleve llevo manejo manera
    manten* mantener mantengo mantuve mantuvo material materiales mayor modo necesari* nivel numero objeto ocupacion
    ofrec* ofrezco oportun* parte perfil permiso persona* pertenecient* pertinente* poner pongo porcentaje
    posteriormente pregunta* prestar previa previo principal* principalmente procedimiento* proceso* profesion
    profesional* programa proporcion puesto realic* realiz* relacionad* relativ* relevante* requerid* requisito*
    respectiv* rol seccion sector sistema* software tarea tareas tema temas tipo tipos titulad* titulo total trabajaba
    trabajar trabaje trabajo trabajos unas unos usaba usando usar use uso utiliz* volumen
  `),
  dutyVerbs: list(`
    atend* control* cuid* elabor* gestion* hago limpi* llev* mantuv* organiz* prepar* proces* produc* realic* realiz*
    revis* tramit* vigil*
  `),
};
