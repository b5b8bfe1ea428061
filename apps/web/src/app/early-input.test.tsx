import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { keepEarlyInput, noteSent } from './early-input.ts';

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

test('what was typed before the page came to life is still there, and known to the page', async () => {
  vi.useFakeTimers();
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Form />);
  document.body.append(box);
  const area = box.querySelector('textarea');
  if (!area) throw new Error('There is no text area.');
  area.value = 'early words';

  keepEarlyInput(box);
  await act(async () => {
    root = hydrateRoot(box, <Form />);
  });
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(box.querySelector('textarea')).toBe(area);
  expect(area.value).toBe('early words');
  expect(box.querySelector('output')?.textContent).toBe('early words');
});

test('what was typed before React wrote into the field is still there, also when it is sent at once', async () => {
  vi.useFakeTimers();
  const box = document.createElement('div');
  box.innerHTML = '<input type="text" />';
  document.body.append(box);
  const input = box.querySelector('input');
  if (!input) throw new Error('There is no input.');
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  keepEarlyInput(box);
  type('early words');
  Object.assign(input, { __reactProps$test: {} });
  // As React does after hydrating the rest.
  input.value = '';
  noteSent();
  expect(input.value).toBe('early words');
  // The page has handled it and clears the field.
  input.value = '';
  await vi.advanceTimersByTimeAsync(3000);
  expect(input.value).toBe('');
  box.remove();
});

test('what was typed into a part that is drawn anew stands in the field of the same name', async () => {
  vi.useFakeTimers();
  const box = document.createElement('div');
  box.id = 'root';
  box.innerHTML = '<input type="text" name="town" />';
  document.body.append(box);
  const [early, anew] = [box.querySelector('input'), document.createElement('input')];
  if (!early) throw new Error('There is no input.');
  early.value = 'Leeds';

  keepEarlyInput(box);
  early.replaceWith(Object.assign(anew, { name: 'town', __reactProps$test: {} }));
  await vi.advanceTimersByTimeAsync(200);
  expect(anew.value).toBe('Leeds');
  box.remove();
});

test('a form that was sent before the page came to life is sent once it has', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const page = (
    <form
      onSubmitCapture={noteSent}
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(new FormData(event.currentTarget).get('email')?.toString() ?? '');
      }}
    >
      <input type="email" name="email" />
    </form>
  );
  const box = document.createElement('div');
  box.innerHTML = renderToString(page);
  document.body.append(box);
  const [form, input] = [box.querySelector('form'), box.querySelector('input')];
  if (!form || !input) throw new Error('There is no form.');
  input.value = 'robin@example.com';
  window.sentEarly = form;

  keepEarlyInput(box);
  expect(sent).toEqual([]);
  await act(async () => {
    root = hydrateRoot(box, page);
  });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(sent).toEqual(['robin@example.com']);
  expect(window.sentEarly).toBeUndefined();
});

test('what was pressed before the page came to life is pressed again, once', async () => {
  vi.useFakeTimers();
  const box = document.createElement('div');
  box.innerHTML = '<button type="button">Open</button>';
  document.body.append(box);
  const button = box.querySelector('button');
  if (!button) throw new Error('There is no button.');
  const heard: string[] = [];
  for (const kind of ['mousedown', 'click']) button.addEventListener(kind, () => heard.push(kind));

  window.pressedEarly = button;
  keepEarlyInput(box);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual([]);
  Object.assign(button, { __reactProps$test: {} });
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(['mousedown', 'click']);
});
