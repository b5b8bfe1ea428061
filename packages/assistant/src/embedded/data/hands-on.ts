import type { Language } from '@fitted/contract/languages';

/** English verbs that stand near a thing without having it in hand: who hires Java engineers or sells licences shows no Java. */
export const besideVerbs = `
advertise advise advocate approve attend broker buy canvass champion commission communicate compare consult coordinate decommission discuss
evaluate examine explain explore fund hire inform interview introduce invite join market meet mentor negotiate observe order outsource partner pitch
present procure promote propose purchase question read recommend recruit refer replace report represent request research sell serve shadow source sponsor staff
study suggest supply talk target visit volunteer welcome
`;

/** Words that make a line no proof of a skill: learning, wishing, a little of it, or the thing given up. */
export const unproven: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:learn(?:t|ed|ing|s)?|study|studied|studying|course|courses|class|classes|talk|workshop|webinar|seminar|exam|tutorial|lessons?|certificate|bootcamp|basic|basics|beginner|elementary|introductory|introduction|rudimentary|limited|a little|some knowledge|interested|hop(?:e|ed|ing)|wish(?:es)?|want(?:ed|s)?|plann(?:ed|ing) to|plan to|aspir\w+|keen to|eager to|cancel+ed|abandoned|against|instead of|away from|replac(?:ed?|ing)|(?:taught|trained|led|written|built|run|done) by|who|whose|next to|observ(?:ed?|ing)|shadow(?:ed|ing)?)\b/iu,
  de: /(?<!\p{L})(?:lern\p{L}*|erlernt|gelernt|kurs\p{L}*|lehrgang|schulungsteilnahme|teilgenommen|teilnahme|seminar|prüfung|grundkenntnisse|grundlagen|anfänger\p{L}*|einführung in|interess\p{L}*|möchte|wunsch|geplant|hospit\p{L}*|abgelöst|statt)(?!\p{L})|-(?:kurs|schulung|team|abteilung|lizenz\p{L}*|entwickler\p{L}*|prüfung)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:appren\p{L}*|appris|cours|étudi\p{L}*|examen|atelier|séminaire|notions?|bases|débutante?|initiation|intéress\p{L}*|intérêt|souhait\p{L}*|abandonn\p{L}*|contre|au lieu de|remplac\p{L}*|observ\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:aprend\p{L}*|cursos?|cursé|estudi(?:ando|é|o)|examen|taller|seminario|nociones|básic[oa]s?|principiante|introducción|interés|interesad[oa]|deseo|espero|cancelad[oa]|contra|en lugar de|sustitu\p{L}*|observ\p{L}*)(?!\p{L})/iu,
  ja: /学習|勉強|受講|研修を受|講座|試験|基礎|初級|入門|興味|希望|予定|見学|中止|廃止/u,
  zh: /学习|自学|听课|课程|参加.{0,6}培训|考试|入门|初级|基础|了解|感兴趣|希望|计划学|旁听|取消|放弃/u,
};

/** What a name stands before when it says whose or which, not what the person did: "the Python team", "SAP vacancies". */
export const passingNouns: Readonly<Record<Language, RegExp>> = {
  en: /^(?:-based |themed )?(?:teams?|departments?|vacanc\w+|roles?|jobs?|positions?|candidates?|people|staff|users?|customers?|clients?|consultants?|contractors?|talent|licen[cs]es?|projects?|manuals?|books?|guides?|training|trainings|community|conference|events?|meetups?|work|migration was|ltd|limited|inc|llc|gmbh|plc|company|suppliers?|vendors?|partners?|products?|sales)\b/iu,
  de: /^(?:team|teams|abteilung|lizenz\p{L}*|projekts?|stellen|schulung\p{L}*|kunden|gmbh|ag)(?!\p{L})/iu,
  fr: /^(?:sarl|sas|ltd)(?!\p{L})/iu,
  es: /^(?:s\.?l\.?|s\.?a\.?)(?!\p{L})/iu,
  ja: /^(?:チーム|部門|研修|株式会社|の(?:チーム|部門|ライセンス|求人))/u,
  zh: /^(?:团队|部门|培训|公司|岗位|职位|工程师)/u,
};

/** "l'équipe Java": where the noun stands before the name. */
export const passingBefore: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: /(?:équipes?|service|département|licences?|postes?|formations?|projets?|clients?|développeu(?:r|se)s?|ingénieure?s?)(?: de| d['’]| en)? ?$/iu,
  es: /(?:equipos?|departamento|licencias?|puestos?|formación|proyectos?|clientes?|desarrollador[ae]?s?|ingenier[oa]s?)(?: de| en)? $/iu,
  de: /(?:team|abteilung) $/iu,
};

/** An item that says itself that there is little of it, in all six languages. */
export const littleOfIt =
  /(?<!\p{L})(?:basics?|beginner|novice|elementary|a bit|a little|some|conversational|reading|learning|grundlagen|grundkenntnisse|anfänger|notions?|bases|débutante?|scolaire|básic[oa]s?|nociones|consulta|principiante|elemental)(?!\p{L})|初级|入门|了解|初級|基礎/iu;
