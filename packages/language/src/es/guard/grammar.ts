import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishGrammar: Grammar = {
  relations: {
    after: list('tras despues_de'),
    against: list('contra frente_a'),
    as: list('como'),
    before: list('antes_de'),
    by: list('por'),
    for: list('para'),
    from: list('desde'),
    instead: list('en_lugar_de en_vez_de'),
    through: list('mediante a_traves_de via'),
    to: list('a al'),
    toward: list('hacia'),
    under: list('bajo'),
    who: list('quien quienes cuyo cuya'),
    with: list('con junto_a junto_con'),
  },
  deedsLast: false,
  choices: list('o u'),
  joints: list('y e o u'),
  links: list('y con'),
  unsure: list(`
    incluso_si incluso_cuando aunque aun_cuando si podria podrian habria habrian deberia seria serian podia podian casi previst* planead*
    planifique pretend* intent* quiz* posible* posiblemente probable* cuando aspir* queria quiero esper* dispuest*
  `),
  about: list('unos unas aproximadamente aprox alrededor_de cerca_de en_torno_a casi cerca'),
  above: list(`
    mas_de superior_a superiores_a por_encima_de al_menos como_minimo minimo mayor_a mayores_a sobre_los
  `),
  below: list('hasta maximo como_maximo menos_de casi inferior_a por_debajo_de'),
  be: list('es son fue fueron era eran sido siendo ser se'),
  self: list('mi'),
  lessening: list('co sub vice semi'),
  provers: list(`
    el la los las un una unos unas mi mis su sus nuestro nuestra este esta estos estas todo toda todos todas
  `),
  single: list('un una'),
  of: list('a al de del'),
  deedNouns: list('cion ciones sion siones miento mientos aje ajes ncia ncias tura turas'),
  agents: list('dor dora dores doras tor tora ista istas ero era'),
  infinitive: /^\p{L}{3,}(?:ar|er|ir)$/u,
  clauseOpeners: list('que yo y o ha han'),
  past: [],
  gerund: 'ndo',
  sureVerbs: [],
  credentials: list(`
    certific* acredit* colegiad* titul* diploma* grado licenciatura licenciad* master doctor* matricula premio* medalla* patente*
    publicad* habilitad* homologad*
  `),
  degrees: list('titul* diploma* graduad* licenciad* colegiad* certific*'),
};
