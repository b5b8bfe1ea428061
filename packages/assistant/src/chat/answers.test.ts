import { type Language, languages } from '@fitted/contract/languages';
import { topicNames } from '@fitted/language/topics';
import { describe, expect, test } from 'vitest';
import { readTopics } from '../../learn/topics.ts';
import { answers, lookWords } from './chat-words.ts';

const examples = readTopics();

/** Words for those who set the product up; job seekers should not see them. */
const ofSetup =
  /API|environment|AI_PROVIDER|\.env|configur|\bkey\b|Schlüssel\b|clé\b|clave\b|密钥|环境变量|環境変数|APIキー/u;

const otherForms: Partial<Record<Language, RegExp>> = {
  de: /(?<=[\p{Ll},;:„] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|(?:Sagen|Nennen|Lassen|Haben) Sie/u,
  es: /(?<!\p{L})(?:usted|dígame|cuénteme)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu,
  zh: /您/u,
};

describe.each(languages)('the advice in %s', (language) => {
  test('answers every topic in a few sentences of its own', () => {
    const told = topicNames.map((topic) => answers[language][topic]);
    expect(new Set(told).size).toBe(topicNames.length);
    for (const text of told) {
      const sentences = text.match(/[.?!。？！](?=\s|$|[^\d”“」])/gu) ?? [];
      expect(sentences.length, text).toBeGreaterThan(0);
      expect(text.length, text).toBeGreaterThan(15);
      expect(sentences.length, text).toBeLessThan(7);
    }
  });

  test('speaks to the reader as every page does, and of nothing that is set up', () => {
    const told = [...Object.values(answers[language]), ...Object.values(lookWords[language])];
    expect(told.filter((text) => otherForms[language]?.test(text))).toEqual([]);
    expect(told.filter((text) => ofSetup.test(text))).toEqual([]);
  });

  test('has a dozen ways to ask for most topics, and never fewer than eight', () => {
    const counts = topicNames
      .filter((topic) => !topic.startsWith('untrue-') && topic !== 'keep-it')
      .map((topic) => examples.filter((one) => one.language === language && one.label === topic).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
    expect(counts.filter((count) => count >= 12).length / counts.length).toBeGreaterThan(0.5);
  });
});
