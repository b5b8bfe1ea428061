import { Link2, Lock, MessageCircle, PenLine, ScanSearch } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useNeedsSubscription } from '../../../lib/session/needs-subscription.ts';
import { Button } from '../../../ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../ui/tabs.tsx';
import type { Job } from '../draft.ts';
import { patchDraft, useDraft } from '../draft-store.ts';
import { focusFirst } from '../focus-first.ts';
import { useFocusFollows } from '../use-focus-follows.ts';
import { type JobErrors, JobFields } from './job-fields.tsx';
import { JobImport } from './job-import.tsx';
import { useJobImport } from './use-job-import.ts';

interface JobPanelProps {
  readonly job: Job;
  readonly isRunning: boolean;
  readonly onChange: (job: Job) => void;
  /** The person asks for the improvement now. */
  readonly onAnalyze: (job: Job) => void;
  /** A posting was found at an address: the improvement runs by itself. */
  readonly onImported: (job: Job) => void;
  readonly onContinue: (job: Job) => void;
}

export function JobPanel({ job, isRunning, onChange, onAnalyze, onImported, onContinue }: JobPanelProps) {
  const { t } = useTranslation('workflow-improve');
  const { t: tWorkflow } = useTranslation('workflow');
  const isChatLocked = useNeedsSubscription();
  const { jobEntry } = useDraft();
  const tabs = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useFocusFollows(jobEntry, tabs);
  const [errors, setErrors] = useState<JobErrors>({});
  const { isLoading, start, cancel } = useJobImport({
    job,
    onImported: (imported, isComplete) => (isComplete ? onImported(imported) : onChange(imported)),
    onSettled: () => {
      patchDraft({ jobEntry: 'manual' });
      setErrors({});
    },
  });

  const check = (needsDescription: boolean): boolean => {
    const found: JobErrors = {
      ...(job.title.trim() === '' && { title: t('job.titleRequired') }),
      ...(needsDescription && job.description.trim() === '' && { description: t('job.descriptionRequired') }),
    };
    setErrors(found);
    const names = Object.keys(found);
    if (names.length > 0) focusFirst(form.current, names);
    return names.length === 0;
  };

  return (
    // It stays beside the result if the screen can show all of it.
    <section
      aria-labelledby="job-details"
      className="min-w-0 rounded-lg border border-line bg-raised p-4 lg:self-start lg:[@media(min-height:52rem)]:sticky lg:[@media(min-height:52rem)]:top-4"
    >
      <h3 id="job-details" className="sr-only">
        {t('job.heading')}
      </h3>
      <p className="mb-1 font-serif text-lg leading-tight font-semibold">{t('result.waiting')}</p>
      <Tabs
        ref={tabs}
        value={jobEntry}
        onValueChange={(value) => patchDraft({ jobEntry: value === 'url' ? 'url' : 'manual' })}
      >
        <TabsList aria-label={t('job.how')}>
          <TabsTrigger value="manual" className="max-sm:px-2">
            <PenLine aria-hidden className="max-sm:hidden" />
            {t('job.manual')}
          </TabsTrigger>
          <TabsTrigger value="url" className="max-sm:px-2">
            <Link2 aria-hidden className="max-sm:hidden" />
            {t('job.url')}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="manual" className="pt-4">
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (check(false)) onAnalyze(job);
            }}
          >
            <JobFields
              job={job}
              errors={errors}
              onChange={(changed) => {
                setErrors({});
                // Once an imported posting has been edited, it may be another company's.
                onChange({ ...changed, company: null });
              }}
            />
            <div className="mt-4 grid gap-1 bg-raised">
              <Button type="submit" size="lg" isBusy={isRunning} className="w-full whitespace-nowrap">
                {!isRunning && <ScanSearch aria-hidden />}
                {t(isRunning ? 'job.analyzing' : 'job.analyze')}
              </Button>
              <p className="mt-1.5 text-center text-sm text-ink-soft">{t('job.whatHappens')}</p>
              <Button
                variant="quiet"
                size="sm"
                // Before there is a result nobody needs it: last, and small.
                className="min-h-8 justify-self-center text-xs font-normal whitespace-nowrap text-ink-faint"
                onClick={() => check(true) && onContinue(job)}
              >
                {isChatLocked ? <Lock aria-hidden /> : <MessageCircle aria-hidden />}
                {t('job.continue')} {isChatLocked && <span className="sr-only">{tWorkflow('locked')}</span>}
              </Button>
            </div>
          </form>
        </TabsContent>
        <TabsContent value="url" className="pt-4">
          <JobImport isLoading={isLoading} onImport={(url) => void start(url)} onCancel={cancel} />
        </TabsContent>
      </Tabs>
    </section>
  );
}
