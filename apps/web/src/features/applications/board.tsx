import type { Application } from '@fitted/contract/applications';
import { Download, Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { useUndoableDelete } from '../../lib/browser/use-undoable-delete.ts';
import { localDay } from '../../lib/format/local-day.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import type { CardActions } from './application-card.tsx';
import { ApplicationDialog } from './application-dialog.tsx';
import { BoardColumn } from './board-column.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { columns, sendDeleteApplication, useReloadBoard } from './queries.ts';
import { useBoard } from './use-board.ts';
import { usePointerDrag } from './use-pointer-drag.ts';

type Open = { readonly kind: 'add' | 'import' } | { readonly kind: 'edit'; readonly application: Application };

export function Board({ now }: { readonly now: Date }) {
  const { t } = useTranslation('applications');
  const board = useBoard();
  const reload = useReloadBoard();
  const { drag, start } = usePointerDrag(board.moveTo);
  const [open, setOpen] = useState<Open | null>(null);
  const { hiddenIds, remove } = useUndoableDelete({
    send: sendDeleteApplication,
    onSent: reload,
    onFailed: () => toast({ title: t('deleteFailed'), variant: 'destructive' }),
  });
  const today = localDay(now);

  const actions: CardActions = {
    onEdit: (application) => setOpen({ kind: 'edit', application }),
    onDelete: ({ id, jobTitle, company }) =>
      remove(id, {
        title: t('deleted', { name: t('name', { jobTitle, company }) }),
        undo: t('undo'),
        undoHint: t('undoHint'),
      }),
    onMove: board.moveTo,
    onHandleKey: board.onHandleKey,
    onHandleBlur: board.letGo,
    onPointerDown: start,
    onFocusTaken: board.onFocusTaken,
  };

  return (
    <section id="applications" ref={keepFocus} aria-labelledby="applications-title" className="scroll-mt-24">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex-1 basis-80">
          <h2 id="applications-title" className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-1 max-w-2xl text-sm text-ink-soft">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:[&>*]:px-2">
          <Button variant="outline" size="sm" onClick={() => setOpen({ kind: 'import' })}>
            <Upload aria-hidden />
            {t('import.open')}
          </Button>
          <a href="/api/applications/export.csv" download className={buttonClass({ variant: 'outline', size: 'sm' })}>
            <Download aria-hidden />
            {t('export')}
          </a>
          <Button
            variant="outline"
            size="sm"
            onClick={() => setOpen({ kind: 'add' })}
            className="max-sm:order-first max-sm:col-span-2"
          >
            <Plus aria-hidden />
            {t('add')}
          </Button>
        </div>
      </div>
      <div
        data-board
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an empty board scrolls sideways on a phone and holds nothing else for the keyboard
        tabIndex={0}
        className={
          'group/board -mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:grid-cols-6 ' +
          'lg:items-stretch lg:overflow-visible lg:px-0'
        }
      >
        {columns.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            isTarget={status === (drag ? drag.over : board.lifted?.over)}
            followsKeys={board.lifted?.over === status}
            hiddenIds={hiddenIds}
            liftedId={drag?.application.id ?? board.lifted?.id}
            focusedId={board.focused?.status === status ? board.focused.id : undefined}
            today={today}
            actions={actions}
          />
        ))}
      </div>
      <p aria-live="assertive" className="sr-only">
        {board.announcement}
      </p>
      {drag && <Ghost application={drag.application} x={drag.x} y={drag.y} />}
      {open?.kind === 'import' && <ImportDialog onClose={() => setOpen(null)} />}
      {open && open.kind !== 'import' && (
        <ApplicationDialog
          today={today}
          {...(open.kind === 'edit' && { application: open.application })}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

/** The card being dragged. */
function Ghost({ application, x, y }: { readonly application: Application; readonly x: number; readonly y: number }) {
  return (
    <div
      aria-hidden
      style={{ left: x + 10, top: y + 8 }}
      className="pointer-events-none fixed z-50 w-52 rotate-1 rounded-md border border-accent bg-raised p-3 text-sm shadow-float"
    >
      <p className="leading-snug font-medium">{application.jobTitle}</p>
      <p className="leading-snug text-ink-soft">{application.company}</p>
    </div>
  );
}
