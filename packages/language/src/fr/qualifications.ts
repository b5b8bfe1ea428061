import { phrases } from '../posting-words.ts';
import type { QualificationWords } from '../qualification-words.ts';

export const frenchQualifications: QualificationWords = {
  degrees: {
    lowerSchool: 'brevet des collèges',
    school: 'baccalauréat|niveau bac|bac général',
    vocational: 'bac pro|baccalauréat professionnel|brevet professionnel',
    college: 'bts|dut|bac+2|bac +2|bac + 2|deug',
    bachelor: phrases(`
      licence professionnelle|licence en|licence d’|licence universitaire|bac+3|bac +3|bac + 3|bac+4|bac +4
      diplôme universitaire
    `),
    master: phrases(`
      bac+5|bac +5|bac + 5|diplôme d’ingénieur|école d’ingénieur|école d’ingénieurs|école de commerce|master 2
      dess
    `),
    doctorate: 'doctorat|docteur en|thèse de doctorat',
  },
  written: [],
  spoken: {
    native: 'langue maternelle|bilingue',
    mastery: '',
    fluent: 'courant|courante|couramment|très bon|très bonne|avancé',
    professional: 'professionnel',
    good: 'bon|bonne|bonnes|lu, écrit, parlé',
    intermediate: 'intermédiaire',
    basic: 'un peu|notions|scolaire|débutant|de base',
    hardly: 'à peine',
  },
};
