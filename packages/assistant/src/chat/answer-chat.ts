import type { ChatReply, StatedFact } from '@fitted/contract/assistant/assistant';
import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { Language } from '@fitted/contract/languages';
import { pattern } from '@fitted/language/pattern';
import type { ResumeDocument } from '@fitted/resume/document';
import type { Edit } from '@fitted/resume/edit/edit';
import { formatResume } from '@fitted/resume/format/format-resume';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { Assistant, ChatAnswer, ChatInput } from '../assistant.ts';
import { replyCues } from '../cues.ts';
import { foldLetters } from '../embedded/chat/fold-name.ts';
import { leavesItOut } from '../embedded/chat/leaves-out.ts';
import { ProposalGuard, type Proposals } from '../improve/guard-proposals.ts';
import { readPosting } from '../improve/read-posting.ts';
import { weighFacts } from '../improve/stated-facts.ts';
import { openCall } from '../open-call.ts';
import { readActs } from '../understand/acts/read-acts.ts';
import type { ChatRequest } from './chat-request.ts';
import { replyWords } from './chat-words.ts';
import { describeChanges, describeHeldBack, describeTexts, maxHeldShown, tellApart } from './describe-changes.ts';
import { chatFact, followFacts } from './follow-facts.ts';
import { choicesAnew, placeAnew, settleHeldBack } from './settle-held-back.ts';
import { factsMeant, offerFacts, takeBack, takesBack } from './take-back.ts';
import { withoutTalk } from './without-talk.ts';

const maxVersions = 10;

/** A reply of words alone: nothing changed and no facts were stated. */
const nothing = () => ({ resume: null, changes: [], heldBack: [], statedFacts: [], removedFacts: [], choices: [] });

/** One turn: the engine proposes, the guard decides, the reply shows what changed. Nothing is remembered here. */
export async function answerChat(engine: Assistant, request: ChatRequest, signal: AbortSignal): Promise<ChatReply> {
  const current = request.improvedText ?? request.resumeText;
  const document = parseResume(current, { reading: request.reading });
  const job = readPosting(request.jobTitle, request.jobDescription, [document.language]);
  const asked = openCall(engine, request.userId);
  const isDropped = isLeftOut(request);
  const plainly = isDropped ? undefined : settleHeldBack(request, document);
  const agreed = plainly || isDropped ? undefined : agreedFirst(request, document);
  const settled = plainly ?? (agreed && settleHeldBack({ ...request, message: agreed.message }, document));
  if (settled?.isOpen) return stillOpen(request, settled.words);
  const takenBack = settled ? undefined : answerRetraction(request, current, document);
  if (takenBack) return takenBack;
  const { own } = weighFacts(request.statedFacts);
  const known = { document, job, own, call: asked.call };
  const ask = (message: string) => engine.chat(chatInput({ ...request, message }, known), signal);
  const given = !settled ? await ask(request.message) : agreed?.rest ? both(settled, await ask(agreed.rest)) : settled;
  signal.throwIfAborted();
  const engineLabel = settled ? ({ name: 'embedded' } as const) : asked.answeredBy();
  const answer = engineLabel.name === 'embedded' ? withoutTalk(given, request.language) : given;
  const rest = { choices: [...tellApart(choicesOf(answer, request.language), document)], engine: engineLabel };
  if (answer.action === 'undo' || answer.action === 'original') {
    const back = goBack(answer.action, request, current);
    return { ...nothing(), ...rest, ...back, ...factsLeftBehind(request, current, back.resume) };
  }

  const told = answer.statedFacts.map((text) => ({ ...chatFact(text), isConfirmed: settled !== undefined }));
  const lines = (answer.askedLines ?? []).map((text, at) => ({ id: `asked-${at}`, text }));
  const guard = new ProposalGuard(document, [...own, ...told, ...lines], job);
  await guard.addInTurns(answer.edits, engineLabel.name);
  signal.throwIfAborted();
  const { changes } = guard.proposals;
  const facts = followFacts(request.statedFacts, told, changes, document);
  return { ...rest, ...facts, ...present(answer, rest.choices, guard.proposals, request, { document, current }) };
}

