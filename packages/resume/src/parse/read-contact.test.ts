import { expect, test } from 'vitest';
import { nameIn } from './read-contact.ts';

test.each([
  'Maria Magdalena Theresia Antonia von und zu Hohenlohe-Waldenburg-Schillingsfürst',
  'José María de la Cruz García-López y Ortega',
  'Dr. Ing. Karl-Theodor Freiherr von und zu Guttenfels',
  'Ana Paula de Souza e Silva dos Santos',
  'Jean-Baptiste Marie de La Roche d’Estissac',
  'Nguyễn Thị Minh Khai',
  'Mohammed bin Salim bin Abdulaziz Al Saif',
  '山田 太郎',
  '欧阳娜',
])('%s is a name', (name) => {
  expect(nameIn(name)).toBe(name);
});

test.each([
  'of the and de la',
  'Senior Software Engineer',
  'University of Leeds',
  'Built a team of nine',
  'Curriculum Vitae',
  'jo@example.com',
])('%s is none', (text) => {
  expect(nameIn(text)).toBeUndefined();
});
