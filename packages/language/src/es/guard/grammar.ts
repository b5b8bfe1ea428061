import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const spanishGrammar: Grammar = {
  relations: {
    after: list('despues_de tras'),
    against: list('contra frente_a'),
    as: list('como'),
    before: list('antes_de'),
    by: list('por'),
    for: list('para'),
    from: list('desde'),
    instead: list('en_lugar_de en_vez_de'),
    through: list('a_traves_de mediante via'),
    to: list('a al'),
    toward: list('hacia'),
    under: list('bajo'),
    who: list('cuya cuyo quien quienes'),
    with: list('con junto_a junto_con'),
  },
  deedsLast: false,
  choices: list('o u'),
  joints: list('e o u y'),
  links: list('con y'),
  unsure: list(`
    aspir* aun_cuando aunque casi cuando deberia dispuest* esper* habria habrian incluso_cuando incluso_si intent*
    planead* planifique podia podian podria podrian posible* posiblemente pretend* previst* probable* queria quiero
    quiz* seria serian si
  `),
  about: list('alrededor_de aprox aproximadamente casi cerca cerca_de en_torno_a unas unos'),
  above: list('al_menos como_minimo mas_de mayor_a mayores_a minimo por_encima_de sobre_los superior_a superiores_a'),
  below: list('casi como_maximo hasta inferior_a maximo menos_de por_debajo_de'),
  be: list('era eran es fue fueron se ser sido siendo son'),
  self: list('mi'),
  lessening: list('co semi sub vice'),
  provers: list(`
    el esta estas este estos la las los mi mis nuestra nuestro su sus toda todas todo todos un una unas unos
  `),
  single: list('un una'),
  of: list('a al de del'),
  deedNouns: list('aje ajes cion ciones miento mientos ncia ncias sion siones tura turas'),
  agents: list('dor dora doras dores era ero ista istas tor tora'),
  infinitive: /^\p{L}{3,}(?:ar|er|ir)$/u,
  clauseOpeners: list('ha han o que y yo'),
  pastEnding: '',
  past: [],
  gerund: 'ndo',
  sureVerbs: [],
  credentials: list(`
    acredit* certific* colegiad* diploma* doctor* grado habilitad* homologad* licenciad* licenciatura master matricula
    medalla* patente* premio* publicad* titul*
  `),
  degrees: list('certific* colegiad* diploma* graduad* licenciad* titul*'),
};
