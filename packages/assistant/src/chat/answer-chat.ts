import type { ChatReply, HeldBack } from '@fitted/contract/assistant';
import type { Language } from '@fitted/contract/languages';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { Assistant, ChatAnswer, ChatTurn, CountPages } from '../assistant.ts';
import { ProposalGuard, type Proposals, presentChange } from '../improve/guard-proposals.ts';
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
  if (settled?.isOpen) return stillOpen(request, settled.words);
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
  const engineLabel = settled ? ({ name: 'embedded' } as const) : asked.answeredBy();
  const rest = { statedFacts: [...answer.statedFacts], engine: engineLabel };
  if (answer.action === 'undo' || answer.action === 'original')
    return { ...rest, ...goBack(answer.action, request, current), changes: [], heldBack: [] };

  const facts = [...request.statedFacts, ...answer.statedFacts, ...(answer.askedLines ?? [])];
  const guard = new ProposalGuard(document, readFacts(facts), job);
  await guard.addInTurns(answer.edits, engineLabel.name);
  signal.throwIfAborted();
  return { ...rest, ...present(answer, guard.proposals, request, current) };
}

/** Nothing is settled: the same lines are asked about. */
function stillOpen({ heldBack = [], previousResumes }: ChatRequest, response: string): ChatReply {
  return {
    response,
    resume: null,
    changes: [],
    heldBack: [...heldBack],
    previousResumes: [...previousResumes],
    statedFacts: [],
    engine: { name: 'embedded' },
  };
}

type Versions = Pick<ChatReply, 'response' | 'resume' | 'previousResumes'>;

function goBack(action: 'undo' | 'original', request: ChatRequest, current: string): Versions {
  const words = replyWords[request.language];
  const earlier = request.previousResumes;
  const back = action === 'undo' ? earlier.at(-1) : request.resumeText;
  if (back === undefined || back === current)
    return { response: words.nothingToUndo, resume: null, previousResumes: [...earlier] };
  // Our own sentence: a model's words could tell of another change than this one.
  return action === 'undo'
    ? { response: words.undone, resume: back, previousResumes: earlier.slice(0, -1) }
    : { response: words.original, resume: back, previousResumes: [...earlier, current].slice(-mostVersions) };
}

function present(
  answer: ChatAnswer,
  { changes, heldBack: held, document: revised }: Proposals,
  { language, previousResumes: earlier }: ChatRequest,
  current: string,
): Versions & Pick<ChatReply, 'changes' | 'heldBack'> {
  const unsure = (answer.unsure ?? []).map(presentChange);
  const heldBack = [...held, ...unsure.map((change) => ({ change, verdict: 'questioned' as const, claims: [] }))];
  const isChanged = changes.length > 0;
  const isIdle = !isChanged && answer.edits.length + unsure.length > 0;
  const parts = [
    isIdle ? replyWords[language].nothingChanged : answer.words,
    describeChanges(changes, language),
    describeHeldBack(heldBack, language),
  ];
  const resume = isChanged ? formatResume(revised) : null;
  return {
    response: parts.filter(Boolean).join('\n\n'),
    resume,
    changes: changes.map(presentChange),
    heldBack: [...(resume === null ? heldBack : placeAnew(heldBack, revised, parseResume(resume)))],
    previousResumes: isChanged ? [...earlier, current].slice(-mostVersions) : [...earlier],
  };
}
