import { z } from 'zod';
import { type SentenceCode, sentenceCodes, sentences } from './errors/sentences.ts';
import { maxUploadMegabytes, nameUploadKinds } from './limits/uploads.ts';

/**
 * The closed list of errors, each with its status and the message shown to people.
 * A situation with its own message has its own code.
 */
export const errorCatalogue = {
  invalid: { status: 400, message: sentences.checkFields },
  malformed: { status: 400, message: 'The request could not be understood.' },
  not_signed_in: { status: 401, message: sentences.notSignedIn },
  invalid_credentials: { status: 401, message: sentences.invalidCredentials },
  second_factor_required: { status: 401, message: sentences.codeRequired },
  second_factor_wrong: { status: 401, message: sentences.codeWrong },
  not_allowed: { status: 403, message: sentences.notAllowed },
  cross_origin: { status: 403, message: 'This request came from another site and was refused.' },
  subscription_required: { status: 403, message: 'An active subscription is required to chat with the AI assistant.' },
  proof_required: { status: 403, message: sentences.proofRequired },
  subscription_first: { status: 403, message: sentences.subscriptionFirst },
  protected_user: { status: 403, message: sentences.protectedUser },
  not_found: { status: 404, message: sentences.notFound },
  event_not_found: {
    status: 404,
    message: sentences.eventNotFound,
  },
  article_not_found: {
    status: 404,
    message: sentences.articleNotFound,
  },
  already_exists: { status: 409, message: sentences.alreadyExists },
  username_taken: { status: 409, message: sentences.usernameTaken },
  changed_meanwhile: {
    status: 409,
    message: sentences.changedMeanwhile,
  },
  already_signed_in: { status: 409, message: sentences.alreadySignedIn },
  quota_reached: { status: 409, message: sentences.quotaReached },
  already_subscribed: { status: 409, message: sentences.alreadySubscribed },
  file_too_large: { status: 413, message: `File is too large. Maximum size is ${maxUploadMegabytes}MB.` },
  too_large: { status: 413, message: 'The request is too large.' },
  invalid_file_type: {
    status: 415,
    message: `Invalid file type. Please upload a ${nameUploadKinds('en')} file.`,
  },
  unsupported_type: { status: 415, message: 'This content type is not supported.' },
  password_protected: {
    status: 422,
    message: 'This file is protected with a password. Enter it to open the file.',
  },
  no_text: { status: 422, message: 'Failed to process file. Please try again or paste your resume text directly.' },
  corrupt: { status: 422, message: 'Failed to process file. Please try again or paste your resume text directly.' },
  too_complex: { status: 422, message: 'Failed to process file. Please try again or paste your resume text directly.' },
  weak_password: {
    status: 400,
    message: sentences.weakPassword,
  },
  wrong_password: { status: 400, message: sentences.wrongPassword },
  code_wrong: { status: 400, message: sentences.codeWrong },
  current_password_wrong: { status: 400, message: sentences.currentPasswordWrong },
  picture_unreadable: { status: 400, message: sentences.pictureUnreadable },
  reset_token_invalid: { status: 400, message: sentences.tokenExpired },
  job_not_fetched: {
    status: 502,
    message: 'Failed to fetch job description. You can proceed with just the job title or add a description manually.',
  },
  improve_failed: { status: 503, message: 'Failed to improve resume. Please try again.' },
  assistant_unavailable: { status: 503, message: 'Failed to communicate with AI assistant' },
  generate_failed: { status: 503, message: 'Failed to generate your resume. Please try again.' },
  download_failed: { status: 503, message: 'Failed to download resume as {format}. Please try again.' },
  card_declined: { status: 402, message: sentences.cardDeclined },
  insufficient_funds: { status: 402, message: sentences.insufficientFunds },
  card_invalid: { status: 402, message: sentences.cardInvalid },
  card_expired: { status: 402, message: sentences.cardExpired },
  payment_failed: { status: 402, message: sentences.paymentFailed },
  payment_unavailable: {
    status: 503,
    message: sentences.paymentUnavailable,
  },
  webhook_refused: { status: 400, message: 'The signature of this event is not valid.' },
  trial_used: { status: 409, message: sentences.trialUsed },
  no_subscription: { status: 404, message: sentences.noSubscription },
  mail_failed: { status: 502, message: sentences.mailFailed },
  scraping_failed: { status: 503, message: sentences.checkLogs },
  scraping_underway: { status: 409, message: sentences.scrapingUnderway },
  rate_limited: { status: 429, message: 'Too many requests. Please wait {wait} and try again.' },
  timeout: { status: 408, message: 'The request took too long to arrive.' },
  overloaded: { status: 503, message: sentences.overloaded },
  storage_full: { status: 503, message: sentences.storageFull },
  internal: { status: 500, message: sentences.internal },
} as const satisfies Record<string, { status: number; message: string }>;

/** The `too_complex` message for pasted text, where there is no file. */
export const textTooComplex = sentences.textTooComplex;

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

/** `code` and `number` say the same as `message`, for pages in other languages. */
export const Issue = z.object({
  path: z.string(),
  message: z.string(),
  code: z.enum(sentenceCodes as [SentenceCode, ...SentenceCode[]]).optional(),
  number: z.number().optional(),
});
export type Issue = z.infer<typeof Issue>;

/** The body of every error response. */
export const ErrorBody = z.object({
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  issues: z.array(Issue).optional(),
  requiresSubscription: z.boolean().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
