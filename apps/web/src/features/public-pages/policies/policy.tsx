import { useFormat } from '../../../i18n/use-format.ts';
import { ArticleLayout } from '../layout/article-layout.tsx';
import { LongText } from '../layout/long-text.tsx';

/** The day on which both policies took effect. */
const effectiveDate = '2025-03-23';

interface PolicySection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

interface PolicyProps {
  readonly title: string;
  readonly lead: string;
  readonly contentsLabel: string;
  /** Returns "Effective {date}" in the language's word order. */
  readonly sayEffective: (date: string) => string;
  readonly sections: readonly PolicySection[];
}

export function Policy({ title, lead, contentsLabel, sayEffective, sections }: PolicyProps) {
  const format = useFormat();
  return (
    <ArticleLayout
      title={title}
      lead={lead}
      kicker={sayEffective(format.date(effectiveDate, 'long'))}
      contents={<Contents label={contentsLabel} sections={sections} />}
    >
      {sections.map(({ id, title: heading, text }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="space-y-4">
          <h2 id={`${id}-title`}>{heading}</h2>
          <LongText text={text} />
        </section>
      ))}
    </ArticleLayout>
  );
}

function Contents({ label, sections }: { readonly label: string; readonly sections: readonly PolicySection[] }) {
  return (
    <nav aria-label={label} className="border-l border-line pl-5 text-sm">
      <ol className="space-y-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
