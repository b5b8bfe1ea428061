import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createWorker, OEM, type Page, PSM, type Worker } from 'tesseract.js';
import { isEastern, type ScanModel } from './choose-languages.ts';

interface Engine {
  readonly worker: Worker;
  /** The engine's own list of loaded languages: it goes to the network for any other. */
  readonly loaded: string[];
  languages: string;
}

const require = createRequire(import.meta.url);
export const modelFolder = (code: ScanModel): string =>
  join(dirname(require.resolve(`@tesseract.js-data/${code}/package.json`)), '4.0.0_best_int');

/**
 * The Chinese and Japanese models ask for those of vertical writing, which we do not have. The engine reads their names
 * from memory it has already freed, and would complain about a language of random characters.
 */
const withoutCompanions = 'tessedit_load_sublangs ';

let starting: Promise<Engine> | undefined;

/** Recognises one picture (PNG, JPEG or PGM). The engine stays warm for the next. */
export async function recognise(picture: Uint8Array, languages: readonly ScanModel[]): Promise<Page> {
  starting ??= startEngine();
  const engine = await starting;
  await setLanguages(engine, languages);
  const { data } = await engine.worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false });
  return data;
}

export async function closeTesseract(): Promise<void> {
  const closing = starting;
  starting = undefined;
  await (await closing)?.worker.terminate();
}

async function startEngine(): Promise<Engine> {
  const loaded = ['eng'];
  const worker = await createWorker(loaded, OEM.LSTM_ONLY, {
    langPath: modelFolder('eng'),
    cacheMethod: 'none',
    gzip: true,
    errorHandler() {},
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return { worker, loaded, languages: 'eng' };
}

/** The engine knows only one folder of models, but each of our packages has its own: the others are passed as files. */
async function setLanguages(engine: Engine, languages: readonly ScanModel[]): Promise<void> {
  const wanted = languages.join('+');
  if (engine.languages === wanted) return;
  for (const code of languages) {
    if (engine.loaded.includes(code)) continue;
    const model = gunzipSync(await readFile(join(modelFolder(code), `${code}.traineddata.gz`)));
    await engine.worker.writeText(`./${code}.traineddata`, model as unknown as string);
    engine.loaded.push(code);
  }
  await engine.worker.reinitialize(wanted, OEM.LSTM_ONLY, withoutCompanions);
  await engine.worker.setParameters({
    tessedit_pageseg_mode: PSM.AUTO,
    preserve_interword_spaces: languages.some(isEastern) ? '1' : '0',
  });
  engine.languages = wanted;
}
