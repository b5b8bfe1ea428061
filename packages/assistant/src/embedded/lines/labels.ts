import type { Language } from '@fitted/contract/languages';

/** Words before a colon that open a field of a form, not a sentence. Folded to small letters; anyone can extend them. */
export const labels: Readonly<Record<Language, string>> = {
  en: `role|roles|client|clients|customer|period|duration|project|projects|project name|project title|title|position|designation|company|company name|employer|organization|organisation|location|place|
    date|dates|team|team size|size of team|environment|technology|technologies|tech stack|stack|tools|tools used|software|software used|languages|language|platform|platforms|operating system|operating systems|database|databases|framework|frameworks|
    domain|industry|sector|description|project description|summary|overview|responsibilities|responsibility|roles and responsibilities|role and responsibilities|roles & responsibilities|key responsibilities|duties|main duties|job profile|job description|
    achievements|key achievements|accomplishments|result|results|skills|key skills|modules|module|subject|subjects|coursework|relevant coursework|dissertation|thesis|supervisor|reporting to|reports to|department|website|link|url|github|demo|
    hardware|methodology|version|grade|gpa|cgpa|percentage|university|college|school|board|year|status|notice period|salary|reference|contact|phone|email|address|stakeholders|budget`,
  es: `cliente|clientes|puesto|cargo|período|periodo|duración|proyecto|empresa|lugar|ubicación|fecha|fechas|equipo|entorno|tecnologías|herramientas|programas|idiomas|descripción|funciones|responsabilidades|tareas|logros|resultados|sector|departamento|enlace`,
  fr: `client|clients|poste|fonction|période|durée|projet|entreprise|société|lieu|date|dates|équipe|environnement|technologies|outils|logiciels|langues|description|missions|responsabilités|tâches|réalisations|résultats|secteur|service|lien`,
  de: `kunde|kunden|rolle|position|funktion|zeitraum|dauer|projekt|firma|unternehmen|ort|datum|team|teamgröße|umgebung|technologien|werkzeuge|software|sprachen|beschreibung|aufgaben|tätigkeiten|schwerpunkte|erfolge|ergebnisse|branche|abteilung|link`,
  zh: `客户|项目|项目名称|项目描述|项目周期|职位|岗位|公司|公司名称|时间|地点|团队|环境|技术|技术栈|工具|软件|职责|工作内容|主要职责|业绩|成果|行业|部门|描述`,
  ja: `クライアント|顧客|案件|プロジェクト|プロジェクト名|役割|担当|期間|会社|会社名|勤務地|チーム|規模|環境|開発環境|使用技術|言語|ツール|業務内容|職務内容|実績|成果|業種|部署|事業内容|資本金|従業員数`,
};
