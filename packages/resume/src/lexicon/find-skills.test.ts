import type { Language } from '@fitted/contract/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSkill, findSkills, getSkill, skillName } from './find-skills.ts';
import { impliedBy } from './implied-by.ts';

const ids = (text: string, language?: Language) => findSkills(text, language).map(({ skill }) => skill);

describe('findSkills', () => {
  test.each<[string, string[]]>([
    ['Deployed on k8s and AWS', ['Kubernetes', 'Amazon Web Services']],
    ['JS, TypeScript and Node.js', ['JavaScript', 'TypeScript', 'Node.js']],
    ['C, C++ and C#', ['C', 'C++', 'C#']],
    ['C++/C#/.NET/ASP.NET', ['C++', 'C#', '.NET', 'ASP.NET']],
    ['Languages: Go, R, Rust', ['Go', 'R', 'Rust']],
    ['Experience in Go and Python', ['Go', 'Python']],
    ['Statistical work in R.', ['R']],
    ['RN with BLS/ACLS', ['Registered Nurse', 'Basic Life Support', 'Advanced Cardiac Life Support']],
    ['point-of-care testing in the intensive-care unit', ['Critical care']],
    ['Wrote pipelines.Python was used', ['Python']],
    ['PYTHON | REACT | CI/CD', ['Python', 'React', 'CI/CD']],
    ['Built REST APIs with Spring Boot', ['REST APIs', 'Spring Boot']],
    ['R&D department', ['Research and development']],
    ['Excel and Word; I excel at sales', ['Microsoft Excel', 'Microsoft Word', 'Sales']],
    ['Excel at selling', ['Sales']],
    ['excel, word, outlook', ['Microsoft Excel', 'Microsoft Outlook']],
    ['Knows Java, not JavaScriptish things', ['Java']],
    ['Ｐｙｔｈｏｎ and Kubernetes’s tools', ['Python', 'Kubernetes']],
  ])('reads %s', (text, skills) => {
    expect(ids(text)).toEqual(skills);
  });

  test.each([
    'Ready to go the extra mile; let it go.',
    'Go to the shop',
    'We react to incidents swiftly',
    'Rest well and spark joy',
    'John C. Smith, R. Miller',
    'Vitamin C and blood group B',
    'Licence categories B, C and E',
    'She helped a rusty ruby helm flutter to unity',
    'jane@python.org, https://react.dev/learn, linkedin.com/in/java',
    'an iv drip of nodes',
  ])('finds nothing in %s', (text) => {
    expect(ids(text)).toEqual([]);
  });

  test.each<[Language, string, string[]]>([
    ['es', 'Responsable de administración de medicamentos en la UCI', ['Medication administration', 'Critical care']],
    ['fr', 'Soins infirmiers, prises de sang, cybersécurité', ['Nursing', 'Phlebotomy', 'Cybersecurity']],
    ['de', 'Erfahrung in Wundversorgung und Datenanalyse', ['Wound care', 'Data analysis']],
    ['zh', '熟练使用Java进行前端开发和数据分析', ['Java', 'Front-end development', 'Data analysis']],
    ['zh', '熟悉Go语言，会用 C 语言和R语言', ['Go', 'C', 'R']],
    ['zh', '熟练掌握 Python、Go 等语言', ['Python', 'Go']],
    ['ja', 'Go言語での開発、Wordで入力、ビタミンC', ['Go', 'Microsoft Word']],
    [
      'ja',
      '訪問介護と入浴介助、Pythonによるデータ分析を担当',
      ['Home care', 'Personal care', 'Python', 'Data analysis'],
    ],
  ])('reads %s', (language, text, skills) => {
    expect(ids(text, language)).toEqual(skills);
  });

  test('katakana words are not cut', () => {
    expect(ids('データベース', 'ja')).toEqual(['Databases']);
    expect(ids('バイタルサインズ', 'ja')).toEqual([]);
  });

  test('accents written as marks of their own keep their places', () => {
    const text = 'Prévention : cybersécurité avancée'.normalize('NFD');
    const [found] = findSkills(text, 'fr');
    expect(found?.spelling.normalize('NFC')).toBe('cybersécurité');
  });

  test('spellings of another language do not count', () => {
    expect(ids('curas', 'en')).toEqual([]);
    expect(ids('curas', 'es')).toEqual(['Wound care']);
  });

  test('a found skill stands where it says, in order, without overlap', () => {
    const piece = fc.constantFrom(
      'Go',
      ', ',
      'k8s',
      ' and ',
      '数据分析',
      'C++',
      '.NET',
      ' ',
      'é',
      '\n',
      'Ａ',
      'RN',
      '🙂',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let from = 0;
        for (const { at, length, spelling, skill } of findSkills(text)) {
          expect(at).toBeGreaterThanOrEqual(from);
          expect(text.slice(at, at + length)).toBe(spelling);
          expect(getSkill(skill).id).toBe(skill);
          from = at + length;
        }
      }),
    );
  });

  test('any text is read without failing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(findSkills(text))));
  });
});

test('an example is a skill of its own: no spelling of a skill stands for another thing', () => {
  expect(ids('Ubuntu, Red Hat, RHEL, Linux')).toEqual(['Ubuntu', 'Red Hat', 'Red Hat', 'Linux']);
  expect(impliedBy('Linux')).toContain('Ubuntu');
  expect(ids('BSc and BA')).toEqual(['Bachelor of Science', 'Bachelor of Arts']);
  expect(impliedBy("Bachelor's degree")).toContain('Bachelor of Science');
});

test('whoever has passed an examination in a language speaks it', () => {
  expect(ids('大学英语六级', 'zh').some((proof) => impliedBy('English').includes(proof))).toBe(true);
  expect(ids('英语四级', 'zh').some((proof) => impliedBy('English').includes(proof))).toBe(true);
});

test('a whole text can name a skill', () => {
  expect(findSkill(' k8s ')).toBe('Kubernetes');
  expect(findSkill('k8s operations')).toBeUndefined();
});

test('a skill is named in the reader’s language where it has a name there', () => {
  expect(skillName('Data analysis', 'fr')).toBe('analyse de données');
  expect(skillName('Kubernetes', 'fr')).toBe('Kubernetes');
});
