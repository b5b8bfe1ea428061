import clsx from 'clsx';
import { Download, FilePlus2, FileUp, Lock, type LucideIcon, MessageCircle, Sparkles, Wand2 } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { deskRowId } from '../../lib/at-work.ts';
import { useNeedsSubscription } from '../../lib/needs-subscription.ts';
import { Button } from '../../ui/button.tsx';
import { TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { type TabId, tabIds } from './draft.ts';

const icons: Record<TabId, LucideIcon> = {
  upload: FileUp,
  generate: Sparkles,
  improve: Wand2,
  chat: MessageCircle,
  download: Download,
};

interface StepsRowProps {
  /** A resume is being worked on: the steps stand in the page's header. */
  readonly isAtWork: boolean;
  /** Absent while there is nothing to begin anew. */
  readonly onStartOver: (() => void) | undefined;
}

/** The steps of the tool: above it on the welcome page, in the header at work. All five fit every screen, by short names on narrow ones. */
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
  return (
    <TabsTrigger
      value={id}
      className="relative max-xl:min-w-0 max-xl:flex-auto max-xl:flex-col max-xl:justify-center max-xl:gap-0.5 max-xl:px-0.5 max-xl:py-1.5 sm:max-xl:px-2"
    >
      <Icon aria-hidden className="xl:max-2xl:hidden" />
      <StepMark id={id} />
      <span className={clsx('max-xl:sr-only', id === 'generate' && 'font-normal')}>{t(`tabs.${id}`)}</span>
      {isSlim && id === 'chat' && <ChatLock />}
      <span
        aria-hidden
        className="max-w-full truncate text-[0.625rem] leading-tight xs:text-[0.6875rem] sm:text-xs xl:hidden"
      >
        {t(`shortTabs.${id}`)}
      </span>
    </TabsTrigger>
  );
}

/** Where each stands on the way; making a first resume is another way to begin, and no step of it. */
const ranks: Partial<Record<TabId, number>> = { upload: 1, improve: 2, chat: 3, download: 4 };

function StepMark({ id }: { readonly id: TabId }) {
  const { t } = useTranslation('workflow');
  const rank = ranks[id];
  return (
    <span
      aria-hidden
      className={clsx(
        'text-xs max-xl:hidden',
        rank === undefined
          ? 'font-normal text-ink-faint italic'
          : 'grid size-5 place-items-center rounded-full border border-line-strong tabular-nums in-data-[state=active]:border-accent in-data-[state=active]:bg-accent in-data-[state=active]:text-on-accent',
      )}
    >
      {rank ?? t('or')}
    </span>
  );
}

/** Who could not send a message learns it before the step, not in it. */
function ChatLock() {
  const { t } = useTranslation('workflow');
  return (
    useNeedsSubscription() && (
      <span title={t('locked')} className="max-xl:absolute max-xl:top-0.5 max-xl:left-1/2 max-xl:ml-1.5">
        <Lock aria-hidden className="size-3!" />
      </span>
    )
  );
}

/** The header's place for the steps; there is none where the tool stands alone. */
function useDeskRow(isAtWork: boolean): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    setPlace(isAtWork ? document.getElementById(deskRowId) : null);
  }, [isAtWork]);
  return place;
}
