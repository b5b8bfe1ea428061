import type { Assistant } from '@fitted/assistant/assistant';
import { answerChat } from '@fitted/assistant/chat/answer-chat';
import { embeddedAssistant } from '@fitted/assistant/embedded/embedded-assistant';
import { streamImprovement } from '@fitted/assistant/improve/improve-resume';
import { openCall } from '@fitted/assistant/open-call';
import { languages } from '@fitted/contract/languages';
import { compareRoundTrip } from '@fitted/documents/write/round-trip';
import { writeText } from '@fitted/documents/write/write-text';
import { parseJob } from '@fitted/resume/job/parse-job';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import type { TextWork } from '../../ports/text-work.ts';

/** Works in the calling process. Used by the children, and by tests, where blocking does no harm. */
export function workInOwnProcess(assistant: Assistant): TextWork {
  return {
    ...(assistant !== embeddedAssistant && { rules: workInOwnProcess(embeddedAssistant) }),
    parse: async (text, evidence) => parseResume(text, evidence),
    compareRoundTrip: async (sourceText, readBackText, known) => compareRoundTrip(sourceText, readBackText, known),
    writeText: async (text, evidence) => writeText(text, evidence),
    readPosting: async ({ title, description }) => parseJob({ title, description }, languages),
    improve: (request, signal) => streamImprovement(assistant, request, signal),
    chat: (request, signal) => answerChat(assistant, request, signal),
    async generate({ details, language, userId }, signal) {
      const asked = openCall(assistant, userId);
      const generated = await assistant.generate({ details, language, call: asked.call }, signal);
      return { ...generated, engine: asked.answeredBy() };
    },
  };
}