/** Whether the message starts with a clear yes or no to the last reply's questions, and what else it asks for. */
function agreedFirst({ message, heldBack = [] }: ChatRequest, document: ResumeDocument) {
  if (heldBack.length === 0) return undefined;
  const [first, ...others] = readActs(message, document).filter(({ name }) => name !== 'talk' && name !== 'why');
  if (!first || (first.name !== 'yes' && first.name !== 'no') || first.sure < surelyAgreed) return undefined;
  const [next] = others.filter(({ name }) => name !== first.name);
  // "yes, but …" is a yes to something else than what was shown.
  if (next && butOpening.test(message.slice(first.to, next.to))) return undefined;
  // "Ok, you are right. Then move …" has heard us, and says what is wanted instead.
  if (next && heard.test(foldLetters(message.slice(first.from, first.to)).toLowerCase())) return undefined;
  // "ok, now …" after several questions is not a yes to any of them.
  if (heldBack.length > 1 && next) return undefined;
  return { message: first.name, rest: next ? message.slice(next.from) : '' };
}

/** "Yes, you are right, leave it out": nothing that waits for a yes is written by it. */
const isLeftOut = ({ message, operation, heldBack = [] }: ChatRequest): boolean =>
  !operation && heldBack.some(({ change }) => change.after !== '') && leavesItOut(message);

const butOpening = pattern('iu')`^[\s,.，、。!]*${replyCues.any('but')}(?!\p{sc=Latin})`;

const heard = pattern('iu')`^(?:${replyCues.any('heard')}[\s,.!，。、！]*)+$`;

const surelyAgreed = 0.7;

/**
 * Applies what was agreed to. Further edits of the same lines are dropped, because they were based on the old wording.
 */
function both(settled: ChatAnswer, more: ChatAnswer): ChatAnswer {
  const isSame = ({ target }: Edit) =>
    settled.edits.some((edit) => 'lineId' in edit.target && 'lineId' in target && edit.target.lineId === target.lineId);
  // "I have changed nothing" is not said above what has been changed.
  const isOnlySaid = settled.edits.length === 0 && (more.edits.length > 0 || more.action !== 'none');
  const [edits, unsure] = [more.edits, more.unsure ?? []].map((some) => some.filter((edit) => !isSame(edit)));
  return {
    ...more,
    words: (isOnlySaid ? [more.words] : [...new Set([settled.words, more.words])]).filter(Boolean).join('\n\n'),
    action: settled.action === 'none' ? more.action : settled.action,
    edits: [...settled.edits, ...(edits ?? [])],
    statedFacts: [...settled.statedFacts, ...more.statedFacts],
    unsure: unsure ?? [],
  };
}

type Known = Pick<ChatInput, 'document' | 'job' | 'call'> & { readonly own: readonly StatedFact[] };

function chatInput(request: ChatRequest, { document, job, own, call }: Known): ChatInput {
  return {
    ...(call && { call }),
    document,
    job,
    statedFacts: own,
    message: request.message,
    operation: request.operation,
    choices: request.choices ?? [],
    waiting: (request.heldBack ?? []).map(({ change }) => change),
    history: request.chatHistory,
    canUndo: request.previousResumes.length > 0,
    earlier: [request.resumeText, ...request.previousResumes],
    language: request.language,
    countPages: request.countPages,
    ...(request.today && { today: request.today }),
  };
}

/** A person who says that something is not true is believed at once, whichever engine would otherwise answer. */
function answerRetraction(request: ChatRequest, current: string, document: ResumeDocument): ChatReply | undefined {
  const { operation, message, statedFacts, language, previousResumes } = request;
  if (statedFacts.length === 0) return undefined;
  const isMeant = operation
    ? operation.name === 'retract'
    : takesBack(message, statedFacts) && !wantsOther(message, document);
  if (!isMeant) return undefined;
  const named = statedFacts.filter(({ id }) => id === operation?.slots.fact);
  const meant = named.length > 0 ? named : factsMeant(message, statedFacts);
  const rest = { ...nothing(), engine: { name: 'embedded' as const } };
  if (meant.length === 1) return { ...rest, ...takeBack(request, current, meant) };
  const response = replyWords[language].whichFact;
  return { ...rest, response, choices: offerFacts(meant), previousResumes: [...previousResumes] };
}

