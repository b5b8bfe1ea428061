import type { ChatReply, HeldBack } from '@fitted/contract/assistant';
import type { Language } from '@fitted/contract/languages';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { Assistant, ChatTurn, CountPages } from '../assistant.ts';
import { ProposalGuard, presentChange } from '../improve/guard-proposals.ts';
import { readPosting } from '../improve/read-posting.ts';
import { readFacts } from '../improve/stated-facts.ts';
import { openCall } from '../open-call.ts';
import { replyWords } from './data/reply-words.ts';
import { describeChanges, describeHeldBack } from './describe-changes.ts';
import { placeAnew, settleHeldBack } from './settle-held-back.ts';

export interface ChatRequest {
  readonly message: string;
  /** As it was uploaded. */
  readonly resumeText: string;
  /** As it stands now; null before any improvement. */
  readonly improvedText: string | null;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly chatHistory: readonly ChatTurn[];
  readonly statedFacts: readonly string[];
  /** The resume before each change of this chat, oldest first. */
  readonly previousResumes: readonly string[];
  /** What the last reply held back. */
  readonly heldBack?: readonly HeldBack[];
  readonly language: Language;
  /** The account that asks; a visitor has none. */
  readonly userId?: number | null;
  readonly countPages: CountPages;
}

const mostVersions = 10;

/** One turn: the engine proposes, the guard decides, the reply shows what changed. Nothing is remembered here. */
export async function answerChat(engine: Assistant, request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
  const current = request.improvedText ?? request.resumeText;
  const document = parseResume(current);
  const job = readPosting(request.jobTitle, request.jobDescription);
  const canUndo = request.previousResumes.length > 0;
  const asked = openCall(engine, request.userId);
  const settled = settleHeldBack(request, document);
  const answer =
    settled ??
    (await engine.chat(
      {
        call: asked.call,
        document,
        job,
        statedFacts: readFacts(request.statedFacts),
        message: request.message,
        history: request.chatHistory,
        canUndo,
        language: request.language,
        countPages: request.countPages,
      },
      signal,
    ));
  signal.throwIfAborted();
  const words = replyWords[request.language];
  const facts = [...request.statedFacts, ...answer.statedFacts, ...(answer.askedLines ?? [])];
  const label = settled ? ({ name: 'embedded' } as const) : asked.answeredBy();
  const rest = { statedFacts: [...answer.statedFacts], engine: label };

  if (answer.action === 'undo' || answer.action === 'original') {
    const back = answer.action === 'undo' ? request.previousResumes.at(-1) : request.resumeText;
    if (back === undefined || back === current)
      return {
        ...rest,
        response: words.nothingToUndo,
        resume: null,
        changes: [],
        heldBack: [],
        previousResumes: [...request.previousResumes],
      };
    const previousResumes =
      answer.action === 'undo'
        ? request.previousResumes.slice(0, -1)
        : [...request.previousResumes, current].slice(-mostVersions);
    // Our own sentence: a model's words could tell of another change than this one.
    const response = answer.action === 'undo' ? words.undone : words.original;
    return { ...rest, response, resume: back, changes: [], heldBack: [], previousResumes };
  }

  const guard = new ProposalGuard(document, readFacts(facts), job);
  if (answer.edits.length > 0) guard.add(answer.edits, rest.engine.name);
  const { changes, heldBack: held, document: revised } = guard.proposals;
  const unsure = (answer.unsure ?? []).map(presentChange);
  const heldBack = [...held, ...unsure.map((change) => ({ change, verdict: 'questioned' as const, claims: [] }))];
  const isChanged = changes.length > 0;
  const isIdle = !isChanged && answer.edits.length + unsure.length > 0;
  const parts = [
    isIdle ? words.nothingChanged : answer.words,
    describeChanges(changes, request.language),
    describeHeldBack(heldBack, request.language),
  ];
  const resume = isChanged ? formatResume(revised) : null;
  return {
    ...rest,
    response: parts.filter(Boolean).join('\n\n'),
    resume,
    changes: changes.map(presentChange),
    heldBack: [...(resume === null ? heldBack : placeAnew(heldBack, revised, parseResume(resume)))],
    previousResumes: isChanged
      ? [...request.previousResumes, current].slice(-mostVersions)
      : [...request.previousResumes],
  };
}
