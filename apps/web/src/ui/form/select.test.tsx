import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Select } from './select.tsx';

const options = [
  { value: 'a', label: 'Apples' },
  { value: 'p', label: 'Pears' },
];

test('a closed list shows its choice, and typing into it chooses another, though its options are drawn with the focus only', async () => {
  const chosen: string[] = [];
  render(<Select aria-label="Fruit" options={options} value="a" onValueChange={(value) => chosen.push(value)} />);
  const list = screen.getByRole('combobox', { name: 'Fruit' });
  expect(list.textContent).toBe('Apples');

  await userEvent.tab();
  await userEvent.keyboard('p');
  expect(chosen).toEqual(['p']);
});
