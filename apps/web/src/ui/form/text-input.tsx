import type { ComponentProps } from 'react';
import { inputClass } from './input-style.ts';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} className={inputClass(`h-11 sm:h-10 ${className ?? ''}`)} />;
}
