import type { LucideIcon } from 'lucide-react';

interface IconListItem {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** A few points side by side, each under a hairline. */
export function IconList({ items }: { readonly items: readonly IconListItem[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {items.map(({ id, icon: Icon, title, text }) => (
        <li key={id} className="flex gap-4 border-t border-line py-6">
          <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" strokeWidth={1.75} />
          <div>
            <h3 className="font-sans text-base tracking-normal">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
