import { wordList } from './word-list.ts';

/** Words for the end date of a current role; lower case. */
export const presentWords = wordList(`
  по настоящее время, настоящее время, по н.в, н.в, сейчас, nu, pågående, tills vidare, heden, nåværende, nuværende, d.d, obecnie, teraz, 현재,
  present, in progress, in corso, oggi, atual, atualmente, o momento, momento, current, currently, now, today,
  ongoing, continuing, to date, date, till date, till now, to present, actualidad,
  la actualidad, actual, actualmente, presente, el presente, hoy, la fecha, a la fecha, a la actualidad,
  hasta la fecha, hasta hoy, hasta la actualidad, en curso, présent, aujourd’hui, aujourd'hui, actuel, actuellement,
  ce jour, à ce jour, maintenant, en cours, heute, jetzt, bis jetzt, bis heute, bis dato, aktuell, laufend, gegenwärtig, dato, andauernd, dauernd,
  derzeit, zurzeit, zur zeit, fortlaufend, unbefristet, poste actuel, ce poste, vigente, cursando, al presente,
  al día de hoy, hasta el momento, hasta ahora, 継続中, 勤務中, 就業中, 至目前, 在职, 至今, 现在, 目前, 今, 現在, 在籍中, 在職中, 現職, 現在に至る, 至现在
`);

/** Words that join the two ends of a period, in addition to all kinds of dashes. */
export const rangeWords = wordList(`
  to, until, till, through, thru, up to, and, a, al, hasta, hasta el, hasta la, à, au, jusqu'à, jusqu’à, jusqu'en,
  jusqu’en, jusqu'au, jusqu’au, jusqu'aujourd'hui, bis, till och med, t.o.m, tot, til, по, do, al, bis zum
`);

/** Words before the start of a current period: "since 2019". */
export const sinceWords = wordList(`
  since, since the, desde, desde el, depuis, depuis le, seit, seit dem, ab, ab dem, starting, a partir de, à partir de, from, de, von, du, dès
`);

/** Words before the end of a period without a start: "until 2018". */
export const untilWords = wordList(`
  until, till, up to, bis, bis zum, bis ende, hasta, hasta el, jusqu'en, jusqu’en, jusqu'au, jusqu’au, jusqu'à, jusqu’à
`);

/** Labels before a date that are not part of it: "Expected graduation: June 2016". */
export const dateLabels = wordList(`
  date, dates, expected, expected graduation, graduation, graduated, anticipated, anticipated graduation, period,
  duration, completed, issued, conferred, obtained, valid until, expires, since, from, awarded, graduation date,
  expected graduation date, exp, year, time, expected completion, valid through, renewed, veranos de, veranos, étés,
  summers, seasonal, fecha, periodo, período, graduación, desde, de, del, expedido, válido hasta, vigente hasta,
  période, durée, depuis, obtenu en, obtention, du, délivré en, diplômé en, promotion, zeitraum, seit, von,
  abschluss, datum, voraussichtlich, abgeschlossen, dauer, voraussichtlicher abschluss, 时间, 日期, 期间, 期間, 在籍期間, 毕业时间,
  任职时间, 起止时间, 勤務期間, 取得, 取得日, 获得时间
`);

/** Units of "2 years 10 months", which some exports print next to a period, and of "40 hours" next to a course. */
export const durationUnits = wordList(`
  years, year, yrs, yr, months, month, mos, mo, weeks, week, años, año, meses, mes, ans, an, mois, jahre, jahr,
  monate, monat, hours, hour, hrs, h, days, day, horas, hora, días, día, semanas, semana, heures, heure, jours, jour, semaines, semaine,
  stunden, stunde, std, tage, tag, wochen, woche, 小时, 课时, 学时, 時間, 日間, 年, 个月, ヶ月, か月, カ月, 年间, 年間, 月
`);
