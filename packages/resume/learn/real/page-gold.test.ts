import { expect, it } from 'vitest';
import {
  besideLabel,
  datesLabel,
  employerLabel,
  firstOpening,
  tellLabel,
  titleLabel,
} from '../../src/parse/chain/labels.ts';
import { chainInput } from '../../src/parse/chain/read-chain.ts';
import { sectionsOfWork } from '../../src/parse/parse-resume.ts';
import { ofKind, unknown } from '../chain/random-field.ts';
import { goldOfPage } from './page-gold.ts';
import type { RoleLabel } from './pages.ts';

const opens = (label: number): number => label + firstOpening - 1;

function goldOf(work: readonly string[], roles: readonly RoleLabel[], doubtful: readonly RoleLabel[] = []) {
  const text = `Robin Vale\n\nExperience\n${work.join('\n')}\n\nEducation\nBSc, 2010`;
  const inputs = sectionsOfWork(text).map(({ rows, byRules }) => chainInput(rows, byRules));
  return goldOfPage(inputs, roles, doubtful)[0];
}

const baker = { title: 'Baker', employer: 'Kestrel Foods', start: '2015', end: '2018' };
const cook = { title: 'Cook', employer: 'Tern Hotel', start: '2012-03', end: '2014' };

it('labels the roles of a page, also where its names are longer than those of its label', () => {
  const work = ['Baker, Kestrel Foods Ltd\t2015 – 2018', '• Baked bread', '2012 – 2014\tCook, Tern Hotel, Leeds'];
  expect(goldOf(work, [baker, cook])).toEqual([
    opens(titleLabel),
    employerLabel,
    datesLabel,
    tellLabel,
    opens(datesLabel),
    titleLabel,
    employerLabel,
    besideLabel,
  ]);
});

it('says nothing about what is near a role found in part, and of a doubtful one', () => {
  const part = goldOf(['Pastry hand, Kestrel Foods\t2015 – 2018', '• Baked bread', '• Trained two'], [baker]);
  expect(part).toEqual([unknown, ofKind(employerLabel), datesLabel, unknown, tellLabel]);
  const doubt = goldOf(['Baker, Kestrel Foods\t2015 – 2018', 'Cook, Tern Hotel\t2012 – 2014'], [baker], [cook]);
  expect(doubt).toEqual([opens(titleLabel), employerLabel, datesLabel, unknown, unknown, unknown]);
});

it('leaves a section out if nothing is found in it and a role is found nowhere', () => {
  expect(goldOf(['Warden, Fern Trust\t1999'], [baker])).toBeUndefined();
  expect(goldOf(['Licence to drive'], [])).toEqual([tellLabel]);
});
