/** Control words that stand for a character. */
export const characterWords: Readonly<Record<string, string>> = {
  par: '\n',
  line: '\n',
  sect: '\n\n',
  page: '\n',
  tab: '\t',
  nestcell: '\t',
  nestrow: '\n',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
/** Groups that contain no text of the document. */
export const skippedWords = new Set(
  (
    'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable ' +
    'listoverridetable rsidtbl generator xmlnstbl mmathPr filetbl revtbl pgptbl annotation atnid atnauthor ' +
    'atrfstart atrfend nonshppict shppict bkmkstart bkmkend wgrffmtfilter template falt panose blipuid objdata ' +
    'sp datafield ftnsep ftnsepc aftnsep aftnsepc fldtype'
  ).split(' '),
);
/** Groups with text, although readers that do not know them may skip them. */
export const shownWords = new Set([
  'shptxt',
  'shpinst',
  'shp',
  'fldinst',
  'fldrslt',
  'footnote',
  'pntext',
  'listtext',
  'shprslt',
  'ud',
]);
