import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatReply } from '@fitted/contract/assistant/assistant';
import type { Language } from '@fitted/contract/languages';
import { answerChat } from '../src/chat/answer-chat.ts';
import type { ChatRequest } from '../src/chat/chat-request.ts';
import { embeddedAssistant } from '../src/embedded/embedded-assistant.ts';
import { takeFacts } from '../src/testing/converse.ts';
import { countPages } from '../src/testing/count-pages.ts';

/** A scripted conversation: a resume, a posting, and the person's messages in order. */
interface Conversation {
  readonly lang: Language;
  readonly title: string;
  readonly resume: string;
  readonly posting: string;
  readonly turns: readonly { readonly message: string; readonly wants: string; readonly mustNot: string }[];
}

/** Plays the conversations in a folder against the chat and writes each as a page for people to read and mark. */
async function main([from, to]: readonly string[]): Promise<void> {
  if (!from || !to) throw new Error('Which folder has the conversations, and which shall have the pages?');
  for (const name of readdirSync(from).filter((one) => one.endsWith('.json'))) {
    const conversation = JSON.parse(readFileSync(join(from, name), 'utf8')) as Conversation;
    writeFileSync(join(to, name.replace('.json', '.md')), await hold(name, conversation));
  }
}

async function hold(name: string, { lang, title, resume, posting, turns }: Conversation): Promise<string> {
  const out = [`# ${name} (${lang}) ${title}`, '## Resume', fence(resume), '## Posting', fence(posting)];
  let request: ChatRequest = {
    message: '',
    resumeText: resume,
    improvedText: resume,
    jobTitle: title,
    jobDescription: posting,
    language: lang,
    chatHistory: [],
    statedFacts: [],
    previousResumes: [],
    heldBack: [],
    choices: [],
    countPages,
  };
  for (const [at, { message, wants, mustNot }] of turns.entries()) {
    const reply = await answerChat(embeddedAssistant, { ...request, message }, new AbortController().signal);
    out.push(
      `## Turn ${at + 1}`,
      `**Person:** ${message}`,
      `*Wanted:* ${wants}`,
      `*Must not:* ${mustNot}`,
      tell(reply),
    );
    request = next(request, message, reply);
  }
  return [...out, '## Resume at the end', fence(request.improvedText ?? '')].join('\n\n');
}

function next(request: ChatRequest, message: string, reply: ChatReply): ChatRequest {
  return {
    ...request,
    improvedText: reply.resume ?? request.improvedText,
    heldBack: reply.heldBack,
    previousResumes: reply.previousResumes,
    choices: reply.choices,
    statedFacts: takeFacts(request.statedFacts, reply),
    chatHistory: [
      ...request.chatHistory,
      { role: 'user', content: message },
      { role: 'assistant', content: reply.response },
    ],
  };
}

function tell({ response, changes, choices, heldBack }: ChatReply): string {
  const made = changes.map(({ kind, before, after }) => `- [${kind}] "${before}" → "${after}"`);
  return [
    `**Reply:** ${response}`,
    made.length > 0 ? `**Changes made:**\n${made.join('\n')}` : '(no change)',
    choices.length > 0 ? `**Buttons:** ${choices.map(({ label }) => `[${label}]`).join(' ')}` : '',
    heldBack.length > 0 ? `**Asked:** ${heldBack.map(({ change }) => `"${change.after}"`).join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const fence = (text: string): string => `\`\`\`\n${text}\n\`\`\``;

await main(process.argv.slice(2));
