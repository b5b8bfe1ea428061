import { phrases } from '../posting-words.ts';
import type { QualificationWords } from '../qualification-words.ts';

export const germanQualifications: QualificationWords = {
  degrees: {
    lowerSchool: phrases(`
      hauptschulabschluss|realschulabschluss|mittlere reife|mittlerer schulabschluss|schulabschluss
    `),
    school: 'abitur|fachabitur|hochschulreife|fachhochschulreife|matura',
    vocational: phrases(`
      berufsausbildung|abgeschlossene ausbildung|ausbildung als|ausbildung zum|ausbildung zur|gesellenbrief
      facharbeiterbrief
    `),
    college: 'meisterbrief|staatlich geprüfter techniker|fachwirt',
    bachelor: phrases(`
      bachelorabschluss|bachelorstudium|bachelor|abgeschlossenes studium|studium|hochschulstudium
      hochschulabschluss|fachhochschulstudium|fachhochschulabschluss|duales studium|studienabschluss
      universitätsabschluss
    `),
    master: phrases(`
      masterabschluss|masterstudium|diplom|diplom-ingenieur|diplom-ingenieurin|dipl.-ing.|dipl.-ing|dipl.-kfm.
      dipl.-kauffrau|diplom-kaufmann|diplom-kauffrau|diplom-betriebswirt|magister|staatsexamen
      wissenschaftliches hochschulstudium
    `),
    doctorate: 'promotion zum|promoviert|doktortitel|doktorgrad|approbation|abgeschlossene promotion',
  },
  written: [],
  spoken: {
    native: 'muttersprache|muttersprachlich|muttersprachler|muttersprachlerin|zweisprachig',
    mastery: '',
    fluent: phrases(`
      fließend|fließende|fließendes|fließenden|fliessend|verhandlungssicher|verhandlungssichere
      verhandlungssicheres|verhandlungssicheren|sehr gut|sehr gute|sehr gutes|sehr guter
    `),
    professional: 'gute kenntnisse|verhandlungsfähig',
    good: 'gut|gute|guten|gutes|sicher|sichere|sicheres|in wort und schrift',
    intermediate: 'mittelstufe|konversationssicher',
    basic: 'etwas|ein wenig|wenig|grundkenntnisse|schulkenntnisse|basiskenntnisse|einfach',
    hardly: 'kaum',
  },
};
