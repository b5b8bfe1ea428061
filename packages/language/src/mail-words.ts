interface NoticeWords {
  readonly subject: string;
  readonly text: string;
}

interface LinkWords {
  readonly action: string;
  /** How long the link works. */
  expiry(minutes: number): string;
}

/** The words of every mail and of the receipt in one language. */
export interface MailWords {
  greeting(firstName: string): string;
  readonly resetPassword: NoticeWords & LinkWords & { readonly notYou: string };
  readonly setPassword: NoticeWords & LinkWords;
  readonly passwordChanged: NoticeWords;
  readonly emailChanged: NoticeWords & { to(address: string): string };
  readonly twoStepOn: NoticeWords;
  readonly twoStepOff: NoticeWords;
  readonly recoveryCodeUsed: NoticeWords;
  /** Below every notice: what to do if it was not you. */
  notYou(supportAddress: string): string;
  /** The text around the content of every mail. */
  readonly frame: { readonly signature: string; readonly linkHint: string };
  readonly billing: BillingWords;
  readonly activityReport: ActivityReportWords;
  readonly followUp: FollowUpWords;
  readonly receipt: ReceiptWords;
}

export const billingNotices = ['started', 'trialStarted', 'paymentFailed', 'cancellationPlanned', 'ended'] as const;
export type BillingNotice = (typeof billingNotices)[number];

/** Values for a sentence; dates and amounts are already formatted in the language. */
interface BillingFacts {
  readonly plan: string;
  readonly amount: string;
  readonly date: string;
}

interface BillingNoticeWords {
  readonly subject: string;
  text(facts: BillingFacts): string;
}

type BillingWords = Readonly<Record<BillingNotice, BillingNoticeWords>> & {
  readonly action: string;
  readonly cardAction: string;
};

interface ActivityReportWords {
  readonly subject: string;
  period(from: string, until: string): string;
  readonly resumes: string;
  readonly improvements: string;
  readonly applications: string;
  readonly lastSignIn: string;
  readonly never: string;
  readonly action: string;
}

interface FollowUpWords {
  subject(count: number): string;
  readonly text: string;
  readonly action: string;
  readonly off: string;
}

interface ReceiptWords {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly paidBy: string;
  readonly for: string;
  readonly method: string;
  readonly status: string;
  readonly statuses: Readonly<Record<'paid' | 'failed' | 'refunded', string>>;
  readonly total: string;
  readonly sandbox: string;
  readonly questions: string;
}
