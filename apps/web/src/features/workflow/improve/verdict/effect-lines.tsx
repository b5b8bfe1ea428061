import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { AnswerEffect } from '../outcome/answer-effect.ts';

interface EffectLinesProps {
  readonly effect: AnswerEffect;
  /** The answer is still being written. */
  readonly isToCome?: boolean;
}

/** What an answer met, and what it left open; the same before it is added and after. */
export function EffectLines({ effect: { met, unmet, elsewhere }, isToCome = false }: EffectLinesProps) {
  const { t, language } = useTranslation('workflow-improve');
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const quoted = (words: string) => t('headline.quoted', { words });
  const when = isToCome ? 'toCome' : 'headline';
  return (
    <>
      {met.length > 0 && (
        <EffectLine isGood>
          {t(`${when}.gained`, { words: list.format(met.map(({ text }) => quoted(text))) })}
        </EffectLine>
      )}
      {unmet && (
        <EffectLine>
          {t(`${when}.${unmet.status === 'near' ? 'stillNear' : 'stillOpen'}`, { words: unmet.requirement.text })}
        </EffectLine>
      )}
      {elsewhere && <EffectLine>{t('headline.elsewhere', { words: quoted(elsewhere.text) })}</EffectLine>}
    </>
  );
}

/** One sentence about it. */
export function EffectLine({ isGood = false, children }: { readonly isGood?: boolean; readonly children: ReactNode }) {
  const [Icon, colour] = isGood ? [CircleCheck, 'text-accent'] : [CircleDashed, 'text-on-changed'];
  return (
    <p className={`mt-0.5 flex gap-1.5 text-sm leading-snug ${isGood ? 'font-medium' : ''}`}>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
