import { Check } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Paper, PaperMark } from './paper.tsx';

const mark = (words: string) => <PaperMark>{words}</PaperMark>;

const postingLines = ['must', 'second', 'nice', 'filler'] as const;

/** A posting whose lines differ in what they say about priorities. */
export function PostingExample() {
  const { t } = useTranslation('tutorial');
  return (
    <Paper caption={t('read.caption')}>
      <dl className="space-y-4">
        {postingLines.map((line) => (
          <div key={line}>
            <dt>
              <MarkedText text={t(`read.${line}.line`)} mark={mark} />
            </dt>
            <dd className="mt-0.5 text-sm text-paper-soft">{t(`read.${line}.meaning`)}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

const answers = ['report', 'lead', 'costs'] as const;

export function ProofExample() {
  const { t } = useTranslation('tutorial');
  return (
    <Paper caption={t('prove.caption')}>
      <table className="w-full text-left text-sm">
        <thead className="text-paper-soft">
          <tr>
            <th scope="col" className="w-1/3 pb-2 font-medium">
              {t('prove.asks')}
            </th>
            <th scope="col" className="pb-2 pl-4 font-medium">
              {t('prove.shows')}
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => (
            <tr key={answer} className="border-t border-paper-line align-top">
              <td className="py-2.5">{t(`prove.${answer}.asks`)}</td>
              <td className="py-2.5 pl-4">{t(`prove.${answer}.shows`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

const rewritten = ['report', 'late', 'team'] as const;

export function RewriteExample() {
  const { t } = useTranslation('tutorial');
  return (
    <Paper caption={t('write.caption')}>
      <ul className="space-y-5">
        {rewritten.map((line) => (
          <li key={line}>
            <del className="text-sm text-paper-soft">{t(`write.${line}.before`)}</del>
            <ins className="mt-1 block no-underline">
              <MarkedText text={t(`write.${line}.after`)} mark={mark} />
            </ins>
          </li>
        ))}
      </ul>
    </Paper>
  );
}

export function OrderExample() {
  const { t } = useTranslation('tutorial');
  return (
    <Paper caption={t('order.caption')}>
      <ol className="space-y-2.5">
        {(['first', 'second', 'third', 'last'] as const).map((line, index) => (
          <li key={line} className="flex gap-3">
            <span aria-hidden className="text-sm text-paper-soft tabular-nums">
              {index + 1}
            </span>
            <span>
              <MarkedText text={t(`order.${line}`)} mark={mark} />
            </span>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

export function QuestionExample() {
  const { t } = useTranslation('tutorial');
  return (
    <Paper caption={t('ask.caption')}>
      <p className="font-serif text-lg leading-snug">{t('ask.question')}</p>
      <dl className="mt-4 space-y-3 text-sm">
        {(['yes', 'partly', 'no'] as const).map((answer) => (
          <div key={answer} className="border-t border-paper-line pt-3">
            <dt className="font-medium">{t(`ask.${answer}.answer`)}</dt>
            <dd className="mt-0.5 text-paper-soft">{t(`ask.${answer}.result`)}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

export function CheckExample() {
  const { t } = useTranslation('tutorial');
  return (
    <Paper caption={t('check.caption')}>
      <ul className="space-y-2.5">
        {(['top', 'numbers', 'dates', 'words', 'file', 'aloud'] as const).map((item) => (
          <li key={item} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-paper-soft" />
            {t(`check.${item}`)}
          </li>
        ))}
      </ul>
    </Paper>
  );
}
