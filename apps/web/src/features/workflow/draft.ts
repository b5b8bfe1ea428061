import type { Improvement, StatedFact } from '@fitted/contract/assistant/assistant';
import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { Asked } from '@fitted/contract/assistant/question-kinds';
import type { DownloadFormat, ReadResume } from '@fitted/contract/documents';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { JobSource } from '@fitted/contract/job-sources';
import { maxJobDescriptionLength, maxJobTitleLength, maxResumeLength } from '@fitted/contract/limits/text-limits';
import { defaultTemplate, type Paper, type TemplateId } from '@fitted/contract/looks';
import type { Decided, ToldFields } from '@fitted/resume/facts/told/told-fields';
import { emptyForm, type GenerateInput } from './generate/read-form.ts';
import { localPaper } from './local-paper.ts';

export const tabIds = ['upload', 'generate', 'improve', 'chat', 'download'] as const;
export type TabId = (typeof tabIds)[number];

export interface Job {
  readonly title: string;
  readonly source: JobSource;
  readonly description: string;
  /** Taken from an imported posting; the form has no field for it. */
  readonly company?: string | null;
}

/** How the job is given. */
export type JobEntry = 'manual' | 'url';

/** What reading a file yielded besides its text. */
export interface FileReading extends Omit<ReadResume, 'text'> {
  readonly fileName: string;
}

export interface ChatTurn {
  readonly id: number;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** A message from the page itself ("Stopped."), not a reply of the assistant. */
  readonly isNote?: boolean;
  /** A note with a link to the plans. */
  readonly needsSubscription?: boolean;
  /** The full revised resume; null when the reply is text only, absent when the server sent no such field. */
  readonly resume?: string | null;
  /** After this reply: the resume before each change of this chat, oldest first. */
  readonly previousResumes?: readonly string[];
  /** What this reply held back; sent along so that the next message can simply say yes. */
  readonly heldBack?: readonly HeldBack[];
  /** The likeliest readings of the previous message, as buttons. */
  readonly choices?: readonly Choice[];
  /** Why the rules answered instead of the language model, if they did. */
  readonly fallbackReason?: string;
}

/** A person's answer to a question; `yes` and their own words become facts that are sent along. */
export type Answer =
  | ({
      readonly kind: 'yes';
      readonly fact: string;
      /** The suggestion whose words the person changed: the server makes the change of it, under the guard. */
      readonly rewords?: string;
    } & Readonly<Asked>)
  | {
      readonly kind: 'own-words';
      readonly fact: string /** They confirmed it when asked again. */;
      readonly isSure?: boolean;
    }
  | ToldAnswer
  | ShownAnswer
  | { readonly kind: 'no' }
  | { readonly kind: 'skipped' };

/** An interview answer in the person's own words, with the role, line or requirement it belongs to. */
export interface ToldAnswer extends Readonly<Asked> {
  readonly kind: 'told';
  readonly fact: string;
  readonly place: string | null;
  readonly isSure?: boolean;
  /** The line made from it, as the person worded it. */
  readonly wording?: string;
  /** The fields that it was made from, for whoever changes it. */
  readonly typed?: TypedAnswer;
}

/** "Yes, that is it": the line that was quoted shows what was asked. It states nothing new, so it is not a fact. */
export interface ShownAnswer {
  readonly kind: 'shown';
  /** The id of the requirement. */
  readonly answers: string;
  /** The line as the person wrote it, and as it read on the desk. */
  readonly lines: readonly string[];
}

/** What is typed under a question but not sent yet. */
export interface TypedAnswer extends ToldFields {
  readonly place?: string;
  /** What joins a list. */
  readonly words?: string;
  /** The line as the person worded it; without it, it is made from the fields. */
  readonly line?: string;
  /** Clauses that the person ticked, or left out. */
  readonly decided?: Decided;
}

/** A finished run and the key of its input; when the input changes, the run is stale. */
export interface Run {
  readonly key: string;
  readonly improvement: Improvement;
}

