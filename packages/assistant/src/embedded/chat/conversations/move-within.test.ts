import type { Language } from '@fitted/contract/languages';
import { expect, test } from 'vitest';
import { converse } from '../../../testing/converse.ts';

test.each<readonly [Language, string, string]>([
  ['en', 'put AWS first in Tools', 'Tools: Docker, AWS, Firebase → Tools: AWS, Docker, Firebase'],
  ['en', 'put Java at the top of skills', 'Languages: Python, Java → Languages: Java, Python'],
  ['en', 'move Docker to the end of tools', 'Tools: Docker, AWS, Firebase → Tools: AWS, Firebase, Docker'],
  [
    'en',
    'put the Kafka bullet first in Globex',
    'Built Java services / Wrote Python scripts for Kafka / Ran on-call → Wrote Python scripts for Kafka / Built Java services / Ran on-call',
  ],
  ['en', 'put Kubernetes first in skills', 'notThere'],
  ['en', 'move Skills to the top of the page', 'Skills → Skills'],
  ['de', 'Setz SAP an die erste Stelle bei Kenntnisse', 'Excel, SAP, Word → SAP, Excel, Word'],
  ['fr', 'mets SAP en premier dans les compétences', 'Excel, Word, SAP → SAP, Excel, Word'],
  ['es', 'pon SAP primero en habilidades', 'Excel, SAP, Word → SAP, Excel, Word'],
  ['zh', '把Python放在专业技能第一位', 'Java、Python、Docker → Python、Java、Docker'],
  ['zh', '把语言放到最前面', '语言 → 语言'],
  ['ja', 'Pythonをスキルの先頭にして', 'Excel、Python、SAP → Python、Excel、SAP'],
])('%s: “%s” moves it there and adds nothing', async (language, message, outcome) => {
  expect((await converse(language, [message])).outcome).toBe(outcome);
});
