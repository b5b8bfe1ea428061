import type { NodeId, ResumeDocument } from '@fitted/resume/document';
import { linesOf } from '@fitted/resume/edit/text-at';
import { sayReason } from '@fitted/resume/summary/say';
import clsx from 'clsx';
import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { linesOfEdit } from './build-sheet.ts';
import { Evidence } from './change-card.tsx';
import { changeKey } from './change-key.ts';
import { type ChangeSwitches, ChangesHeading, switched } from './change-notes.tsx';
import { ChangeWording } from './change-wording.tsx';

interface DeckProps extends ChangeSwitches {
  readonly document: ResumeDocument;
  /** Which change lies on top. */
  readonly at: number;
  readonly onStep: (index: number) => void;
}

/** A finger that goes this far sideways means the next card. */
const swipePx = 48;
/** With more cards than this, dots say nothing; the figure does. */
const mostDots = 12;

/** The changes on a phone: one at a time, with the lines around it, to keep or to leave. */
export function Deck({ anchored, off, onOff, document, at, onStep }: DeckProps) {
  const { t, language } = useTranslation('workflow-improve');
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const count = anchored.length;
  const top = anchored[at];
  if (!top) return null;
  const { edit, lineId } = top;
  const key = changeKey(edit);
  const isOn = !off.includes(key);
  const step = (by: number) => onStep((at + by + count) % count);
  const decide = (on: boolean) => {
    onOff(switched(off, key, on));
    if (at < count - 1) onStep(at + 1);
  };
  return (
    <section aria-labelledby="changes">
      <ChangesHeading anchored={anchored} off={off} onOff={onOff} />
      <div
        className="touch-pan-y rounded-md border border-changed-line bg-raised p-4 shadow-float"
        onTouchStart={({ touches }) => {
          const touch = touches[0];
          start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const touch = changedTouches[0];
          if (!touch || !start.current) return;
          const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
          if (Math.abs(x) > swipePx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
        }}
      >
        {/* Whoever hears the page is told which card lies on top now. */}
        <div aria-live="polite" className="text-sm">
          <div key={edit.id} className="settle">
            <p className="font-semibold">{sayReason(edit.reason, language)}</p>
            <div className="mt-2 grid gap-1.5 rounded-sm bg-paper p-3 text-paper-ink shadow-[0_0_0_1px_var(--color-paper-line)]">
              <Around document={document} lineId={lineId} by={-1} />
              <div className={clsx(!isOn && 'line-through decoration-paper-soft')}>
                <ChangeWording edit={edit} isOnPaper />
              </div>
              <Around document={document} lineId={linesOfEdit(edit, document).at(-1) ?? lineId} by={1} />
            </div>
            <Evidence edit={edit} most={2} />
          </div>
        </div>
        <div className="mt-3 grid grid-cols-2 gap-2">
          <Button variant="outline" aria-pressed={!isOn} onClick={() => decide(false)}>
            <X aria-hidden />
            {t('deck.leave')}
          </Button>
          <Button variant={isOn ? 'primary' : 'outline'} aria-pressed={isOn} onClick={() => decide(true)}>
            <Check aria-hidden />
            {t('deck.keep')}
          </Button>
        </div>
      </div>
      {count > 1 && (
        <fieldset className="mt-1 flex items-center justify-center gap-2 text-sm text-ink-soft">
          <legend className="sr-only">{t('steps.label')}</legend>
          <Button variant="quiet" size="icon" aria-label={t('steps.previous')} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </Button>
          {count <= mostDots && (
            <span aria-hidden className="flex gap-1.5">
              {anchored.map(({ edit: one }, index) => (
                <span
                  key={one.id}
                  className={clsx('size-2 rounded-full', index === at ? 'bg-accent' : 'bg-line-strong')}
                />
              ))}
            </span>
          )}
          <span className={clsx('tabular-nums', count <= mostDots && 'sr-only')}>
            {t('steps.at', { at: at + 1, count })}
          </span>
          <Button variant="quiet" size="icon" aria-label={t('steps.next')} onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </Button>
        </fieldset>
      )}
    </section>
  );
}

interface AroundProps {
  readonly document: ResumeDocument;
  readonly lineId: NodeId | undefined;
  readonly by: 1 | -1;
}

/** The line before or after, so that the change has a place. */
function Around({ document, lineId, by }: AroundProps) {
  const lines = linesOf(document);
  const at = lines.findIndex(({ id }) => id === lineId);
  const text = at < 0 ? undefined : lines[at + by]?.text;
  return text ? <p className="line-clamp-1 text-xs text-paper-soft">{text}</p> : null;
}
