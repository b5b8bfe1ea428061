import { languages } from '@fitted/contract/languages';
import { isUntrue, type Topic } from '@fitted/language/topics';
import { describe, expect, test } from 'vitest';
import { readExamples } from '../../../../learn/examples.ts';
import { listen } from './listen.ts';

type Row = readonly [message: string, topic: Topic];

describe('what a message asks or worries about', () => {
  test.each<Row>([
    ['do i need a photo on it?', 'photo'],
    ['how do i handle the gap between my last two jobs?', 'gap'],
    ['Was schreibe ich bei der Gehaltsvorstellung?', 'salary'],
    ['Muss mein Geburtsdatum da stehen?', 'personal-data'],
    ["j'ai l'entretien jeudi, comment je me prépare ?", 'interview'],
    ['¿hacen falta referencias?', 'references'],
    ['面试穿什么', 'interview'],
    ['志望動機はどう書けばいいですか', 'motivation'],
    ['nobody will ever hire me', 'self-doubt'],
    ['no me contesta nadie, mandé 40 currículums', 'no-answer'],
    ['am I talking to a real person or a bot?', 'human'],
  ])('%s', (message, topic) => {
    expect(listen(message)).toEqual({ topics: [topic], rest: '' });
  });

  test('two questions get two answers', () => {
    const { topics, rest } = listen("est-ce qu'il faut une photo ? et je stresse grave pour jeudi, j'ai l'entretien");
    expect(topics).toContain('photo');
    expect(rest).toBe('');
  });

  test('a wish beside a question is left for the operations', () => {
    const { topics, rest } = listen('Do I need a photo? Please remove the hobbies section.');
    expect(topics).toEqual(['photo']);
    expect(rest).toBe('Please remove the hobbies section.');
  });

  test.each([
    'can you shorten the summary?',
    'could you remove my date of birth?',
    'Kannst du die Hobbys bitte löschen?',
    'peux-tu déplacer la formation en haut ?',
    '¿puedes quitar la foto?',
    '能把技能放到前面吗？',
    '趣味を削除してもらえますか？',
    'add Python to my skills',
    'remove the references line',
  ])('a wish put as a question stays a wish: %s', (message) => {
    expect(listen(message)).toEqual({ topics: [], rest: message });
  });
});

describe('what is asked for and is not so', () => {
  test.each([
    'just say I managed the team, nobody checks',
    'make up a number for the sales',
    'put 5 years, it was two but who counts',
    'schreib einfach fließend Englisch, obwohl es nur Schulenglisch ist',
    'die Lücke einfach zumachen, streck die Daten ein bisschen',
    'mettez que j’ai le diplôme, je ne l’ai pas fini mais bon',
    'invéntate unos resultados que queden bien',
    '编几个数字写上去，没人查',
    '店長だったことにしてください、本当は違うけど',
  ])('is refused: %s', (message) => {
    const { topics, rest } = listen(message);
    expect(topics.every(isUntrue)).toBe(true);
    expect(topics).toHaveLength(1);
    expect(rest).toBe('');
  });

  test('who tells of themselves, adds, corrects or takes out is hardly ever taken for a liar', () => {
    const honest = readExamples().filter(({ label }) =>
      ['state', 'add', 'add_role', 'correct', 'remove', 'a:affirm', 'a:partly'].includes(label),
    );
    expect(honest.length).toBeGreaterThan(2_000);
    for (const language of languages) {
      const own = honest.filter((one) => one.language === language);
      const refused = own.filter(({ text }) => listen(text).topics.some(isUntrue));
      expect(refused.length / own.length).toBeLessThan(0.03);
    }
  });
});
