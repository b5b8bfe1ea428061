import { vi } from 'vitest';

/**
 * Test files of one worker share its document and what comes from other people's packages, because loading these takes longer
 * than testing. Our own modules, which hold who is signed in, what was typed and what was said, are new for each file, and
 * so is what a browser would keep between two pages.
 */
vi.resetModules();

// Left behind by user-event, which brings one; jsdom has none.
Reflect.deleteProperty(window.navigator, 'clipboard');
window.localStorage.clear();
window.sessionStorage.clear();
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
}
window.history.replaceState(null, '', '/');
document.title = '';
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
