import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

interface NewsKeyFieldProps {
  readonly hasKey: boolean;
  /** Resolves to whether it was saved. */
  readonly onSave: (key: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** A secret: it can be set and removed, but never read. */
export function NewsKeyField({ hasKey, onSave, onRemove }: NewsKeyFieldProps) {
  const { t } = useTranslation('admin-settings');
  const [typed, setTyped] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const key = typed.trim();
    if (key === '') return;
    setTyped('');
    if (!(await onSave(key))) setTyped((typedSince) => typedSince || key);
  };
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-2">
      <Field label={t('newsKey.label')} hint={t(hasKey ? 'newsKey.stored' : 'newsKey.missing')}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            spellCheck={false}
            maxLength={500}
            placeholder={hasKey ? '••••••••' : undefined}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="outline" size="sm">
          {t('newsKey.save')}
        </Button>
        {hasKey && (
          <Button variant="quiet" size="sm" onClick={onRemove}>
            {t('newsKey.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
