import { wordList } from './word-list.ts';

/** Fields of study and grades: they follow a school or a degree but belong to neither name. Lower case. */
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

/** Kinds of contract, which appear next to a title without being part of it. */
export const contractWords = wordList(`
  full-time, full time, part-time, part time, contract, temporary, permanent, freelance, seasonal, casual,
  tiempo completo, jornada completa, media jornada, cdi, cdd, temps plein, temps partiel, intérim, alternance,
  vollzeit, teilzeit, befristet, unbefristet, minijob, 全职, 兼职, 实习, 正社員, 契約社員, 派遣社員, self-employed,
  入社, 入職, 取得, 合格
`);

/** Time off between two roles, which people date like a role. */
export const timeOffWords = wordList(`
  job search, job hunting, looking for work, career break, sabbatical, parental leave, maternity leave, paternity leave,
  gap year, travelling, traveling, world trip, stellensuche, arbeitssuche, arbeitsuchend, arbeitssuchend, elternzeit, mutterschutz,
  auszeit, weltreise, europareise, neue aufgabe, neue herausforderung, recherche d'emploi, congé parental, congé maternité,
  année sabbatique, tour du monde, búsqueda de empleo, excedencia, año sabático, 求職中, 求職活動, 育児休業, 待业, 间隔年
`);

/** Words for studies, in a section that mixes work and study. */
export const courseWords = wordList(`
  studium, fernstudium, umschulung, fachoberschule, berufsfachschule, realschule, gymnasium, hauptschule, fachoberschulreife,
  sprachkurs, études, estudios, corso, studi
`);
