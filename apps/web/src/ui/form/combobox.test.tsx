import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { Combobox } from './combobox.tsx';
import { Field } from './field.tsx';

const options = ['France', 'Germany', 'Japan'].map((label) => ({ value: label.toLowerCase(), label }));

function CountryField() {
  const [value, setValue] = useState('');
  return (
    <>
      <Field label="Country" error={value === '' ? 'Country is required' : undefined}>
        {(control) => <Combobox {...control} options={options} value={value} onValueChange={setValue} />}
      </Field>
      <output>{value}</output>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const chosen = () => screen.getByRole('status').textContent;

test('typing narrows the list and Enter chooses', async () => {
  await renderAt('/', <CountryField />);
  await userEvent.type(input(), 'ger');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Germany']);
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('germany');
  expect(input().value).toBe('Germany');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrows walk through the list, around its end', async () => {
  await renderAt('/', <CountryField />);
  await userEvent.click(input());
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(chosen()).toBe('japan');
});

test('Escape and leaving choose nothing, whatever was typed', async () => {
  await renderAt('/', <CountryField />);
  await userEvent.type(input(), 'fra{Escape}');
  expect(input().value).toBe('');
  await userEvent.type(input(), 'fra');
  await userEvent.tab();
  expect(input().value).toBe('');
  expect(chosen()).toBe('');
});

test.each([
  ['while a word is composed', { isComposing: true }],
  ['that ends a composition in Safari', { keyCode: 229 }],
])('Enter %s chooses nothing', async (_, init) => {
  await renderAt('/', <CountryField />);
  await userEvent.type(input(), 'ger');
  fireEvent.keyDown(input(), { key: 'Enter', ...init });
  expect(chosen()).toBe('');
  expect(input().value).toBe('ger');
});

test('a click chooses', async () => {
  await renderAt('/', <CountryField />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: 'France' }));
  expect(chosen()).toBe('france');
});

test('typing after a click replaces what is chosen', async () => {
  await renderAt('/', <CountryField />);
  await userEvent.type(input(), 'jap{Enter}');
  await userEvent.click(input());
  await userEvent.keyboard('fra');
  expect(input().value).toBe('fra');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['France']);
});

test('what is wrong is tied to the input', async () => {
  await renderAt('/', <CountryField />);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Country is required',
  );
});
