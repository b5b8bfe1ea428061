import { useEffect, useRef } from 'react';

/** What the keys of the desk do. */
export interface DeskKeys {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
  /** Switches the change in hand on or off. */
  readonly onSwitch: () => void;
  /** Uses the suggestion in hand, or leaves it out. */
  readonly onUse: () => void;
  readonly onRefuse: () => void;
  /** Opens the line in hand for editing. */
  readonly onEdit: () => void;
  readonly onHelp: () => void;
}

const names = {
  j: 'onNext',
  k: 'onPrevious',
  ' ': 'onSwitch',
  Enter: 'onUse',
  x: 'onRefuse',
  e: 'onEdit',
  '?': 'onHelp',
} as const;

/** What these do to the element that has the focus comes first. */
const pressed = [' ', 'Enter'];

/** Elements in which keys are typed or have a meaning of their own. */
const typing = 'input, textarea, select, [role=menu], [role=dialog], [role=listbox], [contenteditable=true]';
const pressing = 'button, a, summary, [role=switch], [role=tab], [role=radio]';

/** One letter per action on a change, wherever the focus is, except where people type or space presses a button. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = names[event.key as keyof typeof names];
      if (name === undefined || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest(typing) || (pressed.includes(event.key) && target?.closest(pressing))) return;
      event.preventDefault();
      latest.current[name]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
