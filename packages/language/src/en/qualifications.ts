import { pattern } from '../pattern.ts';
import { phrases } from '../posting-words.ts';
import type { QualificationWords } from '../qualification-words.ts';

export const englishQualifications: QualificationWords = {
  degrees: {
    lowerSchool: 'gcse|gcses|o-levels|o levels|middle school',
    school: phrases(`
      high school diploma|high school graduate|high school degree|high school|secondary school diploma|ged
      a-levels|a levels|leaving certificate|matric|ossd
    `),
    vocational: phrases(`
      vocational qualification|vocational training|trade certificate|apprenticeship|nvq|city & guilds
      city and guilds
    `),
    college: phrases(`
      associate degree|associate’s degree|associates degree|associate of applied science|associate of science
      associate of arts|associate of occupational|associate in|a.a.s.|foundation degree|hnd|hnc|higher national diploma|higher national certificate|btec
    `),
    bachelor: phrases(`
      bachelor’s degree|bachelor degree|bachelors degree|bachelor’s|bachelors|bachelor|bachelor of science
      bachelor of arts|bachelor of engineering|bsc|b.sc|b.sc.|b.s.|b.a.|beng|b.eng|b.eng.|btech|b.tech|bba|bfa
      bcom|b.com|llb|b.ed|bed hons|bsn|undergraduate degree|university degree|college degree|honours degree
      graduate degree
    `),
    master: phrases(`
      master’s degree|master degree|masters degree|master’s|master of science|master of arts
      master of engineering|master of business administration|msc|m.sc|m.sc.|m.s.|m.a.|meng|m.eng|mba|m.b.a
      m.b.a.|mphil|postgraduate degree|advanced degree|llm|ll.m.|mfa|m.ed|pgce|postgraduate|mlis|m.l.i.s.|msw|m.s.w.|mha|m.h.a.|m.h.a
      msn|m.s.n.|emba
    `),
    doctorate: phrases(`
      phd|ph.d.|ph.d|doctorate|doctoral degree|doctor of philosophy|dphil|juris doctor|medical degree
      doctor of medicine|ed.d.|pharmd|pharm.d.|doctor of education|doctor of pharmacy|doctor of nursing practice
    `),
  },
  written: [
    [
      5,
      pattern('u')`
      (?<![\p{L}.])(?:BS|BA|B\.S|BUT|BEd|BN|BNSc|BScN|BNurs|BMus|BArch|BDes|BPharm|BHSc|BAcc|BSocSc|BBus|BAppSc|BSW
      |BMid|BTech|BVSc|BDS|MBBS|MBChB)(?![\p{L}-])
    `,
    ],
    [4, /(?<!(?:[Hh]igh|[Ss]econdary) [Ss]chool )(?<!\p{L})[Dd]iploma(?:s)?(?= (?:in|of) )/u],
    [
      6,
      pattern('u')`
      (?<![\p{L}.])(?:MS|MA|M\.S|MSW|MPH|MSN|MArch|MRes|MPharm|MChem|MPhys|MMath|MEd|MSci|MTech|MCom|MPA|MMus|DEA
      |DESS)(?![\p{L}-]|\s(?:Office|Excel|Word|Project|Teams|PowerPoint|Outlook|Access|SQL|Dynamics|Azure|365
      |Visio))|(?<!(?:Scrum|Web|Post|Store|Station|Quiz|Toast)\s)(?<!\p{L})M[aá]sters?(?=\s(?:in|of|en|de|der|du
      |d['’]|1|2|oder|ou|o|or)\s|\s?[-,/()]|\s?\d|$)
    `,
    ],
  ],
  spoken: {
    native: 'native|mother tongue|first language|bilingual|native speaker|native-level',
    mastery: 'mastery|near-native|near native',
    fluent: phrases(`
      fluent|fluently|full professional proficiency|advanced|excellent|very good|full working proficiency
    `),
    professional: phrases(`
      upper intermediate|upper-intermediate|professional working proficiency|working proficiency|business
      professional|proficient
    `),
    good: 'good|confident|solid|spoken and written|written and spoken',
    intermediate: 'intermediate|conversational|conversation|working knowledge|limited working proficiency',
    basic: 'a little|a bit|basic|elementary|some|school|beginner|basics|little',
    hardly: 'barely|hardly',
  },
};
