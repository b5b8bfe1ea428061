import { z } from 'zod';
import { maxUploadMegabytes, nameUploadKinds } from './limits/uploads.ts';

/**
 * The closed list of errors, each with its status and the message shown to people.
 * A situation with its own message has its own code.
 */
export const errorCatalogue = {
  invalid: { status: 400, message: 'Please check the highlighted fields.' },
  malformed: { status: 400, message: 'The request could not be understood.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  invalid_credentials: { status: 401, message: 'Invalid email/username or password.' },
  second_factor_required: { status: 401, message: 'Enter the code from your authenticator app.' },
  second_factor_wrong: { status: 401, message: 'That code is not right. Please try again.' },
  not_allowed: { status: 403, message: 'You do not have permission to do this.' },
  cross_origin: { status: 403, message: 'This request came from another site and was refused.' },
  subscription_required: { status: 403, message: 'An active subscription is required to chat with the AI assistant.' },
  proof_required: { status: 403, message: 'Please confirm that it is you.' },
  subscription_first: { status: 403, message: 'An account needs a subscription. Please choose a plan first.' },
  protected_user: { status: 403, message: 'This user cannot be deleted.' },
  not_found: { status: 404, message: 'Not found.' },
  event_not_found: {
    status: 404,
    message: 'The event you are looking for may have been removed or is no longer available.',
  },
  article_not_found: {
    status: 404,
    message: 'The article you are looking for may have been removed or is no longer available.',
  },
  already_exists: { status: 409, message: 'This email or username is already in use. Please try another.' },
  username_taken: { status: 409, message: 'This username already exists. Please choose another username.' },
  changed_meanwhile: {
    status: 409,
    message: 'This was changed elsewhere in the meantime. Please reload and try again.',
  },
  already_signed_in: { status: 409, message: 'You are signed in. Please log out to register another account.' },
  quota_reached: { status: 409, message: 'Your account is full. Please delete something you no longer need.' },
  already_subscribed: { status: 409, message: 'You already have an active subscription.' },
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
    message: 'Please choose a stronger password that meets our security requirements.',
  },
  wrong_password: { status: 400, message: 'Failed to update password. Please check your current password.' },
  code_wrong: { status: 400, message: 'That code is not right. Please try again.' },
  current_password_wrong: { status: 400, message: 'The current password is not right.' },
  picture_unreadable: { status: 400, message: 'This picture could not be read. Please choose another one.' },
  reset_token_invalid: { status: 400, message: 'Failed to update password. The token may have expired.' },
  job_not_fetched: {
    status: 502,
    message: 'Failed to fetch job description. You can proceed with just the job title or add a description manually.',
  },
  improve_failed: { status: 503, message: 'Failed to improve resume. Please try again.' },
  assistant_unavailable: { status: 503, message: 'Failed to communicate with AI assistant' },
  generate_failed: { status: 503, message: 'Failed to generate your resume. Please try again.' },
  download_failed: { status: 503, message: 'Failed to download resume as {format}. Please try again.' },
  card_declined: { status: 402, message: 'Your card was declined.' },
  insufficient_funds: { status: 402, message: 'Your card has insufficient funds.' },
  card_invalid: { status: 402, message: 'Your card number is not valid.' },
  card_expired: { status: 402, message: 'Your card has expired.' },
  payment_failed: { status: 402, message: 'There was an error processing your payment.' },
  payment_unavailable: {
    status: 503,
    message: 'There was an error processing your subscription. Please try again.',
  },
  webhook_refused: { status: 400, message: 'The signature of this event is not valid.' },
  trial_used: { status: 409, message: 'The free trial can be used once.' },
  no_subscription: { status: 404, message: 'There is no subscription to change.' },
  mail_failed: { status: 502, message: 'The mail could not be delivered to this address.' },
  scraping_failed: { status: 503, message: 'Please check the server logs for details.' },
  scraping_underway: { status: 409, message: 'A collection is already running. Please wait until it has finished.' },
  rate_limited: { status: 429, message: 'Too many requests. Please wait {wait} and try again.' },
  timeout: { status: 408, message: 'The request took too long to arrive.' },
  overloaded: { status: 503, message: 'The service is busy. Please try again in a moment.' },
  storage_full: { status: 503, message: 'Nothing can be saved at the moment. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The `too_complex` message for pasted text, where there is no file. */
export const textTooComplex = 'This text takes too long to read. Please shorten it, or remove what is not part of it.';

export type ErrorCode = keyof typeof errorCatalogue;

export const errorCodes = Object.keys(errorCatalogue) as ErrorCode[];

export const Issue = z.object({ path: z.string(), message: z.string() });
export type Issue = z.infer<typeof Issue>;

/** The body of every error response. */
export const ErrorBody = z.object({
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  issues: z.array(Issue).optional(),
  requiresSubscription: z.boolean().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
