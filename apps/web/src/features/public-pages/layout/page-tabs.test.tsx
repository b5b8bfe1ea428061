import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/render-at.tsx';
import { PageTabs } from './page-tabs.tsx';

const tabs = ['first', 'second', 'third'].map((value) => ({ value, label: value, content: `The ${value} panel` }));
const show = (address: string) => renderAt(address, <PageTabs label="Sample" tabs={tabs} />);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

test('the first tab is chosen, also where the address names one that does not exist', async () => {
  await show('/page?tab=nothing');
  expect(chosen()).toBe('first');
});

test('the address chooses a tab, and every panel is part of the page', async () => {
  await show('/page?tab=second');
  expect(chosen()).toBe('second');
  for (const { content } of tabs) expect(screen.getByText(content)).toBeTruthy();
});

test('one tab is reached by Tab, the others by arrows, round the ends', async () => {
  await show('/page');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('first');
  for (const [key, name] of [
    ['{ArrowRight}', 'second'],
    ['{End}', 'third'],
    ['{ArrowRight}', 'first'],
    ['{ArrowLeft}', 'third'],
    ['{Home}', 'first'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toBe(name);
    expect(document.activeElement?.textContent).toBe(name);
  }
});

test('a click chooses', async () => {
  await show('/page');
  await userEvent.click(screen.getByRole('tab', { name: 'third' }));
  expect(chosen()).toBe('third');
});
