import { useTranslation } from '../../i18n/use-translation.ts';
import { toast } from '../../lib/browser/toast.ts';
import { supportEmail } from '../../lib/metadata/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Field, type FieldControl, FieldError } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { loadRules } from './check-values.ts';
import type { ContactValues } from './queries.ts';
import { useContactForm } from './use-contact-form.ts';

const shortFields = [
  { name: 'name', autoComplete: 'name', maxLength: 200 },
  { name: 'email', autoComplete: 'email', maxLength: 320 },
  { name: 'phone', autoComplete: 'tel', maxLength: 50 },
  { name: 'subject', autoComplete: 'off', maxLength: 200 },
] as const;

const inputTypes = { name: 'text', email: 'email', phone: 'tel', subject: 'text' } as const;

export function ContactForm({ known }: { readonly known: Partial<ContactValues> }) {
  const { t } = useTranslation('contact');
  const { form, values, problems, isSending, hasFailed, change, send } = useContactForm({
    known,
    onSent: () => toast({ title: t('sent.title'), description: t('sent.text') }),
    onFailed: () => toast({ title: t('failed.title'), description: t('failed.text'), variant: 'destructive' }),
  });
  /** The common props of all fields' inputs. */
  const bind = (name: keyof ContactValues, control: FieldControl) => ({
    ...control,
    name,
    value: values[name],
    onChange: (event: { readonly target: { readonly value: string } }) => change(name, event.target.value),
  });
  const errorOf = (name: keyof ContactValues) => problems[name] && t(`errors.${problems[name]}`);

  return (
    <form
      ref={form}
      noValidate
      aria-label={t('form.title')}
      // Loaded again on submit; if that fails, the form says so.
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-5 sm:grid-cols-2"
    >
      {shortFields.map(({ name, ...input }) => (
        <Field
          key={name}
          label={t(`form.${name}`)}
          error={errorOf(name)}
          isOptional={name === 'phone' || name === 'subject'}
        >
          {(control) => <TextInput {...bind(name, control)} {...input} type={inputTypes[name]} />}
        </Field>
      ))}
      <Field
        label={t('form.message')}
        hint={t('form.messageHint')}
        error={errorOf('message')}
        className="sm:col-span-2"
      >
        {(control) => <Textarea {...bind('message', control)} rows={8} />}
      </Field>
      <Trap value={values.website} onChange={(value) => change('website', value)} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button type="submit" size="lg" isBusy={isSending} className="max-sm:w-full">
          {t(isSending ? 'form.sending' : 'form.send')}
        </Button>
        <p className="text-sm text-ink-faint">{t('form.privacy')}</p>
      </div>
      {hasFailed && (
        <div className="sm:col-span-2">
          <FieldError>{t('failed.text')}</FieldError>
          <p className="mt-1 text-sm text-ink-soft">{t('failed.kept', { email: supportEmail })}</p>
        </div>
      )}
    </form>
  );
}

interface TrapProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Bots fill in every field they find. Sighted people, keyboard users and password managers do not find this one. */
function Trap({ value, onChange }: TrapProps) {
  const { t } = useTranslation('contact');
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {t('form.trap')}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