export interface OpenQuestion {
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Everything typed, chosen and received during one visit. It survives a reload and is forgotten on sign-out. */
export interface Draft {
  readonly tab: TabId;
  /** The paste box. */
  readonly resumeText: string;
  readonly reading: FileReading | null;
  /** The resume that was handed in. */
  readonly originalText: string | null;
  /** The form of the generator. */
  readonly generator: GenerateInput;
  readonly job: Job;
  readonly jobEntry: JobEntry;
  /** The address to import a job from. */
  readonly jobUrl: string;
  /** The job that was handed in: analysed, imported or submitted. */
  readonly submittedJob: Job | null;
  /** The title that the generator was asked to aim at. It is not a job yet: nothing runs on it by itself. */
  readonly targetTitle: string;
  readonly answers: Readonly<Record<string, Answer>>;
  /** By question, so that a reload loses nothing that was typed. */
  readonly typed: Readonly<Record<string, TypedAnswer>>;
  /** The texts of the facts that the last run was given; later answers wait for the next. */
  readonly sentFacts: readonly string[];
  readonly run: Run | null;
  /** The keys of changes that are switched off. They outlive a run: a discarded change stays off if proposed again. */
  readonly off: readonly string[];
  /** The keys of changes that started off because they would have lowered the score. */
  readonly lowering: readonly string[];
  /** The lines of the resume that the person removed by hand. */
  readonly removedLines: readonly string[];
  readonly improvedText: string | null;
  /** The key of the run whose changes were accepted into it; null when it is not an improvement for a job. */
  readonly improvedFor: string | null;
  readonly summary: readonly string[];
  readonly chat: readonly ChatTurn[];
  /** The chat message that is not sent yet. */
  readonly message: string;
  /** What the person said about themselves in the chat. */
  readonly chatFacts: readonly StatedFact[];
  readonly isWarningDismissed: boolean;
  readonly openQuestions: readonly OpenQuestion[];
  /** Why the rules wrote the generated resume instead of the language model, if they did. */
  readonly generatedFallback: string | null;
  readonly format: DownloadFormat;
  readonly template: TemplateId;
  readonly paper: Paper;
}

export const emptyJob: Job = { title: '', source: 'Manual Entry', description: '' };

/** Everything that depends on the submitted resume and is reset with a new one. */
const untouched = {
  answers: {},
  typed: {},
  sentFacts: [],
  run: null,
  off: [],
  lowering: [],
  removedLines: [],
  improvedText: null,
  improvedFor: null,
  summary: [],
  chat: [],
  chatFacts: [],
  openQuestions: [],
  generatedFallback: null,
} as const satisfies Partial<Draft>;

export const emptyDraft: Draft = {
  ...untouched,
  tab: 'upload',
  resumeText: '',
  reading: null,
  originalText: null,
  generator: emptyForm,
  job: emptyJob,
  jobEntry: 'manual',
  jobUrl: '',
  submittedJob: null,
  targetTitle: '',
  message: '',
  isWarningDismissed: false,
  format: 'pdf',
  template: defaultTemplate,
  // The server has no browser to ask, and renders no step that shows paper.
  paper: localPaper(typeof navigator === 'undefined' ? undefined : navigator.language),
};

/** Hands in the text in the box. Submitting the same text again keeps everything that was made from it. */
export function submitResume(draft: Draft): Draft {
  const text = draft.resumeText.trim().slice(0, maxResumeLength);
  if (text === '' || text === draft.originalText) return draft;
  return { ...draft, ...untouched, originalText: text };
}

/** Goes to a tab; moving on to a step that needs a resume hands in the text in the box. */
export function goTo(draft: Draft, tab: TabId): Draft {
  const needsResume = tab !== 'upload' && tab !== 'generate';
  return { ...(needsResume ? submitResume(draft) : draft), tab };
}

export function submitJob(draft: Draft, job: Job): Draft {
  const title = job.title.trim().slice(0, maxJobTitleLength);
  const submitted = { ...job, title, description: job.description.trim().slice(0, maxJobDescriptionLength) };
  return { ...draft, job, submittedJob: submitted };
}

interface Sample {
  readonly resumeText: string;
  readonly title: string;
  readonly posting: string;
}

/** A made-up resume and posting for people who want to see what happens; it runs by itself. */
export function takeSample(draft: Draft, { resumeText, title, posting }: Sample): Draft {
  const job: Job = { ...emptyJob, title, description: posting };
  const { template, paper, format } = draft;
  return { ...submitJob(submitResume({ ...emptyDraft, template, paper, format, resumeText }), job), tab: 'improve' };
}

/** A saved resume is on the desk at once; what it is fitted to next is the person's choice. */
export function takeSaved({ template, paper, format }: Draft, resumeText: string): Draft {
  return { ...submitResume({ ...emptyDraft, template, paper, format, resumeText }), tab: 'improve' };
}

interface Generated {
  readonly resumeText: string;
  readonly questions: readonly OpenQuestion[];
  readonly targetTitle: string;
  readonly fallbackReason?: string | undefined;
}

/**
 * A generated resume is both the original and the improved one, and all that is left is to download it. A job that was
 * submitted before belongs to another resume; its fields stay filled in case the person submits it again.
 */
export function takeGenerated(draft: Draft, generated: Generated): Draft {
  const { questions, targetTitle, fallbackReason } = generated;
  const resumeText = generated.resumeText.trim();
  return {
    ...draft,
    ...untouched,
    submittedJob: null,
    targetTitle,
    openQuestions: questions,
    generatedFallback: fallbackReason ?? null,
    tab: 'download',
    resumeText,
    reading: null,
    originalText: resumeText,
    improvedText: resumeText,
  };
}

/** What the current resume is for: the job that was handed in, else the title it was generated for. */
export function targetOf({ submittedJob, targetTitle }: Draft): Pick<Job, 'title' | 'description'> | null {
  return submittedJob ?? (targetTitle === '' ? null : { title: targetTitle, description: '' });
}
