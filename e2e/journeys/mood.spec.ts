import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';
import { signUp } from '../people.ts';

/** Thirty days up to yesterday, in the person's own time zone. */
async function rememberDays(page: Page, userId: number): Promise<void> {
  await page.addInitScript((id) => {
    const key = `fitted.moods.${id}`;
    if (window.localStorage.getItem(key)) return;
    const moods = ['very_happy', 'happy', 'neutral', 'sad', 'very_sad'];
    const entries = Array.from({ length: 30 }, (_, index) => {
      const day = new Date();
      day.setDate(day.getDate() - 30 + index);
      const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
      return { date, mood: moods[index % moods.length] };
    });
    window.localStorage.setItem(key, JSON.stringify(entries));
  }, userId);
}

test('a month of moods: chosen, kept, looked back on, and not a word leaves the page', async ({ page }) => {
  await rememberDays(page, (await signUp(page.request)).id);
  await page.goto('/mood-tracker');
  await expect(page.getByRole('heading', { level: 1, name: 'Career Mood Tracker' })).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your days' });
  await expect(summary).toContainText('Good days12');
  await expect(summary).toContainText('Neutral days6');
  await expect(summary).toContainText('Challenging days12');
  await expect(summary).toContainText('Current streak0 days');
  await page.waitForLoadState('networkidle');

  // Our own scripts that a tab loads do not count as calls; anything else does.
  const sent: string[] = [];
  page.on('request', (request) => request.resourceType() !== 'script' && sent.push(request.url()));
  await page.getByRole('button', { name: /^Happy/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mood saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Happy/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('31 days in a row.')).toBeVisible();
  await expect(summary).toContainText('Good days13');
  await page.getByRole('tab', { name: 'Insights' }).click();
  await expect(page.getByText('You have had more good days than challenging ones.')).toBeVisible();
  await page.getByRole('button', { name: /^Very Sad/ }).click();
  await expect(summary).toContainText('Challenging days13');
  expect(sent).toEqual([]);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Very Sad/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(summary).toContainText('Current streak31 days');
  await page.getByRole('link', { name: 'Back to the resume tools' }).click();
  await expect(page).toHaveURL('/');
});

test('the tracker is usable by keyboard and on a phone, in the dark', async ({ page }) => {
  await rememberDays(page, (await signUp(page.request)).id);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mood-tracker');
  await page.getByRole('button', { name: /^Neutral/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Neutral/ })).toHaveAttribute('aria-pressed', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a stranger is led to the sign-in page', async ({ page }) => {
  await page.goto('/mood-tracker');
  await expect(page).toHaveURL(/\/auth/);
});
