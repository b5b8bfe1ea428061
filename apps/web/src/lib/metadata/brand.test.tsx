import { expect, test, vi } from 'vitest';

test('the addresses are those that the head of the page names', async () => {
  document.head.innerHTML = '<meta name="fitted:support" content="help@operator.test">';
  vi.resetModules();
  const { supportEmail, privacyEmail } = await import('./brand.ts');
  expect([supportEmail, privacyEmail]).toEqual(['help@operator.test', 'privacy@fitted.example']);
});
