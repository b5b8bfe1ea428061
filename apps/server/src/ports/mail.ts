export interface Mail {
  /** Stable per outbox row, so that a mail sent twice after a crash is recognised as one by mail programs. */
  readonly messageId: string;
  /** Whose account it is about, so that a transport that keeps mails can forget them with the account. */
  readonly userId?: number | null;
  readonly to: string;
  /** Whom an answer goes to, when that is not the sender. */
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export class MailFailure extends Error {
  constructor(
    message: string,
    /** False when trying again cannot help, such as an address that does not exist. */
    readonly isRetryable: boolean,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** Takes one mail to its recipient, or throws MailFailure. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  /** Forgets what was sent before; only a transport that keeps mails has something to forget. */
  removeSentBefore?(moment: Date): Promise<void>;
  /** Forgets what was sent to the holder of this account. */
  removeSentTo?(userId: number): Promise<void>;
  close(): void;
}
