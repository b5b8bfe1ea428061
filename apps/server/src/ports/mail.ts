import type { UserId } from '@fitted/contract/primitives';
export interface Mail {
  /** Stable per outbox row, so that mail programs recognise a mail sent twice after a crash as one. */
  readonly messageId: string;
  /** The account it is about, so that a transport that stores mails can delete them with the account. */
  readonly userId?: UserId | null;
  readonly to: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export class MailFailure extends Error {
  constructor(
    message: string,
    /** False if a retry cannot help, such as for an address that does not exist. */
    readonly isRetryable: boolean,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

/** Delivers one mail, or throws MailFailure. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  /** Deletes mails sent before this time; implemented only by transports that store mails. */
  removeSentBefore?(moment: Date): Promise<void>;
  /** Deletes mails sent to the holder of this account. */
  removeSentTo?(userId: UserId): Promise<void>;
  close(): void;
}
