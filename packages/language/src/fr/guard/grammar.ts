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
    instead: list('au_lieu_de a_la_place_de'),
    through: list('via au_moyen_de a_l_aide_de'),
    to: list('au aux'),
    toward: list('vers'),
    under: list('sous'),
    who: list('qui dont'),
    with: list('avec aupres_de aupres_du aupres_des'),
  },
  deedsLast: false,
  choices: list('ou'),
  joints: list('et ou'),
  links: list('et avec'),
  unsure: list(`
    meme_si meme_quand si serait seraient aurait auraient pourrait pourraient devrait devraient presque quasiment prevu* envisag* souhait*
    voulu veux voulais tent* essay* eventuel* possible* probable* quand lorsque espere* cense* pouvant
  `),
  about: list('environ env approximativement autour_de pres_de quelque'),
  above: list('plus_de superieur_a superieure_a au_moins au-dela_de minimum depassant'),
  below: list('jusqu_a maximum max moins_de presque inferieur_a au_plus'),
  be: list('est sont etait etaient ete fut furent etre'),
  self: list('moi mes_soins'),
  lessening: list('co sous vice semi'),
  provers: list('le la les l un une des mes mon ma ses son sa nos notre leur leurs ce cet cette ces tous toutes'),
  single: list('un une'),
  of: list('a au aux d de des du'),
  deedNouns: list('tion tions sion sions ment ments age ages ance ances ence ences ure ures'),
  agents: list('eur eurs euse euses trice trices iste istes ier iere'),
  infinitive: null,
  clauseOpeners: list('que qui je j et ou a ont'),
  past: [],
  gerund: 'ant',
  sureVerbs: [],
  credentials: list(`
    certifi* certificat* accredit* agree* habilit* diplom* licence licencie* master doctor* mention* prix medaille* brevet* publie* bts
    dut bac cap homologu*
  `),
  degrees: list('diplom* licencie* certifi* titulaire*'),
};
