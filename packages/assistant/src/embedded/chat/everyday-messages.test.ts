import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { answerChat } from '../../chat/answer-chat.ts';
import { replyWords } from '../../chat/data/reply-words.ts';
import { everydayResumes } from '../../testing/everyday-resumes.ts';
import { embeddedAssistant } from '../embedded-assistant.ts';

/** What the last of the messages did, as "before → after" or "line above + new line"; the name of the reply if it did nothing. */
async function converse(language: Language, messages: readonly string[], resumeText = everydayResumes[language]) {
  const chatHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  let [text, outcome, facts] = [resumeText, '', [] as string[]];
  for (const message of messages) {
    const reply = await answerChat(
      embeddedAssistant,
      {
        ...{ message, resumeText, improvedText: text, jobTitle: 'Engineer', jobDescription: '', language },
        ...{ chatHistory, statedFacts: facts, previousResumes: [] },
      },
      new AbortController().signal,
    );
    text = reply.resume ?? text;
    facts = [...facts, ...reply.statedFacts];
    chatHistory.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response });
    const changes = reply.changes.map(({ before, after }) =>
      before === '' ? `${lineAbove(text, after)} + ${onOneLine(after)}` : `${onOneLine(before)} → ${onOneLine(after)}`,
    );
    outcome = changes.length > 0 ? changes.join('; ') : nameOf(reply.response, language);
  }
  return { outcome, facts };
}

function lineAbove(text: string, after: string): string {
  const [first = ''] = after.split('\n');
  const lines = text.split('\n').flatMap((line) => line.replace(/^[•・-]\s*/u, '') || []);
  return lines[lines.lastIndexOf(first) - 1] ?? '';
}

function onOneLine(text: string): string {
  return text.replaceAll('\n', ' / ');
}

function nameOf(response: string, language: Language): string {
  const names = Object.entries<string>({ ...replyWords[language] }).filter(([, words]) =>
    words.split(/\{\w+\}/u).every((part) => response.includes(part.trim())),
  );
  return names.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? response;
}

type Row = readonly [Language, string, string];

