import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { isWebAddress } from '../../../lib/format/web-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';

const addressStart = 'https://';

interface ListEditorProps {
  readonly label: string;
  readonly addLabel: string;
  readonly items: readonly string[];
  /** Accept only web addresses. */
  readonly areAddresses?: boolean;
  /** Resolves to whether it was saved. */
  readonly onAdd: (item: string) => Promise<boolean>;
  readonly onRemove: (item: string) => void;
}

/** A list of texts; each addition and removal is saved at once. */
export function ListEditor({ label, addLabel, items, areAddresses = false, onAdd, onRemove }: ListEditorProps) {
  const { t } = useTranslation('admin-settings');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const item = typed.trim();
    if (item === '') return;
    if (areAddresses && !isWebAddress(item)) return setError(t('list.notAnAddress'));
    if (items.includes(item)) return setError(t('list.twice'));
    setTyped('');
    const isSaved = await onAdd(item);
    if (!isSaved) setTyped((typedSince) => typedSince || item);
  };

  return (
    <div>
      <h3 className="mb-2 font-sans text-sm font-medium tracking-normal">
        {label} <span className="font-normal text-ink-soft">({items.length})</span>
      </h3>
      {items.length === 0 && <p className="text-sm text-ink-soft">{t('list.none')}</p>}
      <ul aria-label={label} className="flex max-h-56 flex-wrap gap-2 overflow-y-auto p-0.5">
        {items.map((item) => (
          <li
            key={item}
            className="flex max-w-full items-center rounded-full border border-line bg-sunken pl-3 text-sm break-all"
          >
            {item}
            <button
              type="button"
              aria-label={t('list.remove', { item })}
              onClick={() => onRemove(item)}
              className="ml-1 grid size-8 shrink-0 place-items-center rounded-full text-ink-soft hover:text-danger"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void add(event)} noValidate className="mt-3 flex items-start gap-2">
        <Field label={<span className="sr-only">{addLabel}</span>} error={error} className="min-w-0 flex-1">
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              maxLength={areAddresses ? 2000 : 200}
              placeholder={areAddresses ? addressStart : addLabel}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(undefined);
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="outline" className="mt-1.5 max-sm:min-h-11" aria-label={addLabel}>
          <Plus aria-hidden />
          {t('list.add')}
        </Button>
      </form>
    </div>
  );
}
