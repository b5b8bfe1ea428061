import type { SectionKind } from '../../document.ts';
import { wordList } from './word-list.ts';

/**
 * What people write above a section, in small letters, in all six languages together: a resume often mixes two.
 * `contact` is not a section of its own: such a block belongs to the head when it stands at the top.
 */
export const headings: Readonly<Record<SectionKind | 'contact', readonly string[]>> = {
  summary: wordList(`
    executive profile, kurzbeschreibung, profile summary, summary, profile, objective, about, about me,
    career objective, career summary, executive summary, professional summary, professional profile,
    personal statement, personal profile, career profile, summary of qualifications, qualifications summary,
    overview, introduction, who i am, bio, biography, career highlights, statement, professional objective,
    career goal, career goals, highlights, perfil, perfil profesional, resumen, resumen profesional, objetivo,
    objetivo profesional, sobre mí, acerca de mí, extracto, presentación, perfil personal, resumen ejecutivo, profil,
    profil professionnel, résumé, résumé professionnel, à propos, à propos de moi, objectif, objectif professionnel,
    accroche, présentation, objectifs, qui suis-je, kurzprofil, über mich, zusammenfassung, profil und ziele,
    berufsziel, berufliches profil, zur person, persönliches profil, kurzvorstellung, ziel, karriereziel, 个人简介, 自我评价,
    个人总结, 简介, 求职意向, 求职目标, 职业目标, 个人概述, 关于我, 个人评价, 个人优势, 職務要約, 自己pr, 自己紹介, 職務概要, 要約, プロフィール, 志望動機, 概要, 経歴要約, 自己ＰＲ,
    志望の動機
  `),
  experience: wordList(`
    jobs, my jobs, work placements, placements, arbeit, trabajo, emploi, travail, アルバイト・仕事, 仕事, 工作, work experiences,
    other work, selected experience, experience, work experience, professional experience, employment,
    employment history, work history, career history, professional history, relevant experience, job history,
    positions held, career, professional background, work, experiences, clinical experience, teaching experience,
    research experience, industry experience, internships, internship experience, military experience,
    military service, employment experience, appointments, academic appointments, positions, legal experience,
    nursing experience, management experience, leadership experience, earlier experience, previous experience,
    other experience, additional experience, freelance experience, consulting experience, retail experience,
    earlier career, experiencia, experiencia laboral, experiencia profesional, historial laboral,
    trayectoria profesional, experiencia de trabajo, trayectoria, empleo, prácticas, experiencia docente,
    experiencia clínica, expérience, expériences, expérience professionnelle, expériences professionnelles,
    parcours professionnel, parcours, emplois, stages, expériences de travail, carrière, berufserfahrung,
    beruflicher werdegang, werdegang, berufspraxis, praktische erfahrung, beschäftigung, praktika,
    berufliche erfahrung, erfahrung, beruflicher lebenslauf, praktische erfahrungen, berufserfahrungen,
    berufstätigkeit, arbeitserfahrung, wehrdienst, zivildienst, beruflicher hintergrund, berufliche stationen, 工作经历,
    工作经验, 职业经历, 实习经历, 工作履历, 任职经历, 从业经历, 实习经验, 主要经历, 職歴, 職務経歴, 職務経歴詳細, 業務経験, 職務内容, 経歴, 業務経歴, 実務経験, インターン, アルバイト
  `),
  education: wordList(`
    schulen, ausbildung und studium, education, academic background, academic history, educational background,
    qualifications, academics, education and training, academic qualifications, schooling, degrees,
    relevant coursework, coursework, academic education, training, professional training, studies, academic record,
    professional development, school, studied, escolaridad, école, continuing education, courses, education history,
    educational qualifications, academic profile, educación, formación, formación académica, estudios,
    formación complementaria, cursos, titulación, historial académico, estudios académicos, datos académicos,
    cursos y formación, formación y estudios, formation, formations, éducation, études, diplômes,
    parcours académique, cursus, scolarité, formation académique, formation professionnelle, parcours scolaire,
    formation complémentaire, cursus scolaire, ausbildung, bildung, bildungsweg, schulbildung, studium,
    akademische ausbildung, bildungsgang, weiterbildung, weiterbildungen, fortbildung, fortbildungen,
    hochschulbildung, akademischer werdegang, berufsausbildung, schulische ausbildung, schule, hochschulstudium,
    schullaufbahn, 教育背景, 教育经历, 学历, 教育, 学习经历, 教育程度, 培训经历, 主修课程, 学历背景, 教育及培训, 培训, 学歴, 学歴・職歴, 研修, 最終学歴, 研修歴, 履修科目
  `),
  skills: wordList(`
    tools and technologies, methoden, outils et logiciels, できること, skills, technical skills, core competencies,
    key skills, competencies, areas of expertise, expertise, technologies, core skills, professional skills,
    skill set, skills summary, technical proficiencies, computer skills, tools, tech stack, strengths,
    key competencies, abilities, soft skills, hard skills, capabilities, proficiencies, technical expertise,
    clinical skills, specialties, specialities, skillset, programming languages, software, technical competencies,
    skills profile, core strengths, it skills, herramientas, werkzeuge, key strengths, technical summary,
    other skills, specialisms, software skills, digital skills, habilidades, competencias, aptitudes, conocimientos,
    destrezas, habilidades técnicas, informática, conocimientos informáticos, competencias técnicas, capacidades,
    conocimientos técnicos, competencias clave, compétences, compétences techniques, compétences clés, savoir-faire,
    savoir-être, informatique, outils, compétences informatiques, compétences professionnelles, connaissances,
    atouts, qualités, logiciels, kenntnisse, fähigkeiten, kompetenzen, fachkenntnisse, edv-kenntnisse, it-kenntnisse,
    technische kenntnisse, besondere kenntnisse, stärken, fachliche kompetenzen, weitere kenntnisse, qualifikationen,
    kernkompetenzen, kenntnisse und fähigkeiten, edv, persönliche stärken, software-kenntnisse, fachkompetenzen,
    soziale kompetenzen, 技能, 专业技能, 技能特长, 个人技能, 核心技能, it技能, 技术栈, 技能专长, 专业能力, 掌握技能, 职业技能, 核心能力, スキル, 活かせる経験・知識・技術,
    技術スキル, 保有スキル, テクニカルスキル, 得意分野, 専門スキル, 技術, 活かせる経験・スキル, pcスキル, 活かせる知識・スキル, 活かせる経験・知識, ビジネススキル
  `),
  projects: wordList(`
    projects, project, personal projects, selected projects, key projects, side projects, academic projects,
    project experience, open source, portfolio, notable projects, open source projects, projects portfolio,
    open-source projects, open source contributions, research projects, featured projects, proyectos,
    proyectos personales, proyectos destacados, portafolio, proyectos académicos, projets, projets personnels,
    réalisations, projets réalisés, projets académiques, projekte, projekterfahrung, eigene projekte,
    ausgewählte projekte, projektliste, persönliche projekte, 项目经历, 项目经验, 项目, 个人项目, 项目作品, 主要项目, 校园项目, 开源项目, プロジェクト,
    プロジェクト経験, 開発実績, 制作実績, 担当プロジェクト, 個人開発, ポートフォリオ, 開発経験
  `),
  certifications: wordList(`
    tickets, tickets and licences, training and certifications, weiterbildungen und zertifikate, certifications,
    certificates, licenses, licences, certification, licensure, credentials, accreditations,
    licenses and certifications, professional certifications, licences and certifications, licenses & certifications,
    certifications and licenses, licensure and certifications, bar admissions, admissions, professional licenses,
    registrations, registration, professional registration, professional qualifications,
    memberships and certifications, certificaciones, certificados, licencias, acreditaciones,
    títulos y certificaciones, carnets, permisos, certifications et formations, certificats, habilitations, permis,
    attestations, permis et habilitations, zertifikate, zertifizierungen, lizenzen, führerschein, bescheinigungen,
    zertifizierung, nachweise, scheine, 证书, 资格证书, 技能证书, 职业资格, 专业证书, 所获证书, 资质证书, 执业资格, 资格认证, 資格, 免許・資格, 資格・免許, 保有資格,
    取得資格, 免許, 認定資格
  `),
  languages: wordList(`
    languages, language skills, language, foreign languages, language proficiency, spoken languages, idiomas,
    lenguas, idioma, conocimiento de idiomas, idiomas extranjeros, langues, langue, compétences linguistiques,
    langues étrangères, langues parlées, niveau de langues, sprachen, sprachkenntnisse, fremdsprachen,
    sprachkompetenzen, sprache, 语言, 语言能力, 外语, 语言技能, 外语水平, 外语能力, 语言水平, 語学, 語学力, 言語, 外国語, 語学スキル, 言語スキル
  `),
  awards: wordList(`
    awards, honors, honours, achievements, accomplishments, recognition, scholarships, key achievements,
    honors and awards, awards and honors, prizes, distinctions, fellowships, grants, selected achievements,
    awards and recognition, academic honors, grants and fellowships, most proud of, proud of, selected honors,
    international awards, domestic awards, special achievements, academic achievements, honours and awards, premios,
    reconocimientos, logros, becas, distinciones, méritos, premios y reconocimientos, prix, récompenses, bourses,
    prix et distinctions, distinctions et prix, auszeichnungen, preise, stipendien, ehrungen, erfolge,
    preise und auszeichnungen, 获奖情况, 荣誉, 奖项, 所获荣誉, 荣誉奖项, 获奖经历, 奖励, 荣誉证书, 奖学金, 获奖荣誉, 所获奖项, 受賞, 受賞歴, 表彰, 実績, 表彰歴, 賞罰,
    受賞・表彰, 主な実績
  `),
  publications: wordList(`
    publications, papers, selected publications, articles, books, journal articles, conference proceedings,
    presentations, talks, invited talks, conference presentations, patents, conferences, peer-reviewed publications,
    publications and presentations, speaking, selected papers, research output, preprints, lectures,
    invited lectures, publicaciones, artículos, ponencias, patentes, congresos, conferencias, comunicaciones,
    articles et conférences, brevets, conférences, communications, publications scientifiques, publikationen,
    veröffentlichungen, vorträge, patente, wissenschaftliche publikationen, veröffentlichungen und vorträge, 发表论文,
    论文, 出版物, 学术成果, 专利, 论文发表, 科研成果, 发表文章, 著作, 論文, 研究業績, 発表, 著書, 特許, 学会発表, 発表論文, 登壇, 業績
  `),
  volunteering: wordList(`
    volunteering, volunteer experience, volunteer work, volunteer, community service, community involvement,
    voluntary work, community, volunteer activities, leadership, leadership and activities, service,
    extracurricular activities, activities, campus involvement, on campus involvement, involvement,
    voluntary experience, leadership activities, extracurriculars, outreach, volunteerism, student activities,
    leadership and involvement, voluntariado, trabajo voluntario, actividades extracurriculares, actividades,
    experiencia de voluntariado, bénévolat, engagement associatif, vie associative, engagements, volontariat,
    activités extraprofessionnelles, engagement bénévole, activités associatives, expérience associative, engagement,
    ehrenamt, ehrenamtliche tätigkeit, ehrenamtliches engagement, ehrenamtliche tätigkeiten, soziales engagement,
    freiwilligenarbeit, außerschulisches engagement, gesellschaftliches engagement, freiwilliges engagement, 志愿者经历,
    志愿服务, 社会实践, 校园经历, 校园活动, 课外活动, 公益活动, 志愿经历, 社团经历, 学生工作, 在校经历, ボランティア, ボランティア活動, 課外活動, 社会活動, サークル活動, ボランティア経験
  `),
  interests: wordList(`
    interests, hobbies, hobbies and interests, personal interests, interests and hobbies, interests and activities,
    intereses, aficiones, pasatiempos, hobbies e intereses, intereses personales, intereses y aficiones, loisirs,
    centres d'intérêt, centres d’intérêt, centre d'intérêt, intérêts, passions, hobbys, passe-temps, interessen,
    hobbys und interessen, interessen und hobbys, freizeit, persönliche interessen, hobbies und interessen, 兴趣爱好, 爱好,
    个人爱好, 兴趣, 特长爱好, 兴趣特长, 趣味, 趣味・特技, 特技, 興味, 趣味・関心
  `),
  references: wordList(`
    references, referees, professional references, reference, referencias, referencias laborales,
    referencias personales, referencias profesionales, références, références professionnelles, recommandations,
    referenzen, referenz, empfehlungen, 推荐人, 证明人, 推荐信, 推薦者, 推薦人, 照会先
  `),
  other: wordList(`
    additional information, other, miscellaneous, additional, affiliations, memberships, professional affiliations,
    professional memberships, links, profiles, social, further information, other information, social media,
    availability, personal, research interests, research, teaching, my life philosophy, my time, quotes,
    security clearance, clearance, associations, professional associations, nationality, visa status, media,
    otros datos, información adicional, otros, datos de interés, otra información, disponibilidad, enlaces,
    informations complémentaires, autres, divers, informations, autres informations, mobilité, liens, sonstiges,
    weitere angaben, weiteres, mitgliedschaften, zusatzqualifikationen, zusätzliche angaben, mobilität, 其他, 其他信息,
    附加信息, 补充信息, 作品集, 链接, 社交主页, 研究方向, 研究兴趣, その他, 備考, 本人希望記入欄, 特記事項, 本人希望, リンク, 研究内容, 研究テーマ, 通勤時間, 以上
  `),
  contact: wordList(`
    contact, contact information, contact details, personal information, personal details, contact me, get in touch,
    contact info, personal data, basic information, details, address, contacto, datos personales,
    información de contacto, información personal, datos de contacto, coordonnées, informations personnelles,
    état civil, mes coordonnées, données personnelles, kontakt, persönliche daten, kontaktdaten, persönliche angaben,
    angaben zur person, persönliches, anschrift, 联系方式, 个人信息, 基本信息, 个人资料, 联系信息, 基本资料, 基本情况, 連絡先, 個人情報, 基本情報, 本人情報,
    お問い合わせ
  `),
};

