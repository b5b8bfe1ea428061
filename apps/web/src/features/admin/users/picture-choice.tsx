import { Picture } from '@fitted/contract/account/users';
import { type ChangeEvent, useId, useState } from 'react';
import { useSentence } from '../../../i18n/use-sentence.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field.tsx';

interface PictureChoiceProps {
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** Only reads the file; the server redraws the picture. */
export function PictureChoice({ picture, onChange }: PictureChoiceProps) {
  const { t } = useTranslation('admin-users');
  const say = useSentence();
  const id = useId();
  const [problem, setProblem] = useState<string>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const checked = Picture.safeParse(await readAsDataAddress(file));
    setProblem(checked.error?.issues[0]?.message);
    if (checked.success) onChange(checked.data);
  };

  return (
    <div className="sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('fields.profilePicture')}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        {picture && (
          <img
            src={picture}
            alt={t('fields.profilePicture')}
            className="size-12 rounded-full border border-line object-cover"
          />
        )}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => void choose(event)}
          className={
            'max-w-full text-sm text-ink-soft file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-md ' +
            'file:border file:border-line-strong file:bg-raised file:px-4 file:font-medium file:text-ink ' +
            'hover:file:bg-sunken'
          }
        />
        {picture && (
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      {problem && <FieldError>{say(problem)}</FieldError>}
    </div>
  );
}

const readAsDataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
