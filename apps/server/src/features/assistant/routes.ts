import { chat, generateResume, improveResume } from '@fitted/contract/assistant/assistant';
import { AppError } from '../../errors/app-error.ts';
import { answerWithEvents, wantsEvents } from '../../http/answers/event-stream.ts';
import type { Serve } from '../../http/bind.ts';
import { cancelledWith } from '../../http/cancelled-with.ts';
import { type AssistantDeps, converse, generate, improve, withEngineFor } from './service.ts';

export function serveAssistant(serve: Serve, deps: AssistantDeps): void {
  serve(improveResume, async ({ body, user, request, reply }) => {
    const own = await withEngineFor(user, request.ip, deps);
    const events = improve(body, user, own, cancelledWith(reply));
    if (wantsEvents(request)) {
      return answerWithEvents(request, reply, async (stream) => {
        for await (const event of events) {
          if (event.type === 'profile') stream.send('profile', event.profile);
          else if (event.type === 'change') stream.send('change', event.change);
          else if (event.type === 'held-back') stream.send('held-back', event.heldBack);
          else stream.send('done', event.improvement);
        }
      });
    }
    for await (const event of events) if (event.type === 'done') return event.improvement;
    throw new AppError('improve_failed');
  });

  serve(chat, async ({ body, user, request, reply }) => {
    const answer = converse(body, user, await withEngineFor(user, request.ip, deps), cancelledWith(reply));
    if (!wantsEvents(request)) return answer;
    // Wait before opening the stream, so that a refusal is still an HTTP status, as without events.
    const replied = await answer;
    return answerWithEvents(request, reply, async (stream) => {
      for (const piece of pieces(replied.response)) stream.send('text', piece);
      stream.send('done', replied);
    });
  });

  serve(generateResume, async ({ body, user, request, reply }) =>
    generate(body, user, await withEngineFor(user, request.ip, deps), cancelledWith(reply)),
  );
}

/** Words with their trailing space, so that the joined pieces are the text. */
const pieces = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];
