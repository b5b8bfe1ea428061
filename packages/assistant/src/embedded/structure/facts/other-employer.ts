import { pattern } from '@fitted/language/pattern';
import type { Edit } from '@fitted/resume/edit/edit';
import { linesOf } from '@fitted/resume/edit/text-at';
import { replaceLine } from '../../build-edit.ts';
import { bodyLines, type Reading } from '../../reading.ts';

/** A company by its legal form: "Obras del Sur S.R.L.", "Northwind GmbH". */
const company = pattern('u')`
  (?<!\p{L})
  (\p{Lu}[\p{L}\p{N}&-]{1,30}(?: (?:de |del |& |y |und |et )?\p{Lu}[\p{L}\p{N}&-]{1,30}){0,3}),? (?:S\.? ?R\.? ?L
  |S\.? ?A\.? ?S?|GmbH|AG|KG|Ltd|Inc|LLC|PLC|Pty|SARL|SAS)(?![\p{L}])
`;
/** Hoping to work there. */
const hoped = pattern('iu')`
  (?<!\p{L})(?:oportunidad|incorporarme|formar parte|unirme|trabajar (?:en|con|para)|opportunity|joining|to join
  |to work (?:at|for|with)|position (?:at|with)|role (?:at|with)|rejoindre|intégrer|travailler (?:chez|pour)
  |opportunité|bei ihnen|mitarbeit bei|tätigkeit bei|möglichkeit)(?!\p{L})
`;

/** Removes a sentence of the profile that hopes for work at a company other than the one this resume goes to. */
export function removeOtherEmployer({ document, job }: Reading): Edit[] {
  const elsewhere = linesOf(document).map(({ text }) => text.toLowerCase());
  return bodyLines(document, (kind) => kind === 'summary').flatMap(({ line }) => {
    const sentences = line.text.split(/(?<=[.!?])\s+(?=[¡¿]?\p{Lu})/u);
    const kept = sentences.filter((sentence) => !speaksToAnother(sentence));
    return kept.length === sentences.length || kept.length === 0
      ? []
      : [{ ...replaceLine(line, kept.join(' '), 'objective'), id: `other-employer:${line.id}` }];
  });

  function speaksToAnother(sentence: string): boolean {
    const [, name = ''] = company.exec(sentence) ?? [];
    if (name === '' || !hoped.test(sentence)) return false;
    // The last word of the name: the first may only be capitalised because it opens the sentence.
    const folded = name.toLowerCase().split(' ').at(-1) ?? '';
    // Somebody who has worked there names the company in another line.
    return !job.text.toLowerCase().includes(folded) && elsewhere.filter((text) => text.includes(folded)).length === 1;
  }
}
