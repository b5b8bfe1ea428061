import type { User } from '@fitted/contract/account/users';
import { sentences } from '@fitted/contract/errors/sentences';
import { Camera } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { initialsOf } from '../../lib/session/initials.ts';
import { Button } from '../../ui/button.tsx';
import { saveProfile } from './queries.ts';
import { resizePicture } from './resize-picture.ts';

/** Saved separately, as soon as a picture is chosen. */
export function PictureField({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings');
  const say = useSentence();
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async (read: () => Promise<string | null>) => {
    setBusy(true);
    try {
      await saveProfile(user.id, { profilePicture: await read() });
      toast({ title: t('profile.done') });
    } catch (error) {
      // A browser's message about an unreadable file is not meant for people.
      const isOurs = error instanceof Error && error.name === 'ApiError';
      const description = say(isOurs ? error.message : sentences.pictureUnreadable);
      toast({ title: t('profile.failed'), description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Allows choosing the same file again after a failure.
    event.target.value = '';
    if (file) void save(() => resizePicture(file));
  };

  return (
    <div className="flex items-center gap-5">
      {user.profilePicture ? (
        <img
          src={user.profilePicture}
          alt={t('profile.pictureAlt')}
          className="size-20 shrink-0 rounded-full border border-line object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="grid size-20 shrink-0 place-items-center rounded-full bg-accent-soft font-serif text-2xl font-semibold text-accent-strong"
        >
          {initialsOf(user.username)}
        </span>
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            id={inputId}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={t('profile.picture')}
            tabIndex={-1}
            className="sr-only"
            onChange={choose}
          />
          <Button variant="outline" isBusy={isBusy} onClick={() => input.current?.click()}>
            {!isBusy && <Camera aria-hidden />}
            {t(user.profilePicture ? 'profile.changePicture' : 'profile.addPicture')}
          </Button>
          {user.profilePicture && (
            <Button variant="quiet" disabled={isBusy} onClick={() => void save(async () => null)}>
              {t('profile.removePicture')}
            </Button>
          )}
        </div>
        <p className="mt-2 text-sm text-ink-soft">{t('profile.pictureHint')}</p>
      </div>
    </div>
  );
}