/**
 * A message with several wishes is a retraction only if part of it reads as one: not "cut the fluff, keep punctual, I
 * was never late".
 */
function wantsOther(message: string, document: ResumeDocument): boolean {
  const acts = readActs(message, document);
  return acts.length > 2 && !acts.some(({ name }) => ['retract', 'undo', 'no', 'change'].includes(name));
}

/** Going back also drops the facts stated since: a fact whose lines are gone must not bring them back. */
function factsLeftBehind({ statedFacts }: ChatRequest, current: string, back: string | null) {
  if (back === null) return { statedFacts: [], removedFacts: [] };
  const gone = statedFacts.filter(({ supports }) => {
    const lines = supports.flatMap(({ after }) => after.split('\n')).filter(Boolean);
    return lines.some((line) => current.includes(line)) && !lines.some((line) => back.includes(line));
  });
  return { statedFacts: [], removedFacts: gone.map(({ id }) => id) };
}

/** Nothing was settled, so the same lines stay held back. */
function stillOpen({ heldBack = [], previousResumes }: ChatRequest, response: string): ChatReply {
  const rest = { ...nothing(), engine: { name: 'embedded' as const }, previousResumes: [...previousResumes] };
  return { ...rest, response, heldBack: [...heldBack] };
}

/** Buttons for the likely meanings. A yes covers only the edits that are shown. */
function choicesOf({ choices = [], unsure = [] }: ChatAnswer, language: Language): readonly Choice[] {
  const words = replyWords[language];
  const shown = Math.min(unsure.length, maxHeldShown);
  if (shown === 0) return choices;
  const yes: Choice = { label: shown > 1 ? words.yesToAll : words.yesDoIt, operation: { name: 'yes', slots: {} } };
  return [yes, ...choices];
}

type Versions = Pick<ChatReply, 'response' | 'resume' | 'previousResumes'>;

function goBack(action: 'undo' | 'original', request: ChatRequest, current: string): Versions {
  const words = replyWords[request.language];
  const earlier = request.previousResumes;
  const back = action === 'undo' ? earlier.at(-1) : request.resumeText;
  if (back === undefined || back === current)
    return { response: words.nothingToUndo, resume: null, previousResumes: [...earlier] };
  // Use our own sentence: the model's words could describe a different change.
  return action === 'undo'
    ? {
        response: undoneWords(words.undone, current, back, request.language),
        resume: back,
        previousResumes: earlier.slice(0, -1),
      }
    : { response: words.original, resume: back, previousResumes: [...earlier, current].slice(-maxVersions) };
}

/** Also lists the lines that were restored, so that nobody has to look for them. */
const undoneWords = (undone: string, current: string, back: string, language: Language): string =>
  [undone, describeTexts(current, back, language)].filter(Boolean).join('\n\n');

function present(
  answer: ChatAnswer,
  choices: readonly Choice[],
  { changes, heldBack: held, document: revised }: Proposals,
  { language, previousResumes: earlier, reading }: ChatRequest,
  { document, current }: { readonly document: ResumeDocument; readonly current: string },
): Versions & Pick<ChatReply, 'changes' | 'heldBack' | 'choices'> {
  const unsure = answer.unsure ?? [];
  const heldBack = [...held, ...unsure.map((change) => ({ change, verdict: 'questioned' as const, claims: [] }))];
  const isChanged = changes.length > 0;
  const isIdle = !isChanged && answer.edits.length > 0;
  const parts = [
    isIdle ? replyWords[language].nothingChanged : answer.words,
    describeChanges(changes, language, document),
    describeHeldBack(heldBack, language, revised),
  ];
  const resume = isChanged ? formatResume(revised) : null;
  const reread = resume === null ? undefined : parseResume(resume, { reading });
  return {
    response: parts.filter(Boolean).join('\n\n'),
    resume,
    changes: [...changes],
    heldBack: [...(reread ? placeAnew(heldBack, revised, reread) : heldBack)],
    choices: [...(reread ? choicesAnew(choices, revised, reread) : choices)],
    previousResumes: isChanged ? [...earlier, current].slice(-maxVersions) : [...earlier],
  };
}
