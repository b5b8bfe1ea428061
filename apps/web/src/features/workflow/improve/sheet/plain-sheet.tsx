import { parseResume } from '@fitted/resume/parse/parse-resume';
import { useMemo } from 'react';
import { useDraft } from '../../draft-store.ts';
import { buildSheet } from './build-sheet.ts';
import { Sheet } from './sheet.tsx';

/** A resume on paper, with nothing marked. */
export function PlainSheet({ label, text }: { readonly label: string; readonly text: string }) {
  const { template, reading } = useDraft();
  const blocks = useMemo(() => {
    const document = parseResume(text, { reading: reading?.reading });
    return buildSheet(document, document, []);
  }, [text, reading]);
  return <Sheet label={label} blocks={blocks} template={template} showsRemoved={false} />;
}
