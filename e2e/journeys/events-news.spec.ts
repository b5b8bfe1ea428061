import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../journey.ts';

// Requests for what does not exist are answered with 4xx, which browsers log.
test.use({ expectedErrors: [/status of 4\d\d/] });

const narrow = { width: 390, height: 844 };

test('events are found, filtered, and nothing found can be cleared', async ({ page }) => {
  // Samples speak the language of the page, all of them.
  await page.goto('/de/meet-employers');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText([
    'Jobmesse in der Stadt',
    'Abend für Frauen in der IT',
    'Lebenslauf-Workshop für Absolventen',
    'Bewerbertag im Gastgewerbe',
  ]);
  await page.goto('/meet-employers');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'Industry' }).click();
  await page.getByRole('option', { name: 'Technology' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Location' }).fill('manch');
  await page.getByRole('option', { name: 'Manchester, United Kingdom' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText('City Careers Fair');
  await expect(cards).toContainText('Sample event');
  await page.reload();
  await expect(cards).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Search events' }).fill('zebra');
  await expect(page.getByText('No upcoming events found matching your criteria')).toBeVisible();
  await page.getByRole('tab', { name: 'All Events' }).click();
  await expect(page.getByText('No events found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(4);
  await expect(page.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
});

test('an event is opened and shared; a sample is not put into a calendar', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(narrow);
  await page.goto('/meet-employers?tab=all');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'View details: Resume Workshop for Graduates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resume Workshop for Graduates');
  await expect(page.getByText('£5')).toBeVisible();
  await expect(page.getByText('9:00 AM - 12:00 PM (Europe/London)')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related Insights' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
});

test('news are searched, sorted and read', async ({ page }) => {
  await page.goto('/news');
  await expect(page.getByRole('heading', { name: 'Featured Insights' })).toBeVisible();
  const cards = page.getByRole('tabpanel').getByRole('article');
  // The three above are not in the list a second time.
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Popular' }).click();
  await expect(cards).toHaveCount(4);
  await expect(page.getByText('What other readers have opened most.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Interviews' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('zebra');
  await expect(page.getByText('No articles found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(4);

  await cards.getByRole('link', { name: 'How software reads your resume, and what that changes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How software reads your resume, and what that changes',
  );
  await expect(page.getByText('No related articles available')).toBeVisible();
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectNoSidewaysScroll(page);
});

test('what is not there says so', async ({ page }) => {
  await page.goto('/meet-employers/999999');
  await expect(page.getByRole('heading', { name: 'Event Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to events' }).click();
  await expect(page).toHaveURL('/meet-employers');
  await page.goto('/news/no-such-article');
  await expect(page.getByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  await expect(
    page.getByText('The article you are looking for may have been removed or is no longer available.'),
  ).toBeVisible();
});
