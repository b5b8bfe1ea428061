import type { PaymentPurpose } from './use-payment-report.ts';

export interface CardFormProps {
  readonly clientSecret: string;
  readonly purpose: PaymentPurpose;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  /** The card was taken. The form stays busy until this has ended. */
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}
