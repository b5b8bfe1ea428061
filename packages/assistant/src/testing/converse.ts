import type { ChatReply, StatedFact } from '@fitted/contract/assistant/assistant';
import type { Choice } from '@fitted/contract/assistant/chat-operations';
import type { HeldBack } from '@fitted/contract/edits/edit';
import type { Language } from '@fitted/contract/languages';
import { answerChat } from '../chat/answer-chat.ts';
import { answers, doingWords, replyWords } from '../chat/chat-words.ts';
import { embeddedAssistant } from '../embedded/embedded-assistant.ts';
import { countPages } from './count-pages.ts';
import { everydayResume } from './everyday-resumes.ts';

/** What the last of the messages did, as "before → after" or "line above + new line"; the name of the reply if it did nothing. */
export async function converse(...said: Parameters<typeof talk>) {
  const { outcome, facts } = await talk(...said);
  return { outcome, facts };
}

/** The same, with the resume and the facts as they stand in the end. */
export async function talk(
  language: Language,
  messages: readonly string[],
  resumeText: string = everydayResume(language),
) {
  const chatHistory: { role: 'user' | 'assistant'; content: string }[] = [];
  let [text, outcome, facts, heldBack] = [resumeText, '', [] as StatedFact[], [] as readonly HeldBack[]];
  let [previousResumes, choices]: [string[], Choice[]] = [[], []];
  for (const message of messages) {
    const reply = await answerChat(
      embeddedAssistant,
      {
        ...{ message, resumeText, improvedText: text, jobTitle: 'Engineer', jobDescription: '', language },
        ...{ chatHistory, statedFacts: facts, previousResumes, heldBack, choices, countPages },
      },
      new AbortController().signal,
    );
    text = reply.resume ?? text;
    heldBack = reply.heldBack;
    previousResumes = reply.previousResumes;
    choices = reply.choices;
    facts = takeFacts(facts, reply);
    chatHistory.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response });
    const changes = reply.changes.map(({ before, after }) =>
      before === '' ? `${lineAbove(text, after)} + ${onOneLine(after)}` : `${onOneLine(before)} → ${onOneLine(after)}`,
    );
    outcome = changes.length > 0 ? changes.join('; ') : nameOf(reply.response, language);
  }
  return { outcome, facts: facts.map((fact) => fact.text), ledger: facts, text };
}

/** As the page keeps its list. */
export function takeFacts(
  facts: readonly StatedFact[],
  { statedFacts, removedFacts }: Pick<ChatReply, 'statedFacts' | 'removedFacts'>,
): StatedFact[] {
  const ids = [...removedFacts, ...statedFacts.map(({ id }) => id)];
  return [...facts.filter(({ id }) => !ids.includes(id)), ...statedFacts];
}

function lineAbove(text: string, after: string): string {
  const [first = ''] = after.split('\n');
  const lines = text.split('\n').flatMap((line) => line.replace(/^[•・-]\s*/u, '') || []);
  return lines[lines.lastIndexOf(first) - 1] ?? '';
}

function onOneLine(text: string): string {
  return text.replaceAll('\n', ' / ');
}

function nameOf(response: string, language: Language): string {
  if (response.startsWith(replyWords[language].undone)) return 'undone';
  const names = Object.entries<string>({
    ...replyWords[language],
    ...doingWords[language],
    ...answers[language],
  }).filter(([, words]) => words.split(/\{\w+\}/u).every((part) => response.includes(part.trim())));
  return names.sort(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? response;
}
