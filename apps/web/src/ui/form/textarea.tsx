import type { ComponentProps } from 'react';
import { inputClass } from './input-style.ts';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea {...props} className={inputClass(`resize-y py-2.5 leading-relaxed ${className ?? ''}`)} />;
}