/** Also job titles, skills labels or project words: a row that only says this is a heading when its neighbours agree. */
export const ambiguousHeadings = wordList(`
  placements, できること, methoden, studied, 仕事, 工作, emploi, travail, trabajo, arbeit, école, werkzeuge, herramientas,
  tickets, school, volunteer, project, work, service, leadership, community, research, teaching, training, language,
  tools, software, technologies, programming languages, other, personal, speaking, media, address, details, bio,
  career, reference, books, journal articles, conference proceedings, international awards, domestic awards,
  statement, studies, additional, social, open source, courses, overview, coursework, relevant coursework,
  key achievements, achievements, selected achievements, accomplishments, soft skills, hard skills, tech stack,
  actividades, logros, informática, réalisations, informatique, outils, stages, erfolge, projekte, edv, schule,
  studium, projets, logiciels, proyectos, cursos, 実績, 概要, 技術, 主修课程, 职务内容, 職務内容, 研究内容, 主な実績, 担当プロジェクト, 項目, 项目, 教育, 发表,
  発表, promotion, highlights, introduction, strengths, qualifications, distinctions, prix, expertise, licence, permis,
  permisos, availability, lectures, conferences, grants, activities, portfolio
`);

/** Words that may stand before a known heading without changing what it means: "Selected Honors", "Relevant Experience". */
export const headingModifiers = wordList(`
  executive, selected, relevant, additional, other, key, core, professional, personal, recent, notable, main,
  academic, technical, related, previous, further, my, special, general, current, past, major, international,
  significant, industry, clinical, legal, teaching, research, management, leadership, work, community, campus,
  career, the, of, on, in, military, business, primary, top, public, invited, otros, otras, otra, principales, mis,
  autres, principaux, mes, weitere, sonstige, ausgewählte, meine, berufliche, wichtigste, de, la, en, des,
  profesional, profesionales, professionnelle, professionnelles, professionnels, académica, académicos, personales,
  personnels
`);

/** What joins two headings in one: "Skills & Awards", "Formación y cursos". */
export const headingJoiners: readonly string[] = [
  'and',
  '&',
  '/',
  '+',
  ',',
  'y',
  'e',
  'et',
  'und',
  '与',
  '和',
  '及',
  '・',
  '、',
  '|',
  '–',
  '-',
];
