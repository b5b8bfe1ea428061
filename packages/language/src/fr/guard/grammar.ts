import type { Grammar } from '../../guard-words.ts';
import { list } from '../../word-list.ts';

export const frenchGrammar: Grammar = {
  relations: {
    after: list('apres suite_a'),
    against: list('contre face_a'),
    as: list('comme en_tant_que'),
    before: list('avant'),
    by: list('par'),
    for: list('pour'),
    from: list('depuis'),
    instead: list('a_la_place_de au_lieu_de'),
    through: list('a_l_aide_de au_moyen_de via'),
    to: list('au aux'),
    toward: list('vers'),
    under: list('sous'),
    who: list('dont qui'),
    with: list('aupres_de aupres_des aupres_du avec'),
  },
  deedsLast: false,
  choices: list('ou'),
  joints: list('et ou'),
  links: list('avec et'),
  unsure: list(`
    auraient aurait cense* devraient devrait envisag* espere* essay* eventuel* lorsque meme_quand meme_si possible*
    pourraient pourrait pouvant presque prevu* probable* quand quasiment seraient serait si souhait* tent* veux voulais
    voulu
  `),
  about: list('approximativement autour_de env environ pres_de quelque'),
  above: list('au-dela_de au_moins depassant minimum plus_de superieur_a superieure_a'),
  below: list('au_plus inferieur_a jusqu_a max maximum moins_de presque'),
  be: list('est etaient etait ete etre furent fut sont'),
  self: list('mes_soins moi'),
  lessening: list('co semi sous vice'),
  provers: list('ce ces cet cette des l la le les leur leurs ma mes mon nos notre sa ses son tous toutes un une'),
  single: list('un une'),
  of: list('a au aux d de des du'),
  deedNouns: list('age ages ance ances ence ences ment ments sion sions tion tions ure ures'),
  agents: list('eur eurs euse euses ier iere iste istes trice trices'),
  infinitive: null,
  clauseOpeners: list('a et j je ont ou que qui'),
  pastEnding: '',
  past: [],
  gerund: 'ant',
  sureVerbs: [],
  credentials: list(`
    accredit* agree* bac brevet* bts cap certifi* certificat* diplom* doctor* dut habilit* homologu* licence licencie*
    master medaille* mention* prix publie*
  `),
  degrees: list('certifi* diplom* licencie* titulaire*'),
};
