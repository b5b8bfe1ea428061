import type { PaymentPurpose } from './use-payment-report.ts';

export interface CardFormProps {
  readonly clientSecret: string;
  readonly purpose: PaymentPurpose;
  readonly submitLabel: string;
  readonly cancelLabel: string;
  /** Called when the card was accepted. The form stays busy until this resolves. */
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}
