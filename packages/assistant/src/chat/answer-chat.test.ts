import type { Language } from '@fitted/contract/languages';
import { describe, expect, test } from 'vitest';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { takeFacts } from '../testing/converse.ts';
import { countPages } from '../testing/count-pages.ts';
import { answerChat } from './answer-chat.ts';
import type { ChatRequest } from './chat-request.ts';

const resumeText = `Ada Lind
ada@example.org

Summary
Engineer for platforms.

Experience

Engineer, New Works, 2019 - present
- Run the release train
- Mentor 2 juniors

Technician, Old Works, 2012 - 2019
- Repaired 300 pumps with Firebase alarms
- Used SAP

Skills
Excel, Python

Interests
Rowing`;

/** A conversation as a client keeps it: it sends back what the last reply gave. */
async function converse(messages: readonly string[], text = resumeText, language: Language = 'en') {
  let request: ChatRequest = {
    message: '',
    resumeText: text,
    improvedText: null,
    jobTitle: 'Engineer',
    jobDescription: '',
    chatHistory: [],
    statedFacts: [],
    previousResumes: [],
    heldBack: [],
    countPages,
    language,
  };
  let reply: Awaited<ReturnType<typeof answerChat>> | undefined;
  for (const message of messages) {
    reply = await answerChat(embeddedAssistant, { ...request, message }, new AbortController().signal);
    request = {
      ...request,
      improvedText: reply.resume ?? request.improvedText,
      previousResumes: reply.previousResumes,
      heldBack: reply.heldBack,
      statedFacts: takeFacts(request.statedFacts, reply),
      chatHistory: [
        ...request.chatHistory,
        { role: 'user', content: message },
        { role: 'assistant', content: reply.response },
      ],
    };
  }
  if (!reply) throw new Error('nothing was said');
  return { reply, text: request.improvedText ?? text, facts: request.statedFacts.map(({ text: said }) => said) };
}

const orderOf = (text: string, ...names: string[]) =>
  names.map((name) => text.indexOf(`\n${name}\n`)).every((at, index, all) => at > (all[index - 1] ?? 0));

describe('requests that change the order', () => {
  test.each([
    ['move Skills above Experience', ['Summary', 'Skills', 'Experience']],
    ['Put interests first.', ['Interests', 'Summary']],
    ['please move the summary section to the end', ['Interests', 'Summary']],
    ['place interests after experience', ['Experience', 'Interests', 'Skills']],
  ])('%s', async (message, order) => {
    const { reply, text } = await converse([message]);
    expect(orderOf(text, ...order)).toBe(true);
    expect(reply.response).toContain('Moved');
    expect(reply.changes).toHaveLength(1);
  });
});

describe('requests that take something away', () => {
  test('need the exact name of a section', async () => {
    const { text } = await converse(['remove the Interests section']);
    expect(text).not.toContain('Rowing');
  });

  test('take away what is meant by another name, and tell it', async () => {
    const { reply, text } = await converse(['delete the about section']);
    expect(text).not.toContain('Engineer for platforms');
    expect(reply.response).toContain('Summary');
  });

  test('a bullet about something is never read as a section', async () => {
    const { text } = await converse(['delete the bullet about Firebase']);
    expect(text).not.toContain('Firebase');
    expect(text).toContain('Engineer for platforms.');
  });

  test('several lines that match are a question', async () => {
    const { reply } = await converse(['delete the bullet about e']);
    expect(reply.resume).toBeNull();
  });

  test('a role goes by its employer', async () => {
    const { text } = await converse(['remove the Old Works job']);
    expect(text).not.toContain('Technician');
    expect(text).toContain('New Works');
  });

  test('an item goes from its list', async () => {
    expect((await converse(['remove Excel from Skills'])).text).toMatch(/Skills\nPython/u);
  });
});

describe('undo', () => {
  test('goes back one change at a time', async () => {
    const twice = ['move Skills above Experience', 'remove the Interests section'];
    const one = await converse([...twice, 'undo']);
    expect(one.text).toContain('Rowing');
    expect(orderOf(one.text, 'Skills', 'Experience')).toBe(true);
    expect((await converse([...twice, 'undo', 'undo'])).text).toBe(resumeText);
  });

  test('says so when there is nothing to undo', async () => {
    const { reply } = await converse(['undo']);
    expect(reply).toMatchObject({ resume: null, response: 'There is nothing to undo.' });
  });

  test('back to the original is itself undone', async () => {
    const { text } = await converse(['remove the Interests section', 'start over', 'undo']);
    expect(text).not.toContain('Rowing');
  });
});

