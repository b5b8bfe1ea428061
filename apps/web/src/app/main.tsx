import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { startTexts } from '../i18n/texts.ts';
import { findRememberedLanguage } from '../lib/format/chosen-language.ts';
import { splitLanguage } from '../lib/format/language-address.ts';
import { defaultLanguage, isLanguage } from '../lib/format/languages.ts';
import '../lib/browser/pop-guard.ts';
import { waitForUse } from '../lib/browser/when-used.ts';
import { onSignedIn, startSession } from '../lib/session/session.ts';
import { App } from './app.tsx';
import { keepEarlyInput } from './early-input.ts';
import { preloadPage } from './routes.tsx';
import './styles.css';

// zod compiles its rules with `new Function` if allowed; our CSP forbids that, and browsers report the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');

const html = document.documentElement;
const { language: addressed, basename, path } = splitLanguage(window.location.pathname);
const drawn = isLanguage(html.lang) ? html.lang : defaultLanguage;
const language = addressed ?? findRememberedLanguage() ?? drawn;

// Evaluating React was a long task on a phone.
await pause();
// Load the page's code in parallel with its texts.
preloadPage(path);
startSession();
// Visitors have nothing to tell other tabs.
onSignedIn(() => void import('../lib/session/session-tabs.ts'));
await startTexts(language);

const app = (
  <StrictMode>
    <App route={(pages) => <BrowserRouter basename={basename}>{pages}</BrowserRouter>} />
  </StrictMode>
);
// Hydrate what the server has rendered. Without that, or in another language, render here.
if (root.firstElementChild && language === drawn) {
  keepEarlyInput(root);
  waitForUse();
  await loadFormats(language);
  // As a transition, so that it yields to the browser every few milliseconds.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else {
  html.lang = language;
  createRoot(root).render(app);
}

/**
 * Formatting the first date or price loads the browser's tables, which takes a phone a while: do it in its own task.
 */
async function loadFormats(locale: string): Promise<void> {
  await pause();
  new Intl.DateTimeFormat(locale).format();
  await pause();
}

/** Lets the browser respond and paint. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
