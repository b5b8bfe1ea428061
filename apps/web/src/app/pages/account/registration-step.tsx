import type { ComponentProps } from 'react';
import { RegisterForm } from '../../../features/auth/register-form.tsx';
import { PaidNotice } from '../../../features/billing/registration/paid-notice.tsx';

/** The form for new people, who may have paid already. */
export function RegistrationStep(props: ComponentProps<typeof RegisterForm>) {
  return (
    <>
      <PaidNotice />
      <RegisterForm {...props} />
    </>
  );
}
