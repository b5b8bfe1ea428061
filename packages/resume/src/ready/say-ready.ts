import type { Language } from '@fitted/contract/languages';
import { packs, traitsOf } from '@fitted/language/packs';
import { sayFinding } from '../summary/say.ts';
import { isReadyCode, type Readiness, type ReadyItem } from './readiness.ts';

/** One item in the reader's language. */
export function sayReady({ code, params }: ReadyItem, language: Language): string {
  if (!isReadyCode(code)) return sayFinding({ code, params: {} }, language);
  return (
    packs[language].results.ready[code]
      .replace(/\{(\w+)\}/gu, (_, name: string) => String(params[name] ?? ''))
      // If a quoted line ends with its own full stop, drop the one after it.
      .replace(/([.!?…。]\s?[”“»」』])[.。]$/u, '$1')
  );
}

/** Everything, one sentence per item, for the chat. */
export function sayReadiness({ glance, stops, weakest }: Readiness, language: Language): string[] {
  const { quotes, spacesColons } = traitsOf(language);
  const [open, close] = quotes;
  const gap = spacesColons ? ' ' : '';
  return [
    ...[...glance, ...stops].map((item) => sayReady(item, language)),
    ...weakest.map(
      ({ line, why }) => `${open}${gap}${line}${gap}${close} ${why.map((item) => sayReady(item, language)).join(' ')}`,
    ),
  ];
}
