// @ts-check
// After the web app is built twice, for the browser and for the server: draws every public page in every language, and
// presses what will be sent.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A placeholder for the site's own address, which is known only when the server starts. */
const originMark = 'https://origin.invalid';

/** @param {string} webFolder what browsers get @param {string} drawerFolder what the server draws with */
export async function drawPages(webFolder, drawerFolder) {
  const template = inlineStyles(readFileSync(join(webFolder, 'index.html'), 'utf8'), webFolder);
  const manifest = readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8');
  rmSync(join(webFolder, '.vite'), { recursive: true });
  writeFileSync(join(webFolder, 'index.html'), template);
  writeFileSync(join(drawerFolder, 'template.html'), template);
  writeFileSync(join(drawerFolder, 'manifest.json'), manifest);

  const bundle = await import(pathToFileURL(join(drawerFolder, 'entry-server.js')).href);
  const drawer = bundle.createDrawer({ template, manifest: JSON.parse(manifest) }, () => []);
  // An address without a language is English unless the visitor has chosen; the others name their language.
  const variants = [
    { name: 'plain', language: 'en', basename: '' },
    ...bundle.languages.map((/** @type {string} */ language) => ({
      name: language,
      language,
      basename: `/${language}`,
    })),
  ];
  const load = async () => Promise.reject(new Error('A page that the build draws must not ask for data.'));
  for (const { name, language, basename } of variants) {
    /** @param {string} path @param {string} html */
    const write = (path, html) => writePage(join(drawerFolder, 'pages', name, `${path}.html`), html);
    for (const path of [...bundle.builtPaths, '/404']) {
      const { html } = await drawer.draw({ path, search: '', language, basename, origin: originMark, load });
      write(path === '/' ? 'index' : path, html);
    }
    write('shell', drawer.drawShell(language));
  }
}

/** @param {string} file @param {string} html */
function writePage(file, html) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/**
 * One style sheet serves all pages and compresses well: inlining it saves a second round trip.
 * @param {string} html @param {string} webFolder
 */
function inlineStyles(html, webFolder) {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;
  const file = link.exec(html)?.[1];
  if (!file) throw new Error('index.html names no style sheet.');
  const css = readFileSync(join(webFolder, file), 'utf8').trim();
  return html.replace(link, () => `<style>${css}</style>`);
}

const pressed = /\.(js|css|svg|json|txt|xml)$/;
const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/** Writes a brotli and a gzip version beside each file that gets smaller. @param {string} folder */
export async function pressFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => pressed.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = readFileSync(path);
      if (bytes.length < 512) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [brotli, zipped] = await Promise.all([brotliOf(bytes, { params }), gzipOf(bytes, { level: 9 })]);
      await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, zipped)]);
    }),
  );
}
