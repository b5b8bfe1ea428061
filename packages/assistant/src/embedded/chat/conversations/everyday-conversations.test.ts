import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

type Row = readonly [Language, string, string];

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
    ['en', 'update my resume for this job', 'alreadyFits'],
    ['en', "don't remove hobbies", 'nothingChanged'],
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
    ['zh', '删除关于代码的那句', 'whichLine'],
    ['zh', '我也会说日语', '中文、英语 → 中文、英语、日语'],
    ['ja', '南工業で新人3名を指導しました', '安全点検を実施 + 新人3名を指導'],
    ['ja', '趣味を削除しないで', 'nothingChanged'],
    ['ja', 'スキルからExcelとSAPを外して', 'Excel、Python、SAP → Python'],
    ['ja', '見出し「スキル」を「PCスキル」に変更して', 'スキル → PCスキル'],
    ['zh', '专业技能放最前面', '专业技能 → 专业技能'],
    ['en', 'remove my phone number', 'ada@example.org | +44 20 7946 0000 | London → ada@example.org | London'],
    ['en', 'add skill Excel', 'Tools: Docker, AWS, Firebase + Excel'],
    ['en', 'add "Speaker at PyCon" to the talks', 'Rowing + Talks / Speaker at PyCon'],
    ['en', 'trim the bullets to 4', 'Planned the migration → '],
    ['en', 'add more detail to Globex', 'whatToAdd'],
    ['de', 'Füge die Sprache Polnisch hinzu', 'Deutsch, Englisch → Deutsch, Englisch, Polnisch'],
    ['fr', 'Ajoute une rubrique Récompenses avec Prix du public', 'Aviron + Récompenses / Prix du public'],
    ['fr', 'Ajoute la compétence Outlook', 'Excel, Word, SAP → Excel, Word, SAP, Outlook'],
    ['es', 'Añade la habilidad Outlook', 'Excel, SAP, Word → Excel, SAP, Word, Outlook'],
    ['zh', '新增证书部分：英语六级', '划船 + 证书 / 英语六级'],
    ['zh', '添加Rust到专业技能', 'Java、Python、Docker → Java、Python、Docker、Rust'],
    ['en', 'education first please', 'Education → Education'],
    ['de', 'Hobbys bitte nach oben', 'Hobbys → Hobbys'],
    ['en', 'keep 2 bullets per role >> make it shorter', 'alreadyShort'],
    ['en', 'remove skills >> add Python', 'Rowing + Skills / Python'],
    ['en', 'remove all', 'nothingChanged'],
    ['en', 'add AWS Certified Developer to my resume', 'askToAddUnder'],
    ['en', 'no thanks', 'nothingChanged'],
    ['en', 'change "reviewed" to "checked"', 'Reviewed code → Checked code'],
    ['en', 'remove I', 'tenseAlready'],
    [
      'en',
      'add a summary',
      'Developer for data platforms. I like clear code. Ten years in fintech. → ' +
        'Senior Engineer at Acme Corp since 2019. Developer for data platforms. ' +
        'Ten years in fintech. Led a team of 4; cut the AWS bill with Firebase alarms; reviewed code.',
    ],
    [
      'en',
      'remove the word Python',
      'Wrote Python ETL jobs for finance → Wrote ETL jobs for finance; Wrote Python scripts for Kafka → Wrote ' +
        'scripts for Kafka; Languages: Python, Java → Languages: Java',
    ],
    ['en', 'remove the word Cobol', 'notFound'],
    ['en', 'rename it to Skills', 'notHere'],
    ['en', 'write "Checked" instead of "Reviewed"', 'Reviewed code → Checked code'],
    ['en', 'say that I led 3 teams', 'askToChange'],
    ['en', 'remove the line Ran on-call, I gave up on it', 'Ran on-call → '],
    ['en', 'remove my last job', 'removeWhole'],
    ['en', 'I worked at Initech from 2012 to 2014 as a tester', 'Ran on-call + Tester, Initech, 2012 - 2014'],
    ['de', 'Ich war von 2009 bis 2012 Fahrerin bei Post AG', 'Excel-Listen gepflegt + Fahrerin, Post AG, 2009 - 2012'],
    [
      'en',
      'I am a volunteer at the Red Cross since 2020',
      'Rowing + Volunteering / Volunteer at the Red Cross since 2020',
    ],
    ['en', 'I manage software licenses', 'askToAddUnder'],
    ['en', 'I managed 30 volunteers', 'whereToAdd'],
    ['en', 'I won 3 new clients', 'whereToAdd'],
    ['en', 'I was responsible for sales at Initech from 2012 to 2014', 'whereToAdd'],
    ['en', 'I am fluent in Yoruba', 'Rowing + Languages / Yoruba'],
    [
      'fr',
      'Je suis bénévole à la Croix-Rouge depuis 2020',
      'Aviron + Bénévolat / Bénévole à la Croix-Rouge depuis 2020',
    ],
    ['en', 'is my resume good?', 'pointWeak'],
    ['en', 'move skills above experiance', 'Skills → Skills'],
    ['en', 'remove hobies', 'Hobbies / Rowing → '],
    [
      'en',
      'put the Kafka one first',
      'Built Java services / Wrote Python scripts for Kafka / Ran on-call → Wrote Python scripts for Kafka / Built Java services / Ran on-call',
    ],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
  });
});

