import type { TemplateId } from '@fitted/contract/looks';

/** How a template sets its type on the sheet on screen; the server draws the file itself, to the same design. */
export interface SheetLook {
  readonly isSerif: boolean;
  readonly accent: string;
  /** The paper: its margins, and what is printed beside the text. */
  readonly paper: string;
  /** The name and the contact details. */
  readonly head: string;
  readonly name: string;
  readonly contact: string;
  readonly heading: string;
  /** The employer or school in the lines that name a role. */
  readonly organisation: string;
  readonly period: string;
  readonly marker: 'dot' | 'dash';
}

const soft = 'text-paper-soft';
const inAccent = 'text-(--sheet-accent)';
const wideMargin = '@xl:px-[8%] @xl:py-[7.5%]';

export const sheetLooks: Readonly<Record<TemplateId, SheetLook>> = {
  ledger: {
    isSerif: true,
    accent: '#22304a',
    paper: wideMargin,
    head: 'text-center',
    name: `text-[1.75em] font-semibold tracking-[0.01em] ${inAccent}`,
    contact: soft,
    heading: `border-b border-(--sheet-accent)/50 pb-0.5 text-[1.12em] font-semibold tracking-[0.045em] [font-variant-caps:small-caps] ${inAccent}`,
    organisation: 'font-normal italic',
    period: soft,
    marker: 'dot',
  },
  boardroom: {
    isSerif: false,
    accent: '#1d3b63',
    paper: '@xl:px-[7.5%] @xl:py-[7%]',
    head: 'border-b-2 border-(--sheet-accent) pb-3',
    name: `text-[1.8em] font-semibold tracking-[-0.015em] ${inAccent}`,
    contact: soft,
    heading: `flex items-center gap-3 text-[1.13em] font-semibold after:h-px after:flex-1 after:bg-(--sheet-accent)/45 ${inAccent}`,
    organisation: `font-medium ${inAccent}`,
    period: soft,
    marker: 'dot',
  },
  compass: {
    isSerif: false,
    accent: '#0b5347',
    paper:
      '@xl:bg-[linear-gradient(to_right,#e1ece8_11%,transparent_11%)] @xl:py-[7.5%] @xl:pr-[8%] @xl:pl-[16.5%] print:bg-none',
    head: '',
    name: 'text-[2.1em] font-semibold tracking-[-0.025em]',
    contact: soft,
    heading:
      'relative text-[1.2em] font-semibold before:absolute before:top-[0.75em] before:right-[calc(100%+0.9rem)] ' +
      'before:h-px before:w-24 before:bg-(--sheet-accent) after:absolute after:top-[calc(0.75em-0.22rem)] ' +
      'after:right-[calc(100%+0.6rem)] after:size-2 after:rounded-full after:bg-(--sheet-accent) ' +
      `@max-xl:before:hidden @max-xl:after:hidden ${inAccent}`,
    organisation: `font-medium ${inAccent}`,
    period: soft,
    marker: 'dot',
  },
  meridian: {
    isSerif: false,
    accent: '#274fae',
    paper: wideMargin,
    head: '',
    name: 'text-[2.3em] font-normal tracking-[-0.03em]',
    contact: soft,
    heading:
      'text-[1.3em] font-semibold tracking-[-0.012em] before:mb-2 before:block before:h-0.5 before:w-9 before:bg-(--sheet-accent)',
    organisation: 'font-normal',
    period: `font-medium ${inAccent}`,
    marker: 'dot',
  },
  waymark: {
    isSerif: true,
    accent: '#8a3319',
    paper:
      '@xl:bg-[linear-gradient(to_right,transparent_10%,#d9c3b6_10%,#d9c3b6_calc(10%+1px),transparent_calc(10%+1px))] ' +
      '@xl:py-[8%] @xl:pr-[9%] @xl:pl-[16.5%] print:bg-none',
    head: '',
    name: 'text-[2em] font-normal tracking-[-0.012em]',
    contact: soft,
    heading: `text-[1.3em] italic ${inAccent}`,
    organisation: 'font-normal italic',
    period: inAccent,
    marker: 'dash',
  },
  marquee: {
    isSerif: false,
    accent: '#9a3323',
    paper: 'overflow-hidden @xl:px-[8%] @xl:py-[7%]',
    head: '-mx-5 -mt-7 bg-[#2c2338] px-5 pt-7 pb-5 text-white @xl:-mx-[9.6%] @xl:-mt-[9%] @xl:px-[9.6%] @xl:pt-[9%] print:m-0 print:p-0',
    name: 'text-[2.1em] font-semibold tracking-[-0.022em]',
    contact: 'text-[#d9d1e4]',
    heading:
      'flex items-center gap-2.5 text-[1.24em] font-semibold tracking-[-0.01em] before:size-[0.8em] before:bg-(--sheet-accent)',
    organisation: 'font-medium',
    period: `font-medium ${inAccent}`,
    marker: 'dot',
  },
  quarto: {
    isSerif: true,
    accent: '#1f1d1a',
    paper: '@xl:px-[10.5%] @xl:py-[9%]',
    head: '',
    name: 'text-[1.65em] font-normal',
    contact: soft,
    heading: 'border-t border-paper-line pt-2 text-[1.06em] font-semibold',
    organisation: 'font-normal italic',
    period: soft,
    marker: 'dash',
  },
  plain: {
    isSerif: false,
    accent: '#000000',
    paper: wideMargin,
    head: '',
    name: 'text-[1.45em] font-semibold tracking-[-0.01em]',
    contact: '',
    heading: 'text-[1.16em] font-semibold',
    organisation: 'font-normal',
    period: '',
    marker: 'dot',
  },
};
