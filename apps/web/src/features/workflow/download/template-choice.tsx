import { type TemplateId, templateFacts, templateIds } from '@fitted/contract/looks';
import { parseResume } from '@fitted/resume/parse/parse-resume';
import clsx from 'clsx';
import { RadioGroup } from 'radix-ui';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { buildSheet, type SheetBlock } from '../improve/sheet/build-sheet.ts';
import { Sheet } from '../improve/sheet/sheet.tsx';

interface TemplateChoiceProps {
  readonly resumeText: string;
  readonly value: TemplateId;
  readonly onChange: (template: TemplateId) => void;
}

/** Each template as a small page in the shape of the person's own resume. */
export function TemplateChoice({ resumeText, value, onChange }: TemplateChoiceProps) {
  const { t } = useTranslation('workflow-download');
  const blocks = useMemo(() => shapeOf(resumeText), [resumeText]);
  return (
    <RadioGroup.Root
      aria-label={t('template.label')}
      value={value}
      onValueChange={(chosen) => {
        const template = templateIds.find((id) => id === chosen);
        if (template) onChange(template);
      }}
      // A strip that scrolls sideways on a phone, a grid elsewhere.
      className={
        '-m-1.5 flex snap-x scroll-px-1.5 gap-x-2 gap-y-2 overflow-x-auto p-1.5 [scrollbar-width:thin] sm:grid ' +
        'sm:grid-cols-[repeat(auto-fill,5.5rem)] sm:justify-between'
      }
    >
      {templateIds.map((id) => (
        <RadioGroup.Item
          key={id}
          value={id}
          title={t(`template.${id}Text`)}
          className="group w-22 shrink-0 snap-start rounded-md text-left text-xs text-ink-soft data-[state=checked]:font-semibold data-[state=checked]:text-ink"
        >
          <span
            aria-hidden
            className={clsx(
              // As white as the file beside it, in dark mode too.
              'relative block h-20 w-22 overflow-hidden rounded-sm border bg-paper transition-shadow [--color-paper:#fff]',
              'border-line group-hover:border-ink-soft',
              'group-data-[state=checked]:border-accent group-data-[state=checked]:shadow-[0_0_0_2px_var(--color-accent)]',
            )}
          >
            {/* The upper left of a sheet of 794 px: its head and first headings tell templates apart. */}
            <span className="absolute top-0 left-0 block w-[794px] origin-top-left scale-[0.155]">
              <Sheet label="" blocks={blocks} template={id} showsRemoved={false} />
            </span>
          </span>
          <span className="mt-1 block text-center leading-tight">
            {templateFacts[id].name}
            <span className="block font-normal text-ink-soft">{t(`template.${id}Word`)}</span>
          </span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

/**
 * The resume with a bar for every word. At this size none can be read, and the real words would be found eight times more by
 * whoever searches the page.
 */
function shapeOf(text: string): readonly SheetBlock[] {
  const document = parseResume(text);
  return buildSheet(document, document, []).map((block) => ({
    ...block,
    lines: block.lines.map((line) => ({
      ...line,
      organisation: line.organisation && asBars(line.organisation),
      parts: line.parts.map((part) => ({ ...part, text: asBars(part.text) })),
    })),
  }));
}

/** A bar is wider than a letter, but not than a Chinese or Japanese one, which may be followed by a line break. */
const asBars = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(word)
      ? '▂\u200b'.repeat(word.length)
      : '▂'.repeat(Math.ceil(word.length * 0.65)),
  );
