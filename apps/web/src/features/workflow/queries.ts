import type { addApplication } from '@fitted/contract/applications';
import type {
  ChatReply,
  chat,
  GenerateForm,
  generateResume,
  Improvement,
  improveResume,
  StatedFact,
} from '@fitted/contract/assistant/assistant';
import type {
  ChangeNote,
  DownloadFormat,
  downloadResume,
  OwnDocumentReport,
  ownDocument,
  parseResume,
  ReadResume,
  ResumePages,
  RoundTrip,
  resumePages,
} from '@fitted/contract/documents';
import type { Edit, HeldBack } from '@fitted/contract/edits/edit';
import type { JobProfile } from '@fitted/contract/job-profile';
import type { ImportedJob, importJob } from '@fitted/contract/jobs';
import type { Language } from '@fitted/contract/languages';
import type { takeBackFacts } from '@fitted/contract/resumes';
import type { RouteRequest } from '@fitted/contract/route';
import { addressOf, call, callRaw } from '../../lib/api/client.ts';
import { asEvents, lastOf } from '../../lib/api/read-events.ts';
import { fileOf, type NamedFile } from '../../lib/browser/save-file.ts';
import type { OwnFile } from './own-file.ts';

// The tool is on the home page, so its calls are declared without their schemas.
const parseAddress = addressOf<typeof parseResume>('POST', '/api/parse-resume');
const importAddress = addressOf<typeof importJob>('POST', '/api/scrape-job');
const improveAddress = addressOf<typeof improveResume>('POST', '/api/improve-resume');
const chatAddress = addressOf<typeof chat>('POST', '/api/chat');
const generateAddress = addressOf<typeof generateResume>('POST', '/api/generate-ai-resume');
const downloadAddress = addressOf<typeof downloadResume>('POST', '/api/download-resume/:format');
const pagesAddress = addressOf<typeof resumePages>('POST', '/api/resume-pages');
const ownAddress = addressOf<typeof ownDocument>('POST', '/api/own-document');
const applicationAddress = addressOf<typeof addApplication>('POST', '/api/applications');

const takeBackAddress = addressOf<typeof takeBackFacts>('POST', '/api/stated-facts/take-back');

export interface ReadProgress {
  readonly page: number;
  readonly pages: number;
  readonly stage: 'text' | 'ocr';
}

interface ReadFileOptions {
  readonly password?: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
}

export async function readFile(file: File, { password, signal, onProgress }: ReadFileOptions): Promise<ReadResume> {
  const body = new FormData();
  if (password !== undefined) body.append('password', password);
  body.append('file', file);
  const response = await callRaw(parseAddress, { body }, { signal, headers: asEvents });
  return lastOf<ReadResume>(response, ({ name, data }) => {
    if (name === 'progress') onProgress(data as ReadProgress);
  });
}

export const fetchJob = (url: string, signal: AbortSignal): Promise<ImportedJob> =>
  call(importAddress, { body: { url } }, { signal });

interface ImproveHooks {
  readonly signal: AbortSignal;
  readonly onProfile: (profile: JobProfile) => void;
  readonly onChange: (change: Edit) => void;
  readonly onHeldBack: (heldBack: HeldBack) => void;
}

export async function improve(
  body: RouteRequest<typeof improveResume>['body'],
  { signal, onProfile, onChange, onHeldBack }: ImproveHooks,
): Promise<Improvement> {
  const response = await callRaw(improveAddress, { body }, { signal, headers: asEvents });
  return lastOf<Improvement>(response, ({ name, data }) => {
    if (name === 'profile') onProfile(data as JobProfile);
    if (name === 'change') onChange(data as Edit);
    if (name === 'held-back') onHeldBack(data as HeldBack);
  });
}

export async function sendMessage(
  body: RouteRequest<typeof chat>['body'],
  { signal, onText }: { readonly signal: AbortSignal; readonly onText: (piece: string) => void },
): Promise<ChatReply> {
  const response = await callRaw(chatAddress, { body }, { signal, headers: asEvents });
  return lastOf<ChatReply>(response, ({ name, data }) => {
    if (name === 'text') onText(String(data));
  });
}

/**
 * Removes whatever was based on these facts from saved versions. The draft has lost it already: the person cannot do
 * anything about a failure here.
 */
export function takeBack(resumeText: string, facts: StatedFact[]): void {
  call(takeBackAddress, { body: { resumeText, facts } }).catch(() => undefined);
}

export const generate = (details: GenerateForm, language: Language, signal: AbortSignal) =>
  call(generateAddress, { body: { ...details, language } }, { signal });

export interface WrittenFile extends NamedFile {
  readonly roundTrip: RoundTrip | null;
}

export const drawPages = (body: RouteRequest<typeof resumePages>['body'], signal: AbortSignal): Promise<ResumePages> =>
  call(pagesAddress, { body }, { signal });

export async function writeFile(
  format: DownloadFormat,
  body: RouteRequest<typeof downloadResume>['body'],
  signal?: AbortSignal,
): Promise<WrittenFile> {
  const response = await callRaw(downloadAddress, { params: { format }, body }, signal && { signal });
  return {
    ...(await fileOf(response, `resume.${format}`)),
    roundTrip: await readRoundTrip(response.headers.get('x-roundtrip')),
  };
}

async function readRoundTrip(header: string | null): Promise<RoundTrip | null> {
  try {
    const { RoundTrip } = await import('@fitted/contract/documents');
    return RoundTrip.safeParse(JSON.parse(header ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

interface OwnFileWish {
  readonly own: OwnFile;
  readonly resumeText: string;
  readonly mode: 'tracked' | 'clean';
  readonly notes: readonly ChangeNote[];
}

export async function markOwnFile({ own, resumeText, mode, notes }: OwnFileWish) {
  const body = new FormData();
  if (own.password !== undefined) body.append('password', own.password);
  body.append('resumeText', resumeText);
  body.append('mode', mode);
  body.append('notes', JSON.stringify(notes));
  body.append('file', own.file);
  const response = await callRaw(ownAddress, { body });
  const report = JSON.parse(response.headers.get('x-own-document') ?? 'null') as OwnDocumentReport | null;
  return { ...(await fileOf(response, own.file.name)), report };
}

export const noteApplication = (body: RouteRequest<typeof addApplication>['body']) =>
  call(applicationAddress, { body });
