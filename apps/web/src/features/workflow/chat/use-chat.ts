import type { ChatReply } from '@fitted/contract/assistant/assistant';
import type { Operation } from '@fitted/contract/assistant/chat-operations';
import { useEffect, useRef, useState } from 'react';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { currentResume, lastReply, previousResumes } from '../current-resume.ts';
import { type ChatTurn, targetOf } from '../draft.ts';
import { getDraft, patchDraft, updateDraft } from '../draft-store.ts';
import { factsOf, forgetBeyond, removeFact, takeFacts } from '../facts/ledger.ts';
import { sendMessage } from '../queries.ts';

export interface Chat {
  /** The part of the reply received so far; null when none is awaited. */
  readonly pending: string | null;
  /** A button passes the operation along with the message. */
  send(message: string, operation?: Operation): void;
  stop(): void;
  /** Takes back the last change of this chat, immediately and without a call to the server. */
  undo(): void;
}

/** The server accepts a hundred turns; whatever was said long ago is in the resume by now. */
const maxTurns = 40;

export function useChat(): Chat {
  const { t, language } = useTranslation('workflow-chat');
  const say = useSentence();
  const [pending, setPending] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (message: string, operation?: Operation) => {
    const text = message.trim();
    const draft = getDraft();
    const job = targetOf(draft) ?? draft.job;
    if (text === '' || running.current || !draft.originalText) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const turn = addTurn({ role: 'user', content: text });
    setPending('');
    let arrived = '';
    try {
      const reply = await sendMessage(
        {
          message: text,
          ...(operation && { operation }),
          resumeText: draft.originalText,
          ...(draft.reading?.reading && { reading: draft.reading.reading }),
          improvedText: currentResume(draft),
          jobTitle: job.title,
          jobDescription: job.description,
          chatHistory: draft.chat
            .filter(({ isNote }) => !isNote)
            .slice(-maxTurns)
            .map(({ role, content }) => ({ role, content })),
          previousResumes: [...previousResumes(draft.chat)],
          heldBack: [...(lastReply(draft.chat)?.heldBack ?? [])],
          choices: [...(lastReply(draft.chat)?.choices ?? [])],
          statedFacts: factsOf(draft),
          language,
          template: draft.template,
          paper: draft.paper,
        },
        {
          signal,
          onText: (piece) => {
            arrived += piece;
            if (!signal.aborted) setPending(arrived);
          },
        },
      );
      // If the person has signed out or started over meanwhile, the resume is gone and the reply is dropped.
      if (!signal.aborted && getDraft().originalText === draft.originalText) takeReply(reply);
    } catch (failure) {
      if (!signal.aborted) {
        giveBack(turn);
        takeFailure(failure);
      }
    }
    if (running.current === controller) {
      running.current = null;
      setPending(null);
    }
  };

  const takeFailure = (failure: unknown) => {
    const isApiError = failure instanceof ApiError;
    if (isApiError && failure.requiresSubscription) {
      toast({ title: t('subscribe.title'), description: t('subscribe.toast'), variant: 'destructive' });
      addTurn({ role: 'assistant', content: t('subscribe.message'), isNote: true, needsSubscription: true });
      return;
    }
    const description =
      !isApiError || failure.code === 'unreachable'
        ? t('errors.send')
        : failure.code === 'assistant_unavailable' || failure.said === undefined
          ? t('errors.assistant')
          : say(failure.said);
    toast({ title: t('errors.title'), description, variant: 'destructive' });
  };

  return {
    pending,
    send: (message, operation) => void send(message, operation),
    stop() {
      running.current?.abort();
      running.current = null;
      setPending(null);
      addTurn({ role: 'assistant', content: t('stopped'), isNote: true });
    },
    undo() {
      const { chat } = getDraft();
      const current = currentResume(getDraft()) ?? '';
      const earlier = previousResumes(chat);
      const back = earlier.at(-1);
      if (back === undefined) return;
      updateDraft((draft) => forgetBeyond(draft, current, back));
      addTurn({ role: 'assistant', content: t('undone'), resume: back, previousResumes: earlier.slice(0, -1) });
    },
  };
}

function addTurn(said: Omit<ChatTurn, 'id'>): ChatTurn {
  const { chat } = getDraft();
  const turn = { ...said, id: (chat.at(-1)?.id ?? 0) + 1 };
  patchDraft({ chat: [...chat, turn] });
  return turn;
}

/** A message that was not answered goes back into the box to be sent again, unless another is being typed there. */
function giveBack(turn: ChatTurn): void {
  const { chat, message } = getDraft();
  if (message.trim() !== '' || !chat.includes(turn)) return;
  patchDraft({ message: turn.content, chat: chat.filter((one) => one !== turn) });
}

function takeReply(reply: ChatReply): void {
  const { response, resume, previousResumes: earlier, heldBack, statedFacts = [], removedFacts = [], engine } = reply;
  const fallbackReason = engine?.fallbackReason;
  addTurn({
    role: 'assistant',
    content: response,
    // A server that does not support revised resumes leaves the field out; then the reply's text is the resume.
    ...(resume !== undefined && { resume }),
    ...(earlier !== undefined && { previousResumes: earlier }),
    ...(heldBack !== undefined && { heldBack }),
    ...(reply.choices && reply.choices.length > 0 && { choices: reply.choices }),
    ...(fallbackReason !== undefined && { fallbackReason }),
  });
  // Facts that were taken back are removed from every version that undo could return to.
  updateDraft((draft) => {
    const left = removedFacts.reduce(removeFact, draft);
    return { ...left, ...takeFacts(left, statedFacts, removedFacts) };
  });
}
