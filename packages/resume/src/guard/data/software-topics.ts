import { pattern } from '@fitted/language/pattern';
import { list } from '@fitted/language/word-list';

/**
 * Words about software that reads resumes. People work with such things, so they are an instruction only next to a word
 * that addresses it.
 */
export const softwareTopics = list(`
  llm chatgpt language_model ai_assistant ai_model the_assistant override hidden_text instructions_to \
    instruction_to ignore_the ats_software screening_software recruiter_software parsing_software
  inteligencia_artificial modelo_de_lenguaje asistente_de_ia al_sistema sistema_automatico software_de_seleccion anade_que
  intelligence_artificielle modele_de_langage logiciel_de_recrutement assistant_ia au_systeme ajoute_que
  kunstliche_intelligenz sprachmodell bewerbersoftware ki-assistent an_das_system
  人工智能助手 语言模型 招聘软件 筛选软件 人工知能 言語モデル 採用ソフト 選考ソフト
`);

/** Words about the candidate, or telling the reader what to do. */
export const addressing = pattern('u')`
  (?<!\p{L})(?:candidates?|applicants?|ignore|disregard|please|you must|you should|candidat\p{L}*|bewerber\p{L}*
  |kandidat\p{L}*|anweisung\p{L}*|ignorier\p{L}*|ignor[ae]\p{L}*|consignes?|instrucciones|bitte|veuillez
  |por favor)(?!\p{L})|候选人|忽略|候補者|無視|ください
`;
