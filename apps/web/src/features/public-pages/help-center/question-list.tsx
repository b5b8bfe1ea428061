import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Disclosure } from '../layout/disclosure.tsx';
import type { HelpEntry } from './use-help-entries.ts';

interface QuestionListProps {
  readonly entries: readonly HelpEntry[];
  /** Shows each question's topic, for lists with several topics. */
  readonly showsTopic?: boolean;
}

export function QuestionList({ entries, showsTopic = false }: QuestionListProps) {
  const { t } = useTranslation('help-center');
  return (
    <div className="[&>:first-child>summary]:pt-0">
      {entries.map(({ id, topic, question, answer, link }) => (
        <Disclosure
          key={`${topic}-${id}`}
          question={
            <span>
              {question}
              {showsTopic && (
                <span className="mt-0.5 block text-sm font-normal text-ink-faint">{t(`tabs.${topic}`)}</span>
              )}
            </span>
          }
        >
          {answer.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && (
            <p>
              <Link
                to={link.to}
                className="inline-flex items-center gap-1.5 font-medium text-accent underline underline-offset-4"
              >
                {t(`links.${link.id}`)}
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </p>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
