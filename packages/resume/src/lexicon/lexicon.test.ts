import { describe, expect, test } from 'vitest';
import { allSkills } from './all-skills.ts';
import { impliedSkills } from './data/implied-skills.ts';
import { shownSkills } from './data/shown-skills.ts';
import { findSkills } from './find-skills.ts';
import { foldText } from './fold-text.ts';
import { readImplied } from './implied-by.ts';
import { readShown } from './shown-by.ts';

const skills = allSkills();
const spellings = skills.flatMap((skill) => skill.spellings.map((spelling) => ({ ...spelling, skill: skill.id })));

// Everyday words, found in a public skill list or feared, that would make every resume look skilled.
const everyday = `ran fire sound go rest react excel word access outlook teams swift rust spring express flask bootstrap node
  spark unity flutter helm shell vite jest cypress puppet notion slack zoom monday make next vision support service work
  team lead leader manager management help time people care change order stock check plan build test design write read
  drive driver sale store shop cash bank account client customer product process system office report phone mail
  cook clean serve teach learn train school class group child home house food water hand tool machine line floor lift
  load pick pack ship move cut fix paint draw color model data web app code cloud agent field area project program
  result success skill experience knowledge strong good great new fast key real open main ideal apply join able will
  art law tax audit press fit set run act aid air base bar box can card case cat chef dart date day ear end eye fan`;

describe('the lexicon', () => {
  test('is large enough to be of use', () => {
    expect(skills.length).toBeGreaterThan(900);
  });

  test('names each skill once', () => {
    const ids = skills.map(({ id }) => id.toLowerCase());
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('gives no spelling to two skills in one language', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const { text, language, skill, use } of spellings) {
      const folded = use === 'anywhere' ? foldText(text).text : text;
      const tags = language ? [language, undefined] : ['en', 'es', 'fr', 'de', 'zh', 'ja', undefined];
      for (const tag of tags) {
        if (tag === undefined && language) continue;
        const key = `${tag}:${folded}`;
        const owner = owners.get(key);
        if (owner && owner !== skill) shared.push(`${key} → ${owner}, ${skill}`);
        owners.set(key, skill);
      }
    }
    expect([...new Set(shared)]).toEqual([]);
  });

  test('takes no everyday word for a skill', () => {
    const words = new Set(everyday.split(/\s+/));
    const loose = spellings.filter(
      ({ text, use, language }) => !language && use === 'anywhere' && words.has(text.toLowerCase()),
    );
    expect(loose.map(({ text, skill }) => `${text} (${skill})`)).toEqual([]);
  });

  test('what implies what is said of skills we have', () => {
    const known = new Set(skills.map(({ id }) => id));
    const named = [...readImplied(impliedSkills)].flatMap(([implied, owners]) => [implied, ...owners]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('what work shows is said of skills we have', () => {
    const known = new Set(skills.map(({ id }) => id));
    expect([...readShown(shownSkills).keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  test('short abbreviations are exact', () => {
    const loose = spellings.filter(
      ({ text, use }) => use === 'anywhere' && /^[a-z]{1,2}$/iu.test(text) && !/^(js)$/iu.test(text),
    );
    expect(loose.map(({ text }) => text)).toEqual([]);
  });

  test('finds every spelling as its own skill and nothing else', () => {
    const lost = spellings.filter(({ text, language, skill }) => {
      const found = findSkills(text, language).map((match) => match.skill);
      return found.length !== 1 || found[0] !== skill;
    });
    expect(lost.map(({ text, skill }) => `${text} (${skill})`)).toEqual([]);
  });
});
