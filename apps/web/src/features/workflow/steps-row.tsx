import clsx from 'clsx';
import {
  Check,
  Download,
  FilePlus2,
  FileUp,
  Lock,
  type LucideIcon,
  MessageCircle,
  Sparkles,
  Wand2,
} from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { deskRowId } from '../../lib/api/at-work.ts';
import { useNeedsSubscription } from '../../lib/session/needs-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { type Draft, type TabId, tabIds } from './draft.ts';
import { useDraft } from './draft-store.ts';

const icons: Record<TabId, LucideIcon> = {
  upload: FileUp,
  generate: Sparkles,
  improve: Wand2,
  chat: MessageCircle,
  download: Download,
};

interface StepsRowProps {
  /** A resume is being worked on: the steps are in the page's header. */
  readonly isAtWork: boolean;
  /** Absent while there is nothing to start over. */
  readonly onStartOver: (() => void) | undefined;
}

/**
 * The steps of the tool: above it on the welcome page, in the header at work. All five fit every screen, with short
 * names on narrow ones; in the header of a phone, only the one that is open has room for its name.
 */
export function StepsRow({ isAtWork, onStartOver }: StepsRowProps) {
  const { t } = useTranslation('workflow');
  const place = useDeskRow(isAtWork);
  const row = (
    <div
      className={clsx(
        'flex w-full min-w-0',
        place ? 'items-stretch' : 'items-end px-1 sm:px-4',
        !place && (isAtWork ? 'rounded-lg border border-line bg-raised' : 'border-b border-line'),
      )}
    >
      <TabsList
        aria-label={t('tabs.label')}
        className={clsx(
          'min-w-0 flex-1 border-b-0 max-xl:gap-0 max-xl:overflow-x-visible',
          place && 'xl:mx-auto xl:justify-center',
        )}
      >
        {tabIds.map((id) => (
          <Step key={id} id={id} isSlim={place !== null} />
        ))}
      </TabsList>
      {onStartOver && (
        <Button
          variant="quiet"
          size="sm"
          className={clsx('shrink-0 max-xl:px-2.5', place ? 'self-center' : 'mb-1 self-center')}
          onClick={onStartOver}
          aria-label={t('startOver')}
          title={t('startOver')}
        >
          <FilePlus2 aria-hidden />
          <span className={clsx(place ? 'max-2xl:hidden' : 'max-lg:hidden')}>{t('startOver')}</span>
        </Button>
      )}
    </div>
  );
  return place ? createPortal(row, place) : row;
}

function Step({ id, isSlim }: { readonly id: TabId; readonly isSlim: boolean }) {
  const { t } = useTranslation('workflow');
  const Icon = icons[id];
  const isLocked = useNeedsSubscription() && id === 'chat';
  const hasMark = id !== 'generate';
  return (
    <TabsTrigger
      value={id}
      title={isLocked ? t('locked') : undefined}
      className={clsx(
        'relative max-xl:min-w-0 max-xl:flex-auto max-xl:justify-center max-xl:gap-0.5 max-xl:px-0.5 max-xl:py-1.5 sm:max-xl:flex-col sm:max-xl:px-2',
        'max-sm:flex-col',
        isSlim && 'max-sm:min-h-12',
      )}
    >
      <Icon
        aria-hidden
        className={clsx(
          'xl:max-2xl:hidden',
          isSlim &&
            (hasMark
              ? 'max-sm:hidden'
              : // As large as a number, so that the names align; dashed, because it is not a step of the way.
                'max-sm:size-5! max-sm:rounded-full max-sm:border max-sm:border-dashed max-sm:border-line-strong max-sm:p-0.5'),
        )}
      />
      <StepMark id={id} isLocked={isLocked} isSlim={isSlim} />
      <span className={clsx('max-xl:sr-only', id === 'generate' && 'font-normal')}>{t(`tabs.${id}`)}</span>
      {isLocked && (
        <Lock
          aria-hidden
          className={clsx(
            'absolute top-1 left-1/2 ml-1.5 size-3! rounded-full bg-raised xl:hidden',
            isSlim && 'max-sm:hidden',
          )}
        />
      )}
      <span
        aria-hidden
        className={clsx(
          'max-w-full truncate text-[0.6875rem] leading-tight sm:text-xs xl:hidden',
          id === 'generate' && 'text-ink-faint in-data-[state=active]:text-inherit',
          isSlim && 'max-sm:in-data-[state=inactive]:hidden',
        )}
      >
        {t(`shortTabs.${id}`)}
      </span>
    </TabsTrigger>
  );
}

interface StepMarkProps {
  readonly id: TabId;
  /** Not available to this person: shown with a lock and without a number. */
  readonly isLocked: boolean;
  readonly isSlim: boolean;
}

/** The number of a step, or a tick once it is done. Making a first resume is an alternative start without a number. */
function StepMark({ id, isLocked, isSlim }: StepMarkProps) {
  const { t } = useTranslation('workflow');
  const draft = useDraft();
  const isChatOnTheWay = !useNeedsSubscription();
  const shown = isSlim ? 'sm:max-xl:hidden' : 'max-xl:hidden';
  if (id === 'generate')
    return (
      <span aria-hidden className="text-xs font-normal text-ink-faint italic max-xl:hidden">
        {t('or')}
      </span>
    );
  const isDone = id !== draft.tab && isStepDone(id, draft);
  return (
    <span
      aria-hidden
      className={clsx(
        shown,
        'grid size-5 place-items-center rounded-full border text-xs tabular-nums ' +
          'in-data-[state=active]:border-accent in-data-[state=active]:bg-accent ' +
          'in-data-[state=active]:text-on-accent [&_svg]:size-3!',
        isDone ? 'border-accent bg-accent-soft text-accent-strong' : 'border-line-strong',
      )}
    >
      {isLocked ? <Lock /> : isDone ? <Check /> : rankOf(id, isChatOnTheWay)}
    </span>
  );
}

function rankOf(id: Exclude<TabId, 'generate'>, isChatOnTheWay: boolean): number {
  return { upload: 1, improve: 2, chat: 3, download: isChatOnTheWay ? 4 : 3 }[id];
}

function isStepDone(id: TabId, { originalText, improvedFor, chat }: Draft): boolean {
  if (id === 'upload') return originalText !== null;
  if (id === 'improve') return improvedFor !== null;
  return id === 'chat' && chat.length > 0;
}

/** The header's slot for the steps; there is none where the tool is used alone. */
function useDeskRow(isAtWork: boolean): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    setPlace(isAtWork ? document.getElementById(deskRowId) : null);
  }, [isAtWork]);
  return place;
}
