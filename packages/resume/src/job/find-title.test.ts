import { expect, test } from 'vitest';
import { findTitle } from './find-title.ts';

test.each([
  ['Senior Site Reliability Engineer\nHalden Freight · London\n\nAbout the role', 'Senior Site Reliability Engineer'],
  ['About the job\n\nWarehouse Supervisor\nFull-time', 'Warehouse Supervisor'],
  ['Northgate Freight\nJob title: Depot Planner\nWe move parcels.', 'Depot Planner'],
  ['# Pflegefachkraft (m/w/d)\n\nDas bieten wir', 'Pflegefachkraft (m/w/d)'],
  ['募集職種：施工管理\n\n仕事内容', '施工管理'],
  ['职位名称: 会计\n公司简介', '会计'],
])('%j has the title %s', (posting, title) => {
  expect(findTitle(posting)).toBe(title);
});

test.each([
  ['', 'nothing'],
  ['We are looking for an engineer who likes trains.\nYou will drive them.', 'sentences'],
  ['About us\nOur values\nBenefits', 'headings'],
])('%j has no title: %s', (posting) => {
  expect(findTitle(posting)).toBeUndefined();
});
