import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

test.each<readonly [Language, string, string]>([
  ['en', 'move hobbies up', 'Hobbies → Hobbies'],
  ['en', 'move summary up', 'alreadySo'],
  ['en', 'move skills down one', 'Skills → Skills'],
  ['en', 'move sports up', 'notHere'],
  ['de', 'Kannst du Sprachen eins nach oben schieben?', 'Sprachen → Sprachen'],
  ['fr', 'monte Compétences', 'Compétences → Compétences'],
  ['es', 'sube Habilidades', 'Habilidades → Habilidades'],
  ['zh', '专业技能往上移', '专业技能 → 专业技能'],
  ['ja', 'スキルを一つ上に移動して', 'スキル → スキル'],
  ['en', 'remove hobbies >> bring hobbies back', 'Tools: Docker, AWS, Firebase + Hobbies / Rowing'],
  ['en', 'move hobbies up >> restore hobbies', 'stillThere'],
  ['de', 'Entferne Hobbys >> Hol die Hobbys zurück', 'Deutsch, Englisch + Hobbys / Rudern'],
  ['fr', 'supprime Langues >> remets Langues', 'Aviron + Langues / Français, anglais'],
  ['zh', '删掉语言 >> 恢复语言', '划船 + 语言 / 中文、英语'],
  ['ja', '趣味を消して >> 趣味を戻して', '日本語、英語 + 趣味 / ボート'],
  [
    'en',
    'Hi! Can you please make my experience first and remove Rowing? Thanks!',
    'Work Experience → Work Experience; Rowing → ',
  ],
  [
    'de',
    'Füge Outlook zu Kenntnisse und Polnisch zu Sprachen hinzu',
    'Excel, SAP, Word → Excel, SAP, Word, Outlook; Deutsch, Englisch → Deutsch, Englisch, Polnisch',
  ],
  ['en', 'add Rust to skills and Go to skills', 'Tools: Docker, AWS, Firebase + Rust'],
])('%s: %s', async (language, message, outcome) => {
  expect((await converse(language, message.split(' >> '))).outcome).toBe(outcome);
});
