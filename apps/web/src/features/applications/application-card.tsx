import type { Application } from '@fitted/contract/applications';
import type { ApplicationStatus } from '@fitted/contract/constants';
import clsx from 'clsx';
import { BellRing, EllipsisVertical, GripVertical, MoveRight, NotebookPen, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/overlay/dropdown-menu.tsx';
import { columns } from './queries.ts';

export interface CardActions {
  readonly onEdit: (application: Application) => void;
  readonly onDelete: (application: Application) => void;
  readonly onMove: (application: Application, to: ApplicationStatus) => void;
  readonly onHandleKey: (event: KeyboardEvent, application: Application) => void;
  readonly onHandleBlur: () => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, application: Application) => void;
  readonly onFocusTaken: () => void;
}

interface ApplicationCardProps {
  readonly application: Application;
  readonly actions: CardActions;
  readonly today: string;
  readonly isLifted: boolean;
  /** After a move the card is in another column, and the focus follows it. */
  readonly takesFocus: boolean;
}

export function ApplicationCard({ application, actions, today, isLifted, takesFocus }: ApplicationCardProps) {
  const { t } = useTranslation('applications');
  const format = useFormat();
  const handle = useRef<HTMLButtonElement>(null);
  const { onFocusTaken } = actions;
  const { jobTitle, company, followUpOn } = application;
  const name = t('name', { jobTitle, company });

  useEffect(() => {
    if (!takesFocus) return;
    handle.current?.focus();
    onFocusTaken();
  }, [takesFocus, onFocusTaken]);

  return (
    <li
      onPointerDown={(event) => actions.onPointerDown(event, application)}
      className={clsx(
        'group cursor-grab rounded-md border bg-raised p-3 select-none',
        isLifted ? 'border-accent outline-2 outline-accent' : 'border-line',
      )}
    >
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 hyphens-auto">
          <p className="text-sm leading-snug font-medium">{jobTitle}</p>
          <p className="text-sm leading-snug text-ink-soft">{company}</p>
        </div>
        <CardMenu application={application} name={name} actions={actions} />
      </div>
      {followUpOn && (
        <p
          className={clsx(
            'mt-2 flex items-start gap-1.5 text-xs',
            followUpOn <= today ? 'rounded-sm bg-changed px-1.5 py-1 text-on-changed' : 'text-ink-soft',
          )}
        >
          <BellRing aria-hidden className="mt-0.5 size-3 shrink-0" />
          {t('followUp', { date: format.date(followUpOn) })}
        </p>
      )}
      <div className="mt-1.5 flex items-center gap-2 text-xs text-ink-faint">
        {format.date(application.applicationDate)}
        {application.notes && <NotebookPen aria-label={t('hasNotes')} role="img" className="size-3.5" />}
        <button
          ref={handle}
          type="button"
          data-handle={application.id}
          aria-label={t('handle', { name })}
          aria-pressed={isLifted}
          onKeyDown={(event) => actions.onHandleKey(event, application)}
          onBlur={actions.onHandleBlur}
          className={`-mr-1.5 -mb-1 ml-auto grid size-7 shrink-0 cursor-grab touch-none place-items-center rounded-sm
            text-ink-faint hover:bg-sunken hover:text-ink`}
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      </div>
    </li>
  );
}

interface CardMenuProps {
  readonly application: Application;
  readonly name: string;
  readonly actions: CardActions;
}

function CardMenu({ application, name, actions }: CardMenuProps) {
  const { t } = useTranslation('applications');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t('menu', { name })}
        className="-mt-0.5 -mr-1.5 grid size-8 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <EllipsisVertical aria-hidden className="size-4" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => actions.onEdit(application)}>
          <Pencil aria-hidden />
          {t('edit')}
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuHeading className="text-ink-faint">{t('moveTo')}</DropdownMenuHeading>
        {columns
          .filter((status) => status !== application.status)
          .map((status) => (
            <DropdownMenuItem key={status} onSelect={() => actions.onMove(application, status)}>
              <MoveRight aria-hidden />
              {t(`status.${status}`)}
            </DropdownMenuItem>
          ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => actions.onDelete(application)} className="text-danger">
          <Trash2 aria-hidden />
          {t('delete')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