describe('what the person states', () => {
  test('goes to the role it names, without the "I"', async () => {
    const { text, facts } = await converse(['I trained 4 apprentices at Old Works']);
    expect(text.slice(text.indexOf('Old Works'))).toContain('• Trained 4 apprentices');
    expect(facts).toEqual(['I trained 4 apprentices at Old Works']);
  });

  test('is not a request, whatever words it contains', async () => {
    const { text } = await converse(['I improved the match day rota at Old Works']);
    expect(text.slice(text.indexOf('Old Works'))).toContain('• Improved the match day rota');
  });

  test('goes to the list that is named', async () => {
    expect((await converse(['add Terraform to Skills'])).text).toContain('Excel, Python, Terraform');
  });

  test('is asked about when its place is unclear, and the answer places it', async () => {
    const { reply } = await converse(['add that I wrote 12 runbooks']);
    expect(reply).toMatchObject({ resume: null, statedFacts: [] });
    expect(reply.choices.map(({ label }) => label)).toContain('Engineer, New Works, 2019 - present');
    const { text } = await converse(['add that I wrote 12 runbooks', 'New Works']);
    expect(text).toMatch(/Mentor 2 juniors\n• Wrote 12 runbooks/u);
  });
});

describe('wording and length', () => {
  test('replace changes every place and shows it', async () => {
    const { reply, text } = await converse(['replace SAP with SAP S/4HANA']);
    expect(text).toContain('Used SAP S/4HANA');
    expect(reply.response).toContain('“Used SAP” is now “Used SAP S/4HANA”');
  });

  test('replace of what is not there changes nothing', async () => {
    expect((await converse(['replace Oracle with SAP'])).reply.resume).toBeNull();
  });

  test('a number of bullets per role', async () => {
    const { text } = await converse(['keep 1 bullet per role', 'keep 1 bullets per role']);
    expect(text.match(/•/gu)).toHaveLength(2);
  });

  test('emphasise puts a skill first', async () => {
    expect((await converse(['emphasise Python'])).text).toContain('Python, Excel');
  });

  test('emphasise puts what shows the skill first under a volunteer role too', async () => {
    const volunteer = 'Volunteering\n\nHelper, Town Garden, 2015 - 2018\n- Watered the beds\n- Kept the books in SAP';
    const { text } = await converse(['emphasise SAP'], `${resumeText}\n\n${volunteer}`);
    expect(text.indexOf('Kept the books')).toBeLessThan(text.indexOf('Watered'));
  });

  test('a short resume fits one page already', async () => {
    expect((await converse(['fit it on one page'])).reply.response).toContain('already');
  });
});

test.each(['make it less robotic', 'use a more professional tone', 'merge these two roles', 'write a cover letter'])(
  'what takes free rewriting changes nothing and never speaks of settings: %s',
  async (message) => {
    const { reply } = await converse([message]);
    expect(reply).toMatchObject({ resume: null, changes: [] });
    expect(reply.response).not.toMatch(/AI_|provider|API|language model/iu);
  },
);

test('the suggested prompt tailors and keeps prior roles after the latest', async () => {
  const shuffled = resumeText.replace(/(Engineer, New[\s\S]*?)\n\n(Technician[\s\S]*?)\n\n/u, '$2\n\n$1\n\n');
  const { text } = await converse(
    ["Transform my CV to the business's needs and keep prior roles after the latest role"],
    shuffled,
  );
  expect(text.indexOf('New Works')).toBeLessThan(text.indexOf('Old Works'));
});

test('a message that means nothing changes nothing', async () => {
  const { reply } = await converse(['xyzzy']);
  expect(reply).toMatchObject({ resume: null, changes: [], previousResumes: [] });
});

