import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from '../../../testing/fake-server.ts';
import { LastingToaster } from '../../../testing/lasting-toaster.tsx';
import { renderAt } from '../../../testing/render-at.tsx';
import { forgetDraft, getDraft, patchDraft } from '../draft-store.ts';
import { Composer } from './composer.tsx';
import { useChat } from './use-chat.ts';

const gatewayPage = '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>nginx/1.24.0</body>\r\n</html>';

function ChatBox() {
  const { pending, send, undo } = useChat();
  return (
    <>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <Composer isPending={pending !== null} onSend={send} />
      <LastingToaster />
    </>
  );
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Your message');

beforeEach(() => patchDraft({ originalText: 'Maya Okafor' }));
afterEach(forgetDraft);

test.each([
  ['the page of a gateway', new Response(gatewayPage, { status: 502 }), 'Failed to communicate with AI assistant'],
  ['an empty object', { status: 500, json: {} }, 'Failed to communicate with AI assistant'],
  ['a sentence', { status: 429, json: { message: 'Too many.' } }, 'Too many.'],
])('when %s is answered, a sentence is said and the message is back in the box', async (_, answer, said) => {
  serve({ 'POST /api/chat': answer });
  await renderAt('/', <ChatBox />);
  await userEvent.type(await box(), 'Shorter, please{Enter}');
  expect(await screen.findByText(said)).toBeTruthy();
  expect((await box()).value).toBe('Shorter, please');
  expect(getDraft().chat).toEqual([]);
});

test('a message that fails while the next is being typed stays in the log', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  serve({ 'POST /api/chat': () => answered });
  await renderAt('/', <ChatBox />);
  await userEvent.type(await box(), 'Shorter, please{Enter}');
  await userEvent.type(await box(), 'And');
  answer(new Response('', { status: 500 }));
  expect(await screen.findByText('Failed to communicate with AI assistant')).toBeTruthy();
  expect((await box()).value).toBe('And');
  expect(getDraft().chat.map(({ content }) => content)).toEqual(['Shorter, please']);
});

test('what a reply held back goes along with the next message, which may be a plain yes', async () => {
  const heldBack = [{ verdict: 'held', change: { id: 'a', after: 'SQL, Terraform' }, claims: [] }];
  const asked = serve({ 'POST /api/chat': { json: { response: 'Held back.', resume: null, heldBack } } });
  await renderAt('/', <ChatBox />);
  await userEvent.type(await box(), 'Fit my skills{Enter}');
  await expect.poll(() => getDraft().chat).toHaveLength(2);
  await userEvent.type(await box(), 'Yes{Enter}');
  await expect.poll(() => asked).toHaveLength(2);
  const sent = await Promise.all(asked.map(async (request) => (await request.json()).heldBack));
  expect(sent).toEqual([[], heldBack]);
});

test('a reply that arrives after everything was forgotten is nobody’s', async () => {
  let answer: () => void = () => undefined;
  const reply = { response: 'Done.', resume: 'Maya Okafor, shorter' };
  serve({ 'POST /api/chat': () => new Promise((resolve) => (answer = () => resolve({ json: reply }))) });
  await renderAt('/', <ChatBox />);
  await userEvent.type(await box(), 'Shorter, please{Enter}');
  await expect.poll(() => getDraft().chat).toHaveLength(1);
  forgetDraft();
  answer();
  await userEvent.type(await box(), 'x');
  await expect.poll(() => screen.queryByRole('button', { name: 'Send message' })).toBeTruthy();
  expect(getDraft().chat).toEqual([]);
});

const said = (id: number, resume: string, previousResumes: readonly string[]) =>
  ({ id, role: 'assistant', content: 'Done.', resume, previousResumes }) as const;

test('one change after the other is taken back, as far as there are any', async () => {
  patchDraft({ chat: [said(1, 'second', ['first']), said(2, 'third', ['first', 'second'])] });
  await renderAt('/', <ChatBox />);
  const shown = [];
  for (let step = 0; step < 3; step += 1) {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    shown.push(getDraft().chat.at(-1)?.resume);
  }
  expect(shown).toEqual(['second', 'first', 'first']);
  expect(getDraft().chat).toHaveLength(4);
});

test('the server hears the last forty turns, and nothing that the page said itself', async () => {
  const asked = serve({ 'POST /api/chat': { json: { response: 'Done.', resume: null } } });
  const turn = (n: number) => ({ id: n, role: 'user', content: `turn ${n}` }) as const;
  const note = { id: 50, role: 'assistant', content: 'Stopped.', isNote: true } as const;
  patchDraft({ chat: [...Array.from({ length: 49 }, (_, n) => turn(n + 1)), note] });
  await renderAt('/', <ChatBox />);
  await userEvent.type(await box(), 'Go on{Enter}');
  await expect.poll(() => asked).toHaveLength(1);
  const sent: { chatHistory: { content: string }[] } | undefined = await asked[0]?.json();
  const heard = sent?.chatHistory.map(({ content }) => content) ?? [];
  expect([heard.length, heard[0], heard.at(-1)]).toEqual([40, 'turn 10', 'turn 49']);
});
