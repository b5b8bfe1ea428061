import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inputClass } from './input-style.ts';

interface SearchInputProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Give the input a new key to reset its text. */
  readonly initialText: string;
  readonly onSearch: (text: string) => void;
  readonly className?: string;
}

const pauseMs = 300;

/** Searches when typing pauses, or at once on Enter. */
export function SearchInput({ label, placeholder, initialText, onSearch, className }: SearchInputProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchSoon = (text: string, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), delayMs);
  };
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={initialText}
        maxLength={200}
        enterKeyHint="search"
        onChange={(event) => searchSoon(event.target.value, pauseMs)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchSoon(event.currentTarget.value, 0);
        }}
        className={inputClass('h-11 pl-10 sm:h-10')}
      />
    </div>
  );
}
