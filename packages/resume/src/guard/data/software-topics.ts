import { pattern } from '@fitted/language/pattern';
import { list } from '@fitted/language/word-list';

/**
 * Words about software that reads resumes. People work with such things, so they are an instruction only next to a word
 * that addresses it.
 */
export const softwareTopics = list(`
  ai_assistant ai_model ajoute_que al_sistema an_das_system anade_que asistente_de_ia assistant_ia ats_software
  au_systeme bewerbersoftware chatgpt hidden_text ignore_the instruction_to instructions_to inteligencia_artificial
  intelligence_artificielle ki-assistent kunstliche_intelligenz language_model llm logiciel_de_recrutement
  modele_de_langage modelo_de_lenguaje override parsing_software recruiter_software screening_software
  sistema_automatico software_de_seleccion sprachmodell the_assistant 人工智能助手 人工知能 招聘软件 採用ソフト 筛选软件
  言語モデル 语言模型 選考ソフト
`);

/** Words about the candidate, or telling the reader what to do. */
export const addressing = pattern('u')`
  (?<!\p{L})(?:candidates?|applicants?|ignore|disregard|please|you must|you should|candidat\p{L}*|bewerber\p{L}*
  |kandidat\p{L}*|anweisung\p{L}*|ignorier\p{L}*|ignor[ae]\p{L}*|consignes?|instrucciones|bitte|veuillez
  |por favor)(?!\p{L})|候选人|忽略|候補者|無視|ください
`;