describe('a fact keeps all its words and goes to the place that is named', () => {
  test.each<Row>([
    ['en', 'Add that I led a team of 5 in Berlin to Acme Corp', 'Planned the migration + Led a team of 5 in Berlin'],
    [
      'en',
      'add a bullet under Acme Corp saying I cut the AWS bill by 30%',
      'Planned the migration + Cut the AWS bill by 30%',
    ],
    ['en', 'Include my work at Globex on Kafka', 'Ran on-call + Worked on Kafka'],
    ['de', 'Füge hinzu, dass ich 2 Azubis bei Kraft AG betreut habe', 'Touren geplant + 2 Azubis betreut'],
    ['de', 'Füge Python zu den Kenntnissen hinzu', 'Excel, SAP, Word → Excel, SAP, Word, Python'],
    ['fr', "Ajoute que j'ai formé 4 collègues à la Banque du Nord", 'Formé 2 stagiaires + Formé 4 collègues'],
    ['es', 'Añade que formé a 4 enfermeras en la Clínica Sol', 'Atendí urgencias + Formé a 4 enfermeras'],
    ['zh', '在美团下面加一条：上线了优惠券系统', '用Java重构支付模块 + 上线了优惠券系统'],
    ['zh', '我在美团用过Kafka', '用Java重构支付模块 + 用过Kafka'],
    ['ja', '北建設に「新人10名を研修」を追加してください', '新人を指導 + 新人10名を研修'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('a section that is named and missing is made', () => {
  test.each<Row>([
    ['en', 'Add AWS Certified Developer to certifications', 'Rowing + Certifications / AWS Certified Developer'],
    [
      'en',
      'add a certifications section with AWS Certified Developer',
      'Rowing + Certifications / AWS Certified Developer',
    ],
    ['de', 'Ergänze Staplerschein unter Zertifikate', 'Rudern + Zertifikate / Staplerschein'],
    ['fr', 'Ajoute une rubrique Certifications avec PSC1', 'Aviron + Certifications / PSC1'],
    ['es', 'Añade Soporte vital básico a certificaciones', 'Remo + Certificaciones / Soporte vital básico'],
    ['zh', '在证书中添加PMP', '划船 + 证书 / PMP'],
    ['ja', '資格に普通自動車免許を追加して', 'ボート + 資格 / 普通自動車免許'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('a heading is renamed as a whole', () => {
  test.each<Row>([
    ['en', 'rename Work Experience to Employment', 'Work Experience → Employment'],
    ['en', 'rename the Hobbies section Interests', 'Hobbies → Interests'],
    ['de', 'Benenne Berufserfahrung in Beruflicher Werdegang um', 'Berufserfahrung → Beruflicher Werdegang'],
    ['fr', 'Renomme Expérience professionnelle en Parcours', 'Expérience professionnelle → Parcours'],
    ['es', 'Cambia el nombre de Experiencia a Trayectoria', 'Experiencia → Trayectoria'],
    ['zh', '把工作经历改名为职业经历', '工作经历 → 职业经历'],
    ['ja', '職務経歴の見出しを職歴に変更して', '職務経歴 → 職歴'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('an item goes from its list, a line from its role', () => {
  test.each<Row>([
    ['en', 'remove AWS from skills', 'Tools: Docker, AWS, Firebase → Tools: Docker, Firebase'],
    ['en', 'Remove Java', 'Languages: Python, Java → Languages: Python'],
    ['en', 'Delete Reviewed code', 'Reviewed code → '],
    ['de', 'Entferne Excel aus den Kenntnissen', 'Excel, SAP, Word → SAP, Word'],
    ['de', 'Lösche Touren geplant', 'Touren geplant → '],
    ['fr', 'Enlève Excel des compétences', 'Excel, Word, SAP → Word, SAP'],
    ['fr', 'Supprime Word', 'Excel, Word, SAP → Excel, SAP'],
    ['es', 'Quita Excel de las habilidades', 'Excel, SAP, Word → SAP, Word'],
    ['zh', '从专业技能中删除Docker', 'Java、Python、Docker → Java、Python'],
    ['zh', '删除Java', 'Java、Python、Docker → Python、Docker'],
    ['ja', 'スキルからExcelを削除してください', 'Excel、Python、SAP → Python、SAP'],
    ['ja', '図面を作成を削除して', '図面を作成 → '],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('first and last come before above and below', () => {
  test.each<Row>([
    ['de', 'Setze die Ausbildung nach oben', 'Ausbildung → Ausbildung'],
    ['fr', 'Mets en avant SAP', 'Excel, Word, SAP → SAP, Excel, Word'],
    ['fr', 'Mets les langues en premier', 'Langues → Langues'],
    ['es', 'Pon los idiomas arriba', 'Idiomas → Idiomas'],
    ['zh', '把专业技能移到最前面', '专业技能 → 专业技能'],
    ['ja', 'スキルを一番上に移動して', 'スキル → スキル'],
    [
      'en',
      'put Globex first',
      'Senior Engineer, Acme Corp, Berlin, 2019 - present / Developer, Globex, 2014 - 2019 → Developer, Globex, 2014 - 2019 / Senior Engineer, Acme Corp, Berlin, 2019 - present',
    ],
    [
      'de',
      'Stelle Nordfracht nach oben',
      'Teamleiterin, Kraft AG, Kassel, 2018 - heute / Disponentin, Nordfracht GmbH, 2012 - 2018 → Disponentin, Nordfracht GmbH, 2012 - 2018 / Teamleiterin, Kraft AG, Kassel, 2018 - heute',
    ],
    [
      'zh',
      '把华为放到最前面',
      '美团 高级工程师 2019年2月—至今 / 华为技术有限公司 软件工程师 2014年7月—2019年1月 → 华为技术有限公司 软件工程师 2014年7月—2019年1月 / 美团 高级工程师 2019年2月—至今',
    ],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('what is to be shortened is shortened, and nothing else', () => {
  test.each<Row>([
    ['en', 'Shorten the education section', 'cannotShorten'],
    ['en', 'trim Globex', 'Ran on-call → '],
    ['en', 'Shorten the bullet about Firebase', 'cannotShorten'],
    ['en', 'make it shorter', 'Planned the migration → '],
    ['de', 'Kürze die Ausbildung', 'cannotShorten'],
    [
      'fr',
      'Raccourcis le profil',
      "Assistante de gestion depuis dix ans. J'aime les chiffres. Rigoureuse et calme. → Assistante de gestion depuis dix ans. J'aime les chiffres.",
    ],
    [
      'es',
      'Acorta el perfil',
      'Enfermera con diez años de práctica. Me gusta el trabajo en equipo. Cercana y tranquila. → Enfermera con diez años de práctica. Me gusta el trabajo en equipo.',
    ],
    ['zh', '精简教育背景', 'cannotShorten'],
    ['ja', 'SAPについての行を短くして', 'cannotShorten'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('words are replaced where it is said', () => {
  test.each<Row>([
    ['en', 'replace Python by Ruby in skills', 'Languages: Python, Java → Languages: Ruby, Java'],
    ['de', 'Ersetze SAP in den Kenntnissen durch Oracle', 'Excel, SAP, Word → Excel, Oracle, Word'],
    ['fr', 'Remplace SAP par Oracle dans les compétences', 'Excel, Word, SAP → Excel, Word, Oracle'],
    ['es', 'Reemplaza SAP por Oracle en habilidades', 'Excel, SAP, Word → Excel, Oracle, Word'],
    ['zh', '把专业技能里的Python换成Ruby', 'Java、Python、Docker → Java、Ruby、Docker'],
    ['ja', 'スキルのPythonをRubyに変更してください', 'Excel、Python、SAP → Excel、Ruby、SAP'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('politeness is no part of the request', () => {
  test.each<Row>([
    ['en', 'can you remove hobbies?', 'Hobbies / Rowing → '],
    ['en', 'Could you please delete the hobbies section?', 'Hobbies / Rowing → '],
    ['en', "I'd like to remove hobbies", 'Hobbies / Rowing → '],
    ['en', 'get rid of hobbies', 'Hobbies / Rowing → '],
    ['en', 'remove education section please', 'Education / BSc Computer Science, University of Leeds, 2010 - 2014 → '],
    ['de', 'Kannst du bitte die Hobbys entfernen?', 'Hobbys / Rudern → '],
    ['de', 'Entfernen Sie bitte den Abschnitt Hobbys.', 'Hobbys / Rudern → '],
    ['fr', "Peux-tu supprimer les centres d'intérêt ?", "Centres d'intérêt / Aviron → "],
    ['fr', 'deplace competences avant experience professionnelle', 'Compétences → Compétences'],
    ['es', '¿Puedes quitar las aficiones?', 'Aficiones / Remo → '],
    ['zh', '把兴趣爱好删掉', '兴趣爱好 / 划船 → '],
    ['zh', '每个职位保留两条', '用Java重构支付模块 → ; 参加代码评审 → '],
    ['ja', '趣味を削除してもらえますか？', '趣味 / ボート → '],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('talk is no fact', () => {
  test.each<Row>([
    ['en', 'I am not happy with this', 'notUnderstood'],
    ['en', 'I have a question', 'notUnderstood'],
    ['en', 'I have never used Kubernetes', 'notUnderstood'],
    ['de', 'Ich habe eine Frage', 'notUnderstood'],
    ['fr', "Je n'ai jamais utilisé Kubernetes", 'notUnderstood'],
    ['es', 'Tengo una pregunta', 'notUnderstood'],
    ['zh', '我不喜欢这个版本', 'notUnderstood'],
    ['ja', '私はKubernetesを使ったことがありません', 'notUnderstood'],
  ])('%s: %s', async (language, message, outcome) => {
    expect(await converse(language, [message])).toEqual({ outcome, facts: [] });
  });
});

describe('skills are told as people tell them', () => {
  test.each<Row>([
    ['en', 'I also know Rust and Go', 'Tools: Docker, AWS, Firebase + Rust, Go'],
    ['de', 'Ich kann auch Python', 'Excel, SAP, Word → Excel, SAP, Word, Python'],
    ['fr', 'Je connais aussi Python', 'Excel, Word, SAP → Excel, Word, SAP, Python'],
    ['es', 'Incluye que hablo portugués', 'Español, inglés → Español, inglés, portugués'],
    ['zh', '我还会Rust', 'Java、Python、Docker → Java、Python、Docker、Rust'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, [message])).outcome).toBe(outcome);
  });
});

describe('other things that people ask for', () => {
  test.each<Row>([
    [
      'en',
      'change my email to ada@new.example',
      'ada@example.org | +44 20 7946 0000 | London → ada@new.example | +44 20 7946 0000 | London',
    ],
    [
      'en',
      'remove the sentence about clear code',
      'Developer for data platforms. I like clear code. Ten years in fintech. → Developer for data platforms. Ten years in fintech.',
    ],
    ['en', 'add a new job: Tutor at City College, 2012 - 2014', 'Ran on-call + Tutor at City College, 2012 - 2014'],
    ['en', 'add my LinkedIn linkedin.com/in/ada', 'ada@example.org | +44 20 7946 0000 | London + linkedin.com/in/ada'],
    ['en', 'take Docker and AWS out of my resume', 'Tools: Docker, AWS, Firebase → Tools: Firebase'],
    ['en', 'add the missing keywords', 'noGaps'],
    ['en', 'add hobbies', 'whatToAdd'],
    ['en', 'update my resume for this job', 'Hobbies → Interests'],
    ['en', "I don't like the summary", 'notUnderstood'],
    ['en', "don't remove hobbies", 'notUnderstood'],
    ['de', 'Lass den Punkt über SAP stehen', 'notUnderstood'],
    ['de', 'Nimm den Punkt über SAP raus', 'Rechnungen mit SAP geprüft → '],
    ['de', 'Ändere meine E-Mail in jana@neu.example', 'jana@example.org → jana@neu.example'],
    ['de', 'Füge Führerschein Klasse B hinzu', 'Rudern + Zertifikate / Führerschein Klasse B'],
    [
      'fr',
      "Ajoute chez Mairie de Lens que j'ai mis en place un accueil",
      'Classé les dossiers + Mis en place un accueil',
    ],
    [
      'fr',
      'Supprime le poste à la Mairie de Lens',
      'Secrétaire, Mairie de Lens, 2012 - 2018 / Accueilli le public / Rédigé les courriers / Classé les dossiers → ',
    ],
    ['es', 'Añade Outlook y Python a habilidades', 'Excel, SAP, Word → Excel, SAP, Word, Outlook, Python'],
    ['es', 'Formé a 3 becarios en la Clínica Sol', 'Atendí urgencias + Formé a 3 becarios'],
    ['zh', '删除关于代码的那句', 'whichOne'],
    ['zh', '我也会说日语', '中文、英语 → 中文、英语、日语'],
    ['ja', '南工業で新人3名を指導しました', '安全点検を実施 + 新人3名を指導'],
    ['ja', '趣味を削除しないで', 'notUnderstood'],
    ['ja', 'スキルからExcelとSAPを外して', 'Excel、Python、SAP → Python'],
    ['ja', '見出し「スキル」を「PCスキル」に変更して', 'スキル → PCスキル'],
    ['zh', '专业技能放最前面', '专业技能 → 专业技能'],
    ['en', 'It should be Ruby', 'notUnderstood'],
    ['en', 'remove my phone number', 'ada@example.org | +44 20 7946 0000 | London → ada@example.org | London'],
    ['en', 'add skill Excel', 'Tools: Docker, AWS, Firebase + Excel'],
    ['en', 'add "Speaker at PyCon" to the talks', 'Rowing + Talks / Speaker at PyCon'],
    ['en', 'trim the bullets to 4', 'Planned the migration → '],
    ['en', 'add more detail to Globex', 'whatToAdd'],
    ['de', 'Füge die Sprache Polnisch hinzu', 'Deutsch, Englisch → Deutsch, Englisch, Polnisch'],
    ['fr', 'Ajoute la compétence Outlook', 'Excel, Word, SAP → Excel, Word, SAP, Outlook'],
    ['es', 'Añade la habilidad Outlook', 'Excel, SAP, Word → Excel, SAP, Word, Outlook'],
    ['zh', '新增证书部分：英语六级', '划船 + 证书 / 英语六级'],
    ['zh', '添加Rust到专业技能', 'Java、Python、Docker → Java、Python、Docker、Rust'],
    ['en', 'education first please', 'Education → Education'],
    ['de', 'Hobbys bitte nach oben', 'Hobbys → Hobbys'],
    ['en', 'keep 2 bullets per role >> make it shorter', 'alreadyShort'],
    ['en', 'delete my resume', 'notUnderstood'],
    ['en', 'remove all', 'notUnderstood'],
    ['en', 'add AWS Certified Developer to my resume', 'whereToAdd'],
    ['en', 'no thanks', 'nothingChanged'],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
  });
});

describe('a question of ours is answered', () => {
  test.each<Row>([
    ['en', 'add that I wrote 12 runbooks >> Globex', 'Ran on-call + Wrote 12 runbooks'],
    [
      'en',
      'add that I wrote 12 runbooks in 2020 >> Skills',
      'Tools: Docker, AWS, Firebase + Wrote 12 runbooks in 2020',
    ],
    [
      'en',
      'remove the about section >> yes',
      'Summary / Developer for data platforms. I like clear code. Ten years in fintech. → ',
    ],
    [
      'en',
      'remove the about section >> Summary',
      'Summary / Developer for data platforms. I like clear code. Ten years in fintech. → ',
    ],
    ['en', 'delete the bullet about Wrote >> Wrote Python scripts for Kafka', 'Wrote Python scripts for Kafka → '],
    ['en', 'add a volunteering section >> Food bank, 2020', 'Rowing + Volunteering / Food bank, 2020'],
    ['en', "I have a driver's license", "Rowing + Certifications / Driver's license"],
    ['en', 'I got my ServSafe card in 2021 >> Certifications', 'Rowing + Certifications / ServSafe card in 2021'],
    ['fr', "J'ai le permis B", 'Aviron + Certifications / Permis B'],
    ['en', 'rename Hobbies to Olympic Medals', 'heldBack'],
    ['en', 'rename Hobbies to Olympic Medals >> yes, it is true', 'Hobbies → Olympic Medals'],
    ['en', 'remove Kafka >> yes', 'Wrote Python scripts for Kafka → '],
    [
      'de',
      'Entferne die Zusammenfassung >> ja, genau',
      'Profil / Kauffrau für Spedition mit zehn Jahren Erfahrung. Ich mag klare Abläufe. Gern im Team. → ',
    ],
    ['fr', 'supprime la rubrique loisirs >> oui', "Centres d'intérêt / Aviron → "],
    [
      'es',
      'elimina el resumen >> sí',
      'Perfil / Enfermera con diez años de práctica. Me gusta el trabajo en equipo. Cercana y tranquila. → ',
    ],
    ['zh', '删除自我评价 >> 是的', '个人简介 / 十年后端开发经验。喜欢写干净的代码。善于沟通。 → '],
    [
      'ja',
      '自己PRを削除して >> はい',
      '職務要約 / バックエンド開発を10年経験。きれいなコードが好きです。チームでの開発が得意です。 → ',
    ],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
  });
});
