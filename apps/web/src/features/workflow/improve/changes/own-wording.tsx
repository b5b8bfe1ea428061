import type { Edit } from '@fitted/resume/edit/edit';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { updateDraft, useDraft } from '../../draft-store.ts';
import { wordableFact, wordFact } from '../../facts/ledger.ts';
import { LineForm } from '../sheet/line-form.tsx';

/** Lets people word a line that was made from their own answer. */
export function OwnWording({ edit }: { readonly edit: Edit }) {
  const { t } = useTranslation('workflow-improve');
  const fact = wordableFact(useDraft(), edit);
  const [isWriting, setWriting] = useState(false);
  // As the person wrote it, it is worded by them already.
  if (!fact || isSaidSo(edit.after, fact.text)) return null;
  if (!isWriting) {
    return (
      <Button variant="outline" size="sm" className="mt-2" onClick={() => setWriting(true)}>
        <Pencil aria-hidden />
        {t('changes.reword')}
      </Button>
    );
  }
  return (
    <LineForm
      text={edit.after}
      onSave={(words) => {
        updateDraft((draft) => wordFact(draft, fact.id, words));
        setWriting(false);
      }}
      onCancel={() => setWriting(false)}
    />
  );
}

/** A change that only adds a capital letter or a full stop is not our wording. */
function isSaidSo(line: string, said: string): boolean {
  const bare = (text: string) =>
    text
      .trim()
      .replace(/[.。]$/u, '')
      .toLowerCase();
  return bare(line) === bare(said);
}
