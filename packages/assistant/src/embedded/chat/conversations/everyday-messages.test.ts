import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

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
      'Senior Engineer, Acme Corp, Berlin, 2019 - present / Developer, Globex, 2014 - 2019 → Developer, ' +
        'Globex, 2014 - 2019 / Senior Engineer, Acme Corp, Berlin, 2019 - present',
    ],
    [
      'de',
      'Stelle Nordfracht nach oben',
      'Teamleiterin, Kraft AG, Kassel, 2018 - heute / Disponentin, Nordfracht GmbH, 2012 - 2018 → Disponentin, ' +
        'Nordfracht GmbH, 2012 - 2018 / Teamleiterin, Kraft AG, Kassel, 2018 - heute',
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
      "Assistante de gestion depuis dix ans. J'aime les chiffres. Rigoureuse et calme. → Assistante de gestion depuis dix ans.",
    ],
    [
      'es',
      'Acorta el perfil',
      'Enfermera con diez años de práctica. Me gusta el trabajo en equipo. Cercana y tranquila. → Enfermera ' +
        'con diez años de práctica. Cercana y tranquila.',
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

describe('politeness is not part of the request', () => {
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

describe('talk is not a fact', () => {
  test.each<[Language, string]>([
    ['en', 'I am not happy with this'],
    ['en', 'I have a question'],
    ['en', 'I have never used Kubernetes'],
    ['de', 'Ich habe eine Frage'],
    ['fr', "Je n'ai jamais utilisé Kubernetes"],
    ['es', 'Tengo una pregunta'],
    ['zh', '我不喜欢这个版本'],
    ['ja', '私はKubernetesを使ったことがありません'],
  ])('%s: %s', async (language, message) => {
    const { outcome, facts } = await converse(language, [message]);
    expect(facts).toEqual([]);
    // A reply in words: nothing was changed.
    expect(outcome).toMatch(/^[\w-]+$/u);
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
