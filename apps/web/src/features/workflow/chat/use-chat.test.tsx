import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { forgetDraft, getDraft, patchDraft } from '../draft-store.ts';
import { Composer } from './composer.tsx';
import { useChat } from './use-chat.ts';

const gatewayPage = '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body>nginx/1.24.0</body>\r\n</html>';

function ChatBox() {
  const { pending, send } = useChat();
  return (
    <>
      <Composer isPending={pending !== null} onSend={send} />
      <Toaster />
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
