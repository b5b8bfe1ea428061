import { describe, expect, test } from 'vitest';
import { sourceFiles } from '../testing/source-files.ts';
import { findUntranslated } from './untranslated-rule.ts';

test('no component has words of its own', () => {
  const components = sourceFiles.filter(({ path }) => path.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(40);
  expect(components.flatMap(({ path, code }) => findUntranslated(path, code))).toEqual([]);
});

describe('the rule', () => {
  test.each([
    ['text', '<p>Hello there</p>', 'Hello there'],
    ['text in another script', '<p>こんにちは</p>', 'こんにちは'],
    ['a label', '<button aria-label="Close" />', 'Close'],
    ['a title', '<a title="More" />', 'More'],
    ['a placeholder in braces', "<input placeholder={'Your name'} />", 'Your name'],
    ['an alternative text', `<img alt={\`Photo of \${name}\`} />`, 'Photo of'],
    ['a string in braces', "<p>{'Hello'}</p>", 'Hello'],
    ['a branch', "<p>{isOpen ? 'Close' : t('open')}</p>", 'Close'],
    ['a condition', "<p>{isNew && 'New'}</p>", 'New'],
    ['a toast', "const f = () => toast({ title: 'Saved' })", 'Saved'],
  ])('finds %s', (_, jsx, words) => {
    expect(findUntranslated('a.tsx', `const a = ${jsx.replace(/^const f = /, '')};`)).toEqual([`a.tsx:1 ${words}`]);
  });

  test.each([
    ['translated text', "<p>{t('hello')}</p>"],
    ['signs and figures', '<p>404 · {count} → {other}</p>'],
    ['the brand from its constant', '<p>{brand}</p>'],
    ['names that nobody reads', '<Link to="/about-us" className="text-ink" lang="en" id="main" />'],
    ['an empty alternative text', '<img alt="" />'],
    ['a class chosen by a condition', "<p className={isOpen ? 'open' : 'shut'} />"],
    ['a translated toast', "toast({ title: t('saved'), variant: 'destructive' })"],
  ])('lets %s pass', (_, jsx) => {
    expect(findUntranslated('a.tsx', `const a = ${jsx};`)).toEqual([]);
  });
});
