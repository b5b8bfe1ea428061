import type { Language } from '@fitted/contract/languages';
import type { SectionKind } from '@fitted/resume/document';

/** What readers and parsers expect to find above each kind of section. */
export const standardHeadings: Readonly<Record<Language, Readonly<Partial<Record<SectionKind, string>>>>> = {
  en: {
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    skills: 'Skills',
    projects: 'Projects',
    certifications: 'Certifications',
    languages: 'Languages',
    interests: 'Interests',
  },
  es: {
    summary: 'Perfil',
    experience: 'Experiencia',
    education: 'Formación',
    skills: 'Habilidades',
    projects: 'Proyectos',
    certifications: 'Certificaciones',
    languages: 'Idiomas',
    interests: 'Intereses',
  },
  fr: {
    summary: 'Profil',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certifications: 'Certifications',
    languages: 'Langues',
    interests: "Centres d'intérêt",
  },
  de: {
    summary: 'Profil',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certifications: 'Zertifikate',
    languages: 'Sprachen',
    interests: 'Interessen',
  },
  zh: {
    summary: '个人简介',
    experience: '工作经历',
    education: '教育背景',
    skills: '技能',
    projects: '项目经历',
    certifications: '证书',
    languages: '语言',
    interests: '兴趣爱好',
  },
  ja: {
    summary: '職務要約',
    experience: '職務経歴',
    education: '学歴',
    skills: 'スキル',
    projects: 'プロジェクト',
    certifications: '資格',
    languages: '語学',
    interests: '趣味',
  },
};

/**
 * Headings that mean a standard one but say it loosely, in small letters. A heading that says more ("Clinical placements",
 * "Weiterbildung") is not loose and stays.
 */
export const looseHeadings: Readonly<Record<Language, Readonly<Partial<Record<SectionKind, readonly string[]>>>>> = {
  en: {
    summary: ['about', 'about me', 'who i am', 'bio', 'statement', 'introduction', 'hello'],
    experience: ['jobs', 'work', 'job history', 'work experiences', 'experiences', 'my jobs', 'career'],
    education: ['school', 'schooling', 'educ.', 'educ', 'studies', 'academics'],
    skills: ['what i can do', 'things i can do', 'abilities', 'skillset', 'skill set'],
    certifications: ['tickets', 'certs', 'licences and tickets'],
    interests: ['hobbies', 'free time'],
  },
  es: {
    summary: ['sobre mí', 'acerca de mí', 'quién soy'],
    experience: ['trabajos', 'empleo', 'mis trabajos'],
    skills: ['lo que sé hacer'],
  },
  fr: {
    summary: ['qui suis-je', 'qui suis-je ?', 'à propos', 'à propos de moi'],
    experience: ['emplois', 'boulots', 'parcours'],
    education: ['scolarité', 'diplomes', 'études'],
  },
  de: {
    summary: ['über mich', 'zur person', 'wer ich bin'],
    experience: ['arbeit', 'jobs', 'erfahrung', 'meine jobs'],
  },
  zh: { summary: ['关于我'], experience: ['工作'], education: ['上学'] },
  ja: { summary: ['はじめに'], experience: ['仕事'] },
};
