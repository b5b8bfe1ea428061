/** Focuses the first of the named fields, in the order in which the form shows them. */
export function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  form?.querySelector<HTMLElement>(names.map((name) => `[name="${name}"]`).join(','))?.focus();
}
