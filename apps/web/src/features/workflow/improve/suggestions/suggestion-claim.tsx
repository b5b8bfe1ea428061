import type { HeldBack } from '@fitted/contract/edits/edit';
import { CircleQuestionMark, Quote } from 'lucide-react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ClaimWords } from '../changes/claim-words.tsx';

/** What the person has to know before they use it: what it says beyond their line, or that it says nothing more. */
export function SuggestionClaim({ suggestion }: { readonly suggestion: HeldBack }) {
  const { t } = useTranslation('workflow-improve');
  const isOwn = suggestion.claims.length === 0;
  const Icon = isOwn ? Quote : CircleQuestionMark;
  return (
    <p className="mt-1.5 flex gap-1.5 text-[0.8125rem] leading-snug">
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0 text-on-suggested" />
      <span className="min-w-0 break-words">
        {isOwn ? <span className="text-ink-soft">{t('suggestions.own')}</span> : <ClaimWords heldBack={suggestion} />}
      </span>
    </p>
  );
}
