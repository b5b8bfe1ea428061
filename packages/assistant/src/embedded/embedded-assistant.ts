import type { Assistant } from '../assistant.ts';
import { answerMessage } from './chat/answer-message.ts';
import { generateResume } from './generate/generate-resume.ts';
import { proposeEdits } from './propose-edits.ts';

/** More than anybody looks through; a text crafted to yield thousands must not hold up other requests. */
const maxEdits = 400;

/** The engine without dependencies: rules over the person's own words, in process, the same answer every time. */
export const embeddedAssistant: Assistant = {
  name: 'embedded',
  async *improve(input, signal) {
    signal.throwIfAborted();
    yield [...proposeEdits(input)].slice(0, maxEdits);
  },
  async chat(input, signal) {
    signal.throwIfAborted();
    return answerMessage(input);
  },
  async generate(input, signal) {
    signal.throwIfAborted();
    return generateResume(input);
  },
};