describe('structural requests in the other languages', () => {
  const resumes: Readonly<Record<string, string>> = {
    es:
      'Ana Sol\nana@example.org\n\nExperiencia\n\nTécnica, Taller Sur, 2015 - 2019\n- Reparé 300 bombas con SAP\n' +
      '\nIngeniera, Obra Norte, 2019 - actualidad\n- Dirijo las obras\n\nHabilidades\nExcel, Python\n\nIdiomas\n' +
      'Español, inglés',
    fr:
      'Ana Sol\nana@example.org\n\nExpérience\n\nTechnicienne, Atelier Sud, 2015 - 2019\n' +
      "- Réparé 300 pompes avec SAP\n\nIngénieure, Chantier Nord, 2019 - aujourd'hui\n- Dirige les chantiers\n\n" +
      'Compétences\nExcel, Python\n\nLangues\nFrançais, anglais',
    de:
      'Ana Sol\nana@example.org\n\nBerufserfahrung\n\nTechnikerin, Werk Süd, 2015 - 2019\n' +
      '- 300 Pumpen mit SAP repariert\n\nIngenieurin, Bau Nord, 2019 - heute\n- Leitung der Baustellen\n\n' +
      'Kenntnisse\nExcel, Python\n\nSprachen\nDeutsch, Englisch',
    zh: '孙安娜\nana@example.org\n\n工作经历\n\n南方机械厂 技术员 2015年1月—2019年1月\n• 用SAP维修300台水泵\n\n北方建筑公司 工程师 2019年2月—至今\n• 管理工地\n\n技能\nExcel、Python\n\n语言\n中文、英语',
    ja: '孫 安奈\nana@example.org\n\n職務経歴\n\n2015年1月〜2019年1月　南工業株式会社　技術者\n・SAPでポンプ300台を修理\n\n2019年2月〜現在　北建設株式会社　エンジニア\n・現場を管理\n\nスキル\nExcel、Python\n\n語学\n日本語、英語',
  };
  const phrases: readonly (readonly [Language, string, string, string, string, string, string])[] = [
    [
      'es',
      'mueve Habilidades antes de Experiencia',
      'elimina la sección Idiomas',
      'reemplaza SAP por Oracle',
      'deshacer',
      'ordena los puestos por fecha',
      'añade Git a Habilidades',
    ],
    [
      'fr',
      'déplace Compétences avant Expérience',
      'supprime la rubrique Langues',
      'remplace SAP par Oracle',
      'annuler',
      'trie les postes par date',
      'ajoute Git aux Compétences',
    ],
    [
      'de',
      'verschiebe Kenntnisse vor Berufserfahrung',
      'entferne den Abschnitt Sprachen',
      'ersetze SAP durch Oracle',
      'rückgängig',
      'sortiere die Stellen chronologisch',
      'ergänze Git unter Kenntnisse',
    ],
    ['zh', '把技能放到工作经历前面', '删除语言部分', '把SAP换成Oracle', '撤销', '按时间倒序排列', '在技能中添加Git'],
    [
      'ja',
      'スキルを職務経歴の前に移動して',
      '語学のセクションを削除して',
      'SAPをOracleに置き換えて',
      '元に戻して',
      '職歴を新しい順に並べて',
      'スキルにGitを追加して',
    ],
  ];
  test.each(phrases)('%s', async (language, move, remove, replace, undo, sort, add) => {
    const text = resumes[language] ?? '';
    const [experience = '', skills = '', spoken = ''] = text
      .split('\n\n')
      .flatMap((block) => block.split('\n').slice(0, 1))
      .filter((line) => /^(?:Exp|Berufs|工作|職務|Hab|Comp|Kennt|技能|スキル|Idi|Lang|Spra|语言|語学)/u.test(line));
    expect(orderOf((await converse([move], text, language)).text, skills, experience)).toBe(true);
    expect((await converse([remove], text, language)).text).not.toContain(`\n${spoken}\n`);
    expect((await converse([replace], text, language)).text).toMatch(/Oracle/u);
    expect((await converse([remove, undo], text, language)).text).toBe(text);
    const sorted = (await converse([sort], text, language)).text;
    expect(sorted.search(/Norte|Nord|北/u)).toBeLessThan(sorted.search(/Sur|Sud|Süd|南/u));
    expect((await converse([add], text, language)).text).toMatch(/Excel[,、] ?Python[,、] ?Git/u);
  });
});

test('a shorter summary keeps whole sentences and touches nothing else', async () => {
  const text = resumeText.replace(
    'Engineer for platforms.',
    'Engineer for platforms. I like rowing. I enjoy long walks.',
  );
  const { reply } = await converse(['Make the summary shorter'], text);
  expect(reply.resume).toContain('Engineer for platforms.');
  // Rowing stands among the hobbies as well.
  expect(reply.resume).not.toContain('I like rowing.');
  expect(reply.resume).toContain('I enjoy long walks.');
  expect(reply.resume).toContain('Used SAP');
  expect(reply.changes).toHaveLength(1);
});

test('a message that tells and wishes in one breath is shown before anything is written, and a yes writes it', async () => {
  const message =
    'my sister says it looks thin so well, at New Works I also trained 4 apprentices on the lathe, put that in there please';
  const { reply: asked } = await converse([message]);
  expect(asked.resume).toBeNull();
  expect(asked.statedFacts).toEqual([]);
  expect(asked.response).toContain('Shall I');
  const [yes] = asked.choices;
  expect(yes?.operation.name).toBe('yes');
  const { text } = await converse([message, yes?.label ?? '']);
  expect(text).toContain('4 apprentices');
  expect(text).not.toContain('sister');
});
