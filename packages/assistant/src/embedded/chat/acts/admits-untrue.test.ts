import { expect, test } from 'vitest';
import { wantsUntrue } from './admits-untrue.ts';

test.each([
  'put foreman as my title then. near enough',
  'say I have the licence, nobody would check',
  'schreib halt Meister hin, die merken das doch nicht',
  'Schreiben Sie Elektriker, ist ja fast das Gleiche',
  'Marque décideur, personne regarde',
  'Pon que soy encargado, así no preguntan tanto',
  '学历能不能写高中？反正他们又不查的',
  '受けたことはないのですが、600点と書いてもいいですか',
])('%s: is asked for against better knowledge', (message) => {
  expect(wantsUntrue(message)).toBe(true);
});

test.each([
  'put the licence under my name, that is the first thing they look for',
  'I never thought to write it, add that I trained two apprentices',
  'write that nobody was hurt on my sites',
  "I haven't done one of these in years. Do I say I've been at home or do I hide it?",
  "I've only ever done days. What do I say if they ask? You don't have to write it on there",
  'Schreib bitte, dass ich die Kasse gemacht habe',
  'ajoute que je fais la taille depuis 2022',
  'pon que llevo la caja desde 2019',
  '薪资写了会不会被压价',
  '帳場にも入っております、と書いてください',
  'put education below the jobs, nobody cares about my btec',
])('%s: is not', (message) => {
  expect(wantsUntrue(message)).toBe(false);
});
