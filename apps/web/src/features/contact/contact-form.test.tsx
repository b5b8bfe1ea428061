import { ContactForm as Rules } from '@fitted/contract/contact';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import english from '../../i18n/en/contact.json';
import { serve } from '../../testing/fake-server.ts';
import { LastingToaster } from '../../testing/lasting-toaster.tsx';
import { renderAt } from '../../testing/render-at.tsx';
import { checkValues } from './check-values.ts';
import { ContactForm } from './contact-form.tsx';

const maya = { name: 'Maya Okafor', email: 'maya@sample.example' };
const words = 'My file arrives without its second page.';
const blank = { name: '', email: '', phone: '', subject: '', message: '', website: '' };

async function renderForm(known = {}) {
  await renderAt(
    '/contact',
    <>
      <ContactForm known={known} />
      <LastingToaster />
    </>,
  );
  // The form's texts load a moment after the frame's.
  await screen.findByRole('form');
  return userEvent.setup();
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });

test('an empty form names what is missing and sends nothing', async () => {
  const asked = serve({});
  const user = await renderForm();
  await user.click(sendButton());
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Name is required',
    'Valid email is required',
    'Message must be at least 10 characters',
  ]);
  expect(document.activeElement).toBe(field(/^Name/));
  await user.type(field(/^Name/), 'M');
  expect(screen.queryByText('Name is required')).toBeNull();
  expect(asked).toEqual([]);
});

test('someone signed in finds their name filled in, before and after sending', async () => {
  let answer: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = serve({
    'POST /api/contact': async () => {
      await arrived;
      return { json: { message: 'Thanks' } };
    },
  });
  const user = await renderForm(maya);
  expect(field(/^Name/).value).toBe(maya.name);
  await user.type(field(/^Message/), words);
  await user.click(sendButton());
  const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
  expect(sending.disabled).toBe(true);
  answer?.();

  const toast = await screen.findByRole('listitem');
  expect(within(toast).getByText('Message sent')).toBeTruthy();
  expect(within(toast).getByText("Thank you for your message. We'll get back to you soon.")).toBeTruthy();
  expect(await asked[0]?.json()).toEqual({ ...blank, ...maya, message: words });
  expect(field(/^Message/).value).toBe('');
  expect(field(/^Email/).value).toBe(maya.email);
});

test('a failure says so and keeps every word', async () => {
  serve({ 'POST /api/contact': { status: 500, json: { code: 'internal', message: 'Something went wrong.' } } });
  const user = await renderForm(maya);
  await user.type(field(/^Message/), words);
  await user.click(sendButton());
  const toast = await screen.findByRole('listitem');
  expect(within(toast).getByText('Error')).toBeTruthy();
  expect(within(toast).getByText('There was a problem sending your message. Please try again.')).toBeTruthy();
  await waitFor(() => expect(sendButton().disabled).toBe(false));
  expect(field(/^Message/).value).toBe(words);
});

describe('the sentences are the contract’s', () => {
  test.each(['name', 'email', 'message'] as const)('%s', async (name) => {
    const said = Rules.safeParse(blank).error?.issues.find(({ path }) => path[0] === name)?.message;
    const problem = (await checkValues(blank))[name];
    expect(problem && english.errors[problem]).toBe(said);
  });

  test('a message that is too long', async () => {
    const values = { ...blank, ...maya, message: 'a'.repeat(5001) };
    const problems = await checkValues(values);
    expect(problems).toEqual({ message: 'messageLong' });
    expect(english.errors.messageLong).toBe(Rules.safeParse(values).error?.issues[0]?.message);
  });
});
