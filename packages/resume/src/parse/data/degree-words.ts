import { wordList } from './word-list.ts';

/** Words that mark a degree or a course of study; lower case, without full stops ("b.sc." is "bsc"). */
export const degreeWords = wordList(`
  bachelor, bachelors, bachelor's, bachelor’s, master, masters, master's, master’s, doctor, doctorate, phd, dphil,
  md, jd, llb, llm, mba, bsc, ba, bs, beng, bba, bfa, bed, ms, msc, ma, mfa, meng, med, mph, msw, msn, bsn, adn, aa,
  as, aas, associate, associate's, diploma, degree, certificate, ged, a-levels, a-level, gcse, gcses, pgce, hnd,
  btec, minor, major, honours, high school diploma, postgraduate, undergraduate, qts, nvq, juris, bcom, btech, mtech,
  edd, dnp, rn, lpn, mres, mphil, apprenticeship, bootcamp, grado, licenciatura, licenciado, licenciada, máster,
  doctorado, bachillerato, diplomatura, título, técnico, fp, ciclo, ingeniería, graduado, graduada, eso, postgrado,
  posgrado, curso, diplomado, técnica, licence, maîtrise, doctorat, baccalauréat, bac, bts, dut, diplôme, cap, bep,
  deug, dea, dess, bp, but, diplôme d'état, ingénieur, capa, magistère, certificat, agrégation, capes, bafa, brevet,
  diplom, abitur, magister, staatsexamen, promotion, ausbildung, fachabitur, mittlere, studium, fachhochschulreife,
  realschulabschluss, hauptschulabschluss, hochschulreife, referendariat, vordiplom, lehre, umschulung, abschluss
`);

/** Chinese and Japanese characters that mark a degree, matched anywhere. */
export const degreeFragments = wordList(`
  本科, 硕士, 博士, 学士, 大专, 专科, 高中, 研究生, 专业, 学位, 毕业, 系, 中专, 学部, 学科, 専攻, 修士, 卒業, 課程, 修了, 研究科, 入学, 普通科, 中退, 学科卒
`);

/** Of these, the ones that name nothing without the word before them: "経済 学科". */
export const degreeUnits = wordList('学部, 学科, 専攻, 課程, 研究科, 专业, 系');