describe('what asks for nothing clear changes nothing', () => {
  test.each<[Language, string]>([
    ['en', 'delete my resume'],
    ['en', "I don't like the summary"],
    ['en', 'It should be Ruby'],
    ['de', 'Lass den Punkt über SAP stehen'],
  ])('%s: %s', async (language, message) => {
    const { outcome, facts } = await converse(language, [message]);
    expect([facts, /^\w+$/u.test(outcome)]).toEqual([[], true]);
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
      'remove the about section',
      'Summary / Developer for data platforms. I like clear code. Ten years in fintech. → ',
    ],
    ['en', 'delete the bullet about Wrote >> Wrote Python scripts for Kafka', 'Wrote Python scripts for Kafka → '],
    ['en', 'add a volunteering section >> Food bank, 2020', 'Rowing + Volunteering / Food bank, 2020'],
    ['en', "I have a driver's license", "Rowing + Certifications / Driver's license"],
    ['en', 'I got my ServSafe card in 2021 >> Certifications', 'Rowing + Certifications / ServSafe card in 2021'],
    ['fr', "J'ai le permis B", 'Aviron + Certifications / Permis B'],
    [
      'en',
      'add that I have used Rust for 3 years >> Summary',
      'Developer for data platforms. I like clear code. Ten years in fintech. + Used Rust for 3 years.',
    ],
    ['en', 'add that I wrote 12 runbooks >> no, put it in the second job', 'Ran on-call + Wrote 12 runbooks'],
    [
      'de',
      'Füge hinzu, dass ich 2 Azubis betreut habe >> Schreib es unter die zweite Stelle',
      'Excel-Listen gepflegt + 2 Azubis betreut',
    ],
    [
      'fr',
      "Ajoute que j'ai formé 4 collègues >> Mets-le dans mon deuxième poste",
      'Classé les dossiers + Formé 4 collègues',
    ],
    ['en', 'add that I wrote 12 runbooks >> my last job', 'whereToAdd'],
    ['en', 'rename Hobbies to Olympic Medals', 'heldBack'],
    ['en', 'rename Hobbies to Olympic Medals >> yes, it is true', 'Hobbies → Olympic Medals'],
    ['en', 'remove Kafka >> yes', 'Wrote Python scripts for Kafka → '],
    [
      'de',
      'Entferne die Zusammenfassung',
      'Profil / Kauffrau für Spedition mit zehn Jahren Erfahrung. Ich mag klare Abläufe. Gern im Team. → ',
    ],
    ['fr', 'supprime la rubrique loisirs', "Centres d'intérêt / Aviron → "],
    [
      'es',
      'elimina el resumen',
      'Perfil / Enfermera con diez años de práctica. Me gusta el trabajo en equipo. Cercana y tranquila. → ',
    ],
    ['zh', '删除自我评价', '个人简介 / 十年后端开发经验。喜欢写干净的代码。善于沟通。 → '],
    [
      'ja',
      '自己PRを削除して',
      '職務要約 / バックエンド開発を10年経験。きれいなコードが好きです。チームでの開発が得意です。 → ',
    ],
  ])('%s: %s', async (language, message, outcome) => {
    expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
  });
});
