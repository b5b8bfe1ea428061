import type { HeldBack } from '@fitted/contract/edits/edit';
import { diffForReading } from '@fitted/resume/diff/word-diff';
import type { ResumeDocument } from '@fitted/resume/document';
import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ChangeWording } from '../changes/change-wording.tsx';
import { markClass } from '../changes/mark-class.ts';
import type { AnchoredEdit } from '../sheet/anchors.ts';
import { linesOfEdit } from '../sheet/build-sheet.ts';
import { linesAround } from '../sheet/lines-around.ts';
import { SuggestedLabel } from './suggestion-card.tsx';
import { SuggestionClaim } from './suggestion-claim.tsx';
import { SuggestionDeeds } from './suggestion-deeds.tsx';
import type { SuggestionDesk } from './use-suggestions.ts';

interface SuggestionOnTopProps {
  readonly anchored: AnchoredEdit & { readonly suggestion: HeldBack };
  readonly desk: SuggestionDesk;
  /** With what is suggested to be added. */
  readonly shown: ResumeDocument;
}

/** On a phone: one suggestion with the line as it stands and as it would read, and the buttons in reach of a thumb. */
export function SuggestionOnTop({ anchored, desk, shown }: SuggestionOnTopProps) {
  const { edit, lineId, section, move, suggestion } = anchored;
  const { t, language } = useTranslation('workflow-improve');
  const id = useId();
  const isReworded = edit.kind === 'replace-line' && edit.before !== '' && edit.after !== '';
  const around = linesAround(shown, lineId, linesOfEdit(edit, shown).at(-1));
  return (
    <div className="rounded-md border border-dashed border-suggested-line bg-raised p-4 shadow-float">
      {/* Tells screen readers which card is on top now. */}
      <div aria-live="polite" className="text-sm">
        <div key={edit.id} id={id} className="settle">
          <SuggestedLabel section={section} />
          <div className="mt-2 grid gap-1.5 rounded-sm bg-paper p-3 text-paper-ink shadow-[0_0_0_1px_var(--color-paper-line)]">
            {around.head && <p className="line-clamp-1 text-xs font-semibold">{around.head}</p>}
            {isReworded ? (
              <>
                <p className="text-[0.8125rem] leading-snug break-words text-paper-soft">
                  <span className="font-medium">{t('suggestions.now')}</span> {edit.before}
                </p>
                <p className="break-words">
                  <NewWords before={edit.before} after={edit.after} />
                </p>
              </>
            ) : (
              <ChangeWording edit={edit} move={move} isOnPaper isSuggested />
            )}
          </div>
          <p className="mt-2 leading-snug text-ink-soft">{sayReason(edit.reason, language)}</p>
          <SuggestionClaim suggestion={suggestion} />
        </div>
      </div>
      <SuggestionDeeds suggestion={suggestion} desk={desk} isForThumb describedBy={id} />
    </div>
  );
}

/** The line as it would read, with what is new in it marked: what goes stands above it in full. */
function NewWords({ before, after }: { readonly before: string; readonly after: string }) {
  return diffForReading(before, after)
    .filter(({ kind }) => kind !== 'removed')
    .map(({ kind, text }, index) =>
      kind === 'added' ? (
        <ins
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line have no other name
          key={index}
          className={clsx('rounded-sm box-decoration-clone px-0.5 no-underline', markClass(onPaper))}
        >
          {text}
        </ins>
      ) : (
        text
      ),
    );
}

const onPaper = { isOnPaper: true, isSuggested: true } as const;
