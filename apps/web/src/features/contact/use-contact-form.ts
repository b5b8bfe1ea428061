import { useRef, useState } from 'react';
import { type ContactProblems, checkValues } from './check-values.ts';
import { type ContactValues, sendMessage } from './queries.ts';

const blank: ContactValues = { name: '', email: '', phone: '', subject: '', message: '', website: '' };

interface ContactFormOptions {
  /** What is known about the sender. It may arrive late, and never replaces what has been typed. */
  readonly known: Partial<ContactValues>;
  readonly onSent: () => void;
  readonly onFailed: () => void;
}

export function useContactForm({ known, onSent, onFailed }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const [problems, setProblems] = useState<ContactProblems>({});
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const values: ContactValues = { ...blank, ...known, ...typed };

  const change = (field: keyof ContactValues, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _, ...others }) => others);
  };

  const send = async () => {
    if (isSending) return;
    setSending(true);
    setFailed(false);
    try {
      const found = await checkValues(values);
      setProblems(found);
      const first = Object.keys(blank).find((field) => field in found);
      if (first !== undefined) {
        form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        return;
      }
      await sendMessage(values);
      setTyped({});
      onSent();
    } catch {
      // For a refusal and a broken connection alike: keep the text and let the person try again.
      setFailed(true);
      onFailed();
    } finally {
      setSending(false);
    }
  };

  return { form, values, problems, isSending, hasFailed, change, send };
}
