import { wordList } from './word-list.ts';

/** Fields of study and grades: they follow a school or a degree and belong to neither name. Small letters. */
export const studyWords = wordList(`
  science, sciences, engineering, economics, business, administration, law, history, biology, mathematics, physics,
  chemistry, arts, literature, psychology, nursing, medicine, finance, marketing, accounting, statistics, philosophy,
  sociology, linguistics, education, management, design, architecture, informatics, ciencias, ingeniería, economía,
  derecho, historia, biología, matemáticas, enfermería, medicina, empresas, informatique, économie, droit, histoire,
  biologie, mathématiques, gestion, lettres, informatik, commerce, betriebswirtschaft, betriebswirtschaftslehre,
  maschinenbau, elektrotechnik, rechtswissenschaft, pädagogik, germanistik
`);

export const gradeWords = wordList(`
  gpa, grade, cgpa, honors, honours, cum laude, magna cum laude, summa cum laude, distinction, first class, note,
  abschlussnote, mention, nota, nota media, promedio, calificación, 绩点, 2:1, 2:2, 1st
`);

/** Kinds of contract, which stand beside a title without being part of it. */
export const contractWords = wordList(`
  full-time, full time, part-time, part time, contract, temporary, permanent, freelance, seasonal, casual,
  tiempo completo, jornada completa, media jornada, cdi, cdd, temps plein, temps partiel, intérim, alternance,
  vollzeit, teilzeit, befristet, unbefristet, minijob, 全职, 兼职, 实习, 正社員, 契約社員, 派遣社員, self-employed,
  入社, 入職, 取得, 合格
`);
