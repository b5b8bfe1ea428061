// Draws the preview image shown where a link to the site is shared, one for each language. The images are committed:
// run `npx tsx scripts/pictures/share-pictures.ts` after the promise on the home page has changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { languages } from '../../packages/contract/src/languages.ts';
import { findChromium } from '../chromium.ts';

const folder = 'apps/web/public/share';
const size = { width: 1200, height: 630 };

const font = (path: string) => `url(data:font/woff2;base64,${readFileSync(`node_modules/${path}`).toString('base64')})`;
const serif = '@fontsource-variable/source-serif-4/files/source-serif-4';
const faces = [
  ['Heading', font(`${serif}-latin-wght-normal.woff2`), 'normal'],
  ['Heading', font(`${serif}-latin-wght-italic.woff2`), 'italic'],
  ['Body', font('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'), 'normal'],
].map(
  ([name, source, style]) => `@font-face{font-family:${name};src:${source};font-style:${style};font-weight:200 900}`,
);

/** CJK as on the site: the system's sans, and never slanted. */
const css = `${faces.join('')}
  body{margin:0;width:1200px;height:630px;box-sizing:border-box;padding:72px 84px;display:flex;flex-direction:column;
    background:#fbfaf7;color:#1c1b19;font-family:Body,"Noto Sans CJK JP",sans-serif;border-bottom:18px solid #0f6b5c}
  :lang(zh) body{font-family:Body,"Noto Sans CJK SC",sans-serif}
  .brand{display:flex;align-items:center;gap:22px;font:600 50px Heading}
  h1{margin:auto 0;font:500 74px/1.14 Heading,"Noto Sans CJK JP";letter-spacing:-.025em;text-wrap:balance}
  :lang(zh) h1{font-family:Heading,"Noto Sans CJK SC"}
  :lang(ja) h1,:lang(zh) h1{font-weight:700;font-size:64px;line-height:1.3;letter-spacing:0}
  mark{padding:0 .16em;white-space:nowrap;font-style:italic;color:inherit;background:linear-gradient(transparent 14%,#fce7b2 14% 90%,transparent 90%)}
  :lang(ja) mark,:lang(zh) mark{font-style:normal}
  h1 span{display:block;color:#0f6b5c}
  p{margin:0;font-size:25px;line-height:1.5;color:#57534a;text-wrap:pretty}`;

const mark = `<svg viewBox="0 0 22 26" width="58" height="68"><path d="M1 3a2 2 0 0 1 2-2h11l7 7v15a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2z" fill="#0f6b5c"/>
  <path d="M14 1l7 7h-5a2 2 0 0 1-2-2z" fill="#e2efeb"/><path d="M5 12.5h8M5 20.5h6" stroke-width="1.6" stroke-linecap="round" stroke="#fff"/>
  <rect x="4" y="14.6" width="13.5" height="3.8" rx="1" fill="#fce7b2"/></svg>`;

interface Words {
  readonly hero: { readonly headline: string; readonly promise: string };
  readonly footer: { readonly promise: string };
}

const readTexts = (language: string, feature: string) =>
  JSON.parse(readFileSync(`apps/web/src/i18n/${language}/${feature}.json`, 'utf8')) as Words;

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: size });
mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const { hero } = readTexts(language, 'home');
  const { footer } = readTexts(language, 'shell');
  const headline = hero.headline.replace(/\*(.+?)\*/, '<mark>$1</mark>');
  await page.setContent(`<!doctype html><html lang="${language}"><style>${css}</style><body>
    <div class="brand">${mark}Fitted</div><h1>${headline} <span>${hero.promise}</span></h1><p>${footer.promise}</p></body></html>`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: 'jpeg', quality: 84 });
  writeFileSync(`${folder}/${language}.jpg`, picture);
  process.stdout.write(`${language}: ${Math.round(picture.length / 1024)} KiB\n`);
}
await browser.close();
