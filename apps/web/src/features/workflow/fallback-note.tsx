import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';

const limits: ReadonlySet<string> = new Set(['user-limit', 'site-limit']);
const answers: ReadonlySet<string> = new Set([
  'malformed',
  'truncated',
  'too-long',
  'refusal',
  'empty',
  'wrong-language',
  'unsupported',
  'held-back',
]);

/** Says that the rules answered instead of the language model, and why. */
export function FallbackNote({ reason }: { readonly reason: string | null | undefined }) {
  if (typeof reason !== 'string') return null;
  const kind = limits.has(reason) ? 'limit' : answers.has(reason) ? 'unusable' : 'unanswered';
  return (
    // The text is seldom needed, so it is loaded separately; the page does not wait for it.
    <Suspense fallback={null}>
      <Words kind={kind} />
    </Suspense>
  );
}

function Words({ kind }: { readonly kind: 'limit' | 'unusable' | 'unanswered' }) {
  const { t } = useTranslation('workflow-engine');
  return <p className="text-sm text-ink-soft">{t(`fallback.${kind}`)}</p>;
}
