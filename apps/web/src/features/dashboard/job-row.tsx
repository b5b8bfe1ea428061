import type { JobDescriptionSummary } from '@fitted/contract/job-descriptions';
import type { ResumeSummary } from '@fitted/contract/resumes';
import type { Match } from '@fitted/resume/match/match';
import clsx from 'clsx';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useJobMatch } from './job-queries.ts';

interface JobRowProps {
  readonly job: JobDescriptionSummary;
  readonly resume: ResumeSummary | undefined;
  readonly onDelete: () => void;
}

/** Sources with a translation; the others are proper names. */
const isSpoken = (source: string | null) => source === 'Other' || source === 'Manual Entry';

export function JobRow({ job, resume, onDelete }: JobRowProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const match = useJobMatch(job.id, resume);
  const sourceName = isSpoken(job.source) ? t(`jobs.sources.${job.source}`) : job.source;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const origin = [job.company, sourceName].filter(Boolean).join(' · ');

  return (
    <li className="py-3.5 first:pt-0 last:pb-0">
      <div className="flex items-center gap-1 sm:gap-3">
        {resume && <Score match={match.data} isPending={match.isPending} />}
        <div className="min-w-0 flex-1 max-sm:ml-2">
          <p className="line-clamp-3 font-medium wrap-break-word sm:line-clamp-2">{job.title}</p>
          <p className="text-sm text-ink-soft wrap-break-word sm:truncate">
            {origin && <span className="mr-3">{origin}</span>}
            <span className="whitespace-nowrap">{format.date(job.createdAt)}</span>
          </p>
        </div>
        {match.data && (
          <Button
            variant="quiet"
            size="icon"
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={t('jobs.details', { name: job.title })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />
          </Button>
        )}
        <Button variant="quiet" size="icon" aria-label={t('jobs.delete', { name: job.title })} onClick={onDelete}>
          <Trash2 aria-hidden />
        </Button>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && match.data && <MatchDetails match={match.data} />}
      </div>
    </li>
  );
}

/** The figure says it; the colour lets rows be compared at a glance. */
const tones = {
  good: 'bg-accent-soft text-accent-strong',
  some: 'bg-changed text-on-changed',
  little: 'bg-sunken text-ink-soft',
} as const;

function Score({ match, isPending }: { readonly match: Match | undefined; readonly isPending: boolean }) {
  const { t } = useTranslation('dashboard');
  if (isPending) return <Skeleton className="size-14 shrink-0 rounded-full" />;
  if (!match) return null;
  return (
    <span
      role="img"
      aria-label={t('jobs.score', { score: match.score })}
      className={clsx(
        'grid size-14 shrink-0 place-content-center rounded-full text-center',
        tones[match.score >= 50 ? 'good' : match.score >= 25 ? 'some' : 'little'],
      )}
    >
      <span className="font-serif text-lg leading-none font-semibold tabular-nums">{match.score}</span>
      <span className="text-xs leading-tight">{t('jobs.outOf')}</span>
    </span>
  );
}

function MatchDetails({ match }: { readonly match: Match }) {
  const { t } = useTranslation('dashboard');
  const lists = [
    { id: 'matched', tone: 'accent', names: match.matched.map(({ requirement }) => requirement.text) },
    { id: 'missing', tone: 'changed', names: match.missing.map(({ text }) => text) },
  ] as const;
  return (
    <div className="mt-3 grid gap-3 rounded-md bg-sunken p-4 text-sm">
      {lists.map(({ id, tone, names }) => (
        <div key={id}>
          <p className="font-medium">{t(`jobs.${id}`)}</p>
          {names.length === 0 && <p className="text-ink-soft">{t('jobs.none')}</p>}
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {[...new Set(names)].map((name) => (
              <li key={name} className="max-w-full">
                <Badge tone={tone} canWrap>
                  {name}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
