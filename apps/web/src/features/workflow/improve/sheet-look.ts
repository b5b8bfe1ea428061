import type { TemplateId } from '@fitted/contract/documents';

/** How a template sets its type, as far as a sheet on screen shows it: the file itself is drawn by the server. */
export interface SheetLook {
  readonly isSerif: boolean;
  readonly isCentred: boolean;
  readonly accent: string;
  readonly heading: 'small-caps' | 'capitals' | 'plain';
  readonly rule: 'below' | 'above' | 'none';
}

export const sheetLooks: Readonly<Record<TemplateId, SheetLook>> = {
  ledger: { isSerif: true, isCentred: true, accent: '#22304a', heading: 'small-caps', rule: 'below' },
  boardroom: { isSerif: false, isCentred: false, accent: '#1d3b63', heading: 'capitals', rule: 'below' },
  compass: { isSerif: false, isCentred: false, accent: '#0b5347', heading: 'plain', rule: 'none' },
  meridian: { isSerif: false, isCentred: false, accent: '#274fae', heading: 'plain', rule: 'above' },
  waymark: { isSerif: true, isCentred: false, accent: '#8a3319', heading: 'plain', rule: 'none' },
  marquee: { isSerif: false, isCentred: false, accent: '#9a3323', heading: 'plain', rule: 'none' },
  quarto: { isSerif: true, isCentred: false, accent: '#1f1d1a', heading: 'plain', rule: 'above' },
  plain: { isSerif: false, isCentred: false, accent: '#000000', heading: 'plain', rule: 'none' },
};
