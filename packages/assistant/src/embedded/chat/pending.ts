import type { ChatAnswer } from '../../assistant.ts';
import { type ReplyWords, replyWords } from '../../chat/data/reply-words.ts';
import { addAt } from './add-fact.ts';
import { openTurn, type Turn } from './answer.ts';
import { findPlaceToAdd } from './find-place.ts';
import { foldName } from './fold-name.ts';
import { numberOf } from './number-of.ts';
import { plainRequest } from './plain-request.ts';
import { type ReadCommand, readCommand } from './read-command.ts';
import { joinedRequestsIn, sentencesIn } from './split-requests.ts';

type Answer = (command: ReadCommand, turn: Turn) => ChatAnswer | Promise<ChatAnswer>;

/** The last turn, when it ended with a question of ours. */
interface Asked {
  readonly request: string;
  readonly question: string;
}

/** A message that answers our question: where to add, what to write there, or which one is meant. */
export async function answerQuestion(
  turn: Turn,
  command: ReadCommand | undefined,
  answer: Answer,
): Promise<ChatAnswer | undefined> {
  const { history } = turn.input;
  const [question, request] = [history.at(-1), history.at(-2)];
  if (question?.role !== 'assistant' || request?.role !== 'user') return undefined;
  const asked: Asked = { request: request.content, question: question.content };
  return (
    placeFact(turn, asked) ??
    (command ? undefined : writeThere(turn, asked)) ??
    (await choose(turn, command, asked, answer))
  );
}

/** "put it in the first job", "mets-le dans …": what is put is known. */
const putIt =
  /^(?:(?:put|add|place|write) (?:it|that|this)|(?:setze?|schreibe?|füge|pack|packe|tu) (?:es|das)|(?:mets|ajoute|place)(?:-l[ea]| ça| cela)?|(?:pon|añade|agrega|añáde|agréga|escríbe)(?:l[oa]| eso| esto)|把它)\s*/iu;
const placed =
  /^(?:(?:under|in|into|to|at|on|unter|bei|zum|zur|zu|im|en|al|a|bajo|dans|sous|à|au|aux|chez)\s+|(?:在|加到|加在|放到|放在|写到)\s*)|(?:\s(?:hinzu|ein|rein)|に(?:追加|入れ)て?)$/giu;

/** "Skills" after "Where should I add …?" */
function placeFact(turn: Turn, { request, question }: Asked): ChatAnswer | undefined {
  const fact = quotedIn(question, 'whereToAdd', 'fact');
  // Only what the person said themselves is a fact.
  if (!fact || !oneSpaced(request).includes(oneSpaced(fact))) return undefined;
  const name = plainRequest(turn.input.message).replace(putIt, '').replace(placed, '');
  const place = findPlaceToAdd(turn.input.document, name);
  return place && addAt(turn, fact, place);
}

/** What to write after "What should I write there?" */
function writeThere(turn: Turn, { question }: Asked): ChatAnswer | undefined {
  const name = quotedIn(question, 'whatToAdd', 'name');
  const place = name === undefined ? undefined : findPlaceToAdd(turn.input.document, name);
  return place && addAt(turn, plainRequest(turn.input.message), place);
}

const choices = ['whichOne', 'whichSection', 'insideLine'] as const;

/** One of the names we listed; "yes" when there was only one. */
async function choose(
  turn: Turn,
  command: ReadCommand | undefined,
  asked: Asked,
  answer: Answer,
): Promise<ChatAnswer | undefined> {
  const key = choices.find((one) => opens(asked.question, one));
  if (!key) return undefined;
  // What changed may be told below.
  const [listed = ''] = asked.question.split('\n\n');
  const names = listed.split('\n').flatMap((line) => (line.startsWith('• ') ? [line.slice(2)] : []));
  const said = foldName(plainRequest(turn.input.message));
  const near = command ? [] : names.filter((name) => said.length > 2 && foldName(name).includes(said));
  const chosen =
    names.find((name) => foldName(name) === said) ??
    (near.length === 1 ? near[0] : undefined) ??
    namedByPlace(names, said) ??
    (command?.intent === 'confirm' && names.length === 1 ? names[0] : undefined);
  if (!chosen) return undefined;
  const answers = await Promise.all(
    commandsOf(turn, asked.request).flatMap((before) => {
      const groups =
        key === 'whichSection' ? ['section', 'part', 'anchor'].filter((name) => name in before.groups) : ['line'];
      return groups.map((group) => {
        const meant = { ...before, groups: { ...before.groups, [group]: chosen } };
        return answer(meant, openTurn(turn.input, meant));
      });
    }),
  );
  return answers.find(({ action }) => action === 'edit') ?? answers[0];
}

/** "the second one", "2", "第二条" */
function namedByPlace(names: readonly string[], said: string): string | undefined {
  const [, word = ''] = /^第?(\d{1,2}(?:st|nd|rd|th|[.ºª]|e|番目|つ目)?|[^\d\s]+?)[条个行]?$/u.exec(said) ?? [];
  const nth = numberOf(word);
  return nth === 0 ? undefined : names.at(nth < 0 ? nth : nth - 1);
}

/** Of a message with several requests each, since one of them was asked about. */
function commandsOf({ input }: Turn, request: string): ReadCommand[] {
  const languages = [input.language, input.document.language];
  const parts = [sentencesIn(request, languages), joinedRequestsIn(request, languages)].flat();
  return [request, ...parts.map(({ text }) => text)].flatMap((text) => readCommand(text, languages) ?? []);
}

/** A sentence of ours stays recognisable by the words around what was filled in. */
function quotedIn(text: string, key: keyof ReplyWords, param: string): string | undefined {
  for (const words of Object.values(replyWords)) {
    const [before = '', behind = ''] = words[key].split(`{${param}}`);
    const [after = ''] = behind.split('\n');
    const end = text.indexOf(after, before.length);
    if (text.startsWith(before) && end > 0) return text.slice(before.length, end);
  }
  return undefined;
}

function opens(text: string, key: keyof ReplyWords): boolean {
  return Object.values(replyWords).some((words) => {
    const [first = ''] = words[key].split(/\{|\n/u);
    return text.startsWith(first);
  });
}

function oneSpaced(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').toLowerCase();
}
