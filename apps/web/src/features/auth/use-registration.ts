import type { RegistrationForm } from '@fitted/contract/account/auth';
import { sentences } from '@fitted/contract/errors/sentences';
import { useSentence } from '../../i18n/use-sentence.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from '../../lib/browser/toast.ts';
import { cleanMessage } from './clean-message.ts';
import { createAccount, isUsernameTaken, type PaidSubscription } from './registration-queries.ts';

/** Why the account was not created: one field, or the whole form. The message is a sentence of the contract. */
export interface RegistrationProblem {
  readonly field?: keyof RegistrationForm;
  readonly message: string;
}

const taken = sentences.usernameTaken;

/** The two steps of registration, each reported in a toast. The payment step calls `create` with what was paid. */
export function useRegistration() {
  const { t, language } = useTranslation('auth');
  const say = useSentence();

  const findProblem = async (username: string): Promise<RegistrationProblem | undefined> => {
    try {
      if (!(await isUsernameTaken(username))) return undefined;
      toast({ title: t('register.taken'), description: say(taken), variant: 'destructive' });
      return { field: 'username', message: taken };
    } catch {
      toast({ title: t('register.error'), description: t('register.errorText'), variant: 'destructive' });
      return { message: t('register.errorText') };
    }
  };

  const create = async (
    form: RegistrationForm,
    paid?: PaidSubscription | undefined,
  ): Promise<RegistrationProblem | undefined> => {
    try {
      const { firstName } = await createAccount(form, language, paid);
      toast({ title: t('register.done'), description: t('register.welcome', { firstName }) });
      return undefined;
    } catch (error) {
      const message = cleanMessage(error instanceof Error ? error.message : String(error));
      toast({ title: t('register.failed'), description: say(message), variant: 'destructive' });
      return { message, ...fieldOf(error, form) };
    }
  };

  return { findProblem, create };
}

/** The field that the server complains about, if this form has it. */
function fieldOf(error: unknown, form: RegistrationForm): RegistrationProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'weak_password') return { field: 'password', message: error.message };
  const issue = error.issues.find(({ path }) => path in form);
  return issue && { field: issue.path as keyof RegistrationForm, message: issue.message };
}
