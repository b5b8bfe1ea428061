import { Undo2 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { LinesAround } from '../sheet/lines-around.ts';
import type { FinishedLine } from './told-line.ts';

/** A piece of the resume around one line. */
export function PaperPiece({ around, children }: { readonly around: LinesAround; readonly children: ReactNode }) {
  const { head, above } = around;
  return (
    <div className="grid gap-0.5 rounded-sm bg-paper p-2 text-xs leading-snug text-paper-ink shadow-[0_0_0_1px_var(--color-paper-line)]">
      {head !== undefined && <p className="line-clamp-1 font-semibold">{head}</p>}
      {above !== undefined && <p className="line-clamp-1 text-paper-soft">{above}</p>}
      {children}
    </div>
  );
}

interface LineToComeProps {
  readonly line: FinishedLine | undefined;
  /** As the person is wording it, with every space. */
  readonly worded?: string | undefined;
  /** Absent for what is not a line to be worded: an item of a list, an answer that was given. */
  readonly onWord?: ((line: string) => void) | undefined;
  /** Back to what the fields become. */
  readonly onUndo?: (() => void) | undefined;
}

/** The line as it will be printed, before it is added. Every word of it can be changed. */
export function LineToCome({ line, worded, onWord, onUndo }: LineToComeProps) {
  const { t } = useTranslation('workflow-improve');
  const id = useId();
  const label = t(line?.isCompletion ? 'interview.willRead' : line ? 'interview.printed' : 'interview.landsHere');
  return (
    <div className="rounded-sm border border-dashed border-paper-on-changed/60 bg-paper-changed/40 px-2 py-1 break-words text-paper-ink">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 font-sans text-xs text-paper-on-changed">
        {line && onWord ? <label htmlFor={id}>{label}</label> : <span>{label}</span>}
        {onUndo && (
          <button type="button" className="flex items-center gap-1 underline" onClick={onUndo}>
            <Undo2 aria-hidden className="size-3" />
            {t('interview.fromFields')}
          </button>
        )}
      </div>
      {line && onWord ? (
        <textarea
          id={id}
          rows={1}
          maxLength={2000}
          className="field-sizing-content block w-full resize-none rounded-sm bg-transparent leading-snug outline-offset-2"
          value={worded ?? line.text}
          onChange={(event) => onWord(event.target.value)}
        />
      ) : (
        line && <p>{line.text}</p>
      )}
    </div>
  );
}
