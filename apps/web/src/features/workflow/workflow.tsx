import clsx from 'clsx';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs, TabsContent } from '../../ui/tabs.tsx';
import { useChat } from './chat/use-chat.ts';
import { currentResume } from './current-resume.ts';
import { goTo, type TabId, tabIds } from './draft.ts';
import { forgetDraft, getDraft, updateDraft, useDraft } from './draft-store.ts';
import { isEmptyForm } from './generate/read-form.ts';
import { useImprovement } from './improve/outcome/use-improvement.ts';
import { JobStrip } from './job/job-strip.tsx';
import { ResumeNeeded } from './resume-needed.tsx';
import { StepsRow } from './steps-row.tsx';
import { UploadTab } from './upload/upload-tab.tsx';
import { useFocusFollows } from './use-focus-follows.ts';
import { useStepHistory } from './use-step-history.ts';

const ImproveTab = lazy(() => import('./improve/improve-tab.tsx').then((module) => ({ default: module.ImproveTab })));
const ChatTab = lazy(() => import('./chat/chat-tab.tsx').then((module) => ({ default: module.ChatTab })));
const DownloadTab = lazy(() =>
  import('./download/download-tab.tsx').then((module) => ({ default: module.DownloadTab })),
);
const GenerateTab = lazy(() =>
  import('./generate/generate-tab.tsx').then((module) => ({ default: module.GenerateTab })),
);

/** The tool: from a resume and a job to a better resume. */
export function Workflow() {
  const { t } = useTranslation('workflow');
  const draft = useDraft();
  const run = useImprovement();
  const chat = useChat();
  const { tab, originalText } = draft;
  const isAtWork = originalText !== null;
  const resume = currentResume(draft);
  const hasStarted =
    resume !== null || draft.resumeText !== '' || draft.job.title !== '' || !isEmptyForm(draft.generator);
  const tabs = useRef<HTMLDivElement>(null);
  useStepIntoView(tab, tabs);
  useFocusFollows(tab, tabs);
  useStepHistory(tab);
  // Preloads the next step, so that it is there when the person gets to it.
  useEffect(() => {
    if (hasStarted) void import('./improve/improve-tab.tsx');
  }, [hasStarted]);

  const startOver = () => {
    const before = getDraft();
    forgetDraft();
    toast({
      title: t('startedOver.title'),
      description: t('startedOver.text'),
      action: {
        label: t('startedOver.undo'),
        altText: t('startedOver.undoAlt'),
        onSelect: () => updateDraft(() => before),
      },
    });
  };

  return (
    <Tabs
      ref={tabs}
      value={tab}
      activationMode="manual"
      onValueChange={(value) => {
        const chosen = tabIds.find((id) => id === value);
        if (chosen) updateDraft((current) => goTo(current, chosen));
      }}
      className={clsx('rounded-lg', !isAtWork && 'scroll-mt-24 border border-line bg-raised')}
    >
      <StepsRow isAtWork={isAtWork} onStartOver={hasStarted ? startOver : undefined} />
      {draft.submittedJob && (tab === 'chat' || tab === 'download') && (
        <div className="mb-2">
          <JobStrip fileName={draft.reading?.fileName} job={draft.submittedJob} />
        </div>
      )}
      <Panel id="upload" look={isAtWork ? 'card' : 'plain'}>
        <UploadTab />
      </Panel>
      <Panel id="generate" look={isAtWork ? 'card' : 'plain'}>
        <GenerateTab />
      </Panel>
      <Panel id="improve" look={isAtWork ? 'desk' : 'plain'}>
        {originalText ? <ImproveTab originalText={originalText} run={run} /> : <ResumeNeeded />}
      </Panel>
      <Panel id="chat" look={isAtWork ? 'desk' : 'plain'}>
        {originalText ? <ChatTab chat={chat} /> : <ResumeNeeded />}
      </Panel>
      <Panel id="download" look={isAtWork ? 'desk' : 'plain'}>
        {resume ? <DownloadTab resumeText={resume} /> : <ResumeNeeded />}
      </Panel>
    </Tabs>
  );
}

/** Forms on the desk have a card of their own; sheets and notes lie on the desk itself. */
const looks = {
  plain: 'p-4 pt-6 sm:p-6 lg:p-8',
  card: 'mt-1 rounded-lg border border-line bg-raised p-4 sm:p-6',
  desk: 'pt-0!',
} as const;

interface PanelProps {
  readonly id: TabId;
  readonly look: keyof typeof looks;
  readonly children: ReactNode;
}

function Panel({ id, look, children }: PanelProps) {
  return (
    <TabsContent value={id} className={looks[look]}>
      <Suspense fallback={<StepSkeleton />}>{children}</Suspense>
    </TabsContent>
  );
}

/** As high as the window: otherwise what is below the tool would come into view, then jump away with the step. */
function StepSkeleton() {
  return (
    <div className="min-h-dvh">
      <Skeleton className="h-96 w-full" />
    </div>
  );
}

/** A new step starts at its top, wherever the last one was scrolled to. */
function useStepIntoView(tab: TabId, tool: RefObject<HTMLElement | null>): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    // What the sticky header covers is out of sight, too.
    const top = document.querySelector('header')?.offsetHeight ?? 0;
    if (tool.current && tool.current.getBoundingClientRect().top < top) tool.current.scrollIntoView({ block: 'start' });
  }, [tab, tool]);
}
