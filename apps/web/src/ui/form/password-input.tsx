import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextInput } from './text-input.tsx';

export function PasswordInput({ className, ...props }: ComponentProps<'input'>) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        autoComplete="current-password"
        spellCheck={false}
        autoCapitalize="none"
        {...props}
        type={isShown ? 'text' : 'password'}
        className={`pr-11 ${className ?? ''}`}
      />
      <button
        type="button"
        aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
        onClick={() => setShown(!isShown)}
        className="absolute top-1/2 right-1.5 grid size-8 -translate-y-1/2 place-items-center rounded-sm text-ink-soft hover:text-ink [&_svg]:size-4"
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </button>
    </div>
  );
}
