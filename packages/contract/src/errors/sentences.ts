/**
 * What people are told about a field or a failed call, by code. On the wire `message` is the sentence and `code` the code; pages say the
 * code in the person's language.
 */
export const sentences = {
  identifierRequired: 'Email or username is required',
  passwordRequired: 'Password is required',
  usernameShort: 'Username must be at least {{number}} characters',
  usernameLong: 'Username must be at most {{number}} characters',
  usernameCharacters: 'Username cannot contain an @ sign or invisible characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  passwordShort: 'Password must be at least {{number}} characters',
  passwordLong: 'Password must be at most {{number}} characters',
  passwordUpper: 'Password must contain at least one uppercase letter',
  passwordLower: 'Password must contain at least one lowercase letter',
  passwordNumber: 'Password must contain at least one number',
  addressRequired: 'Address line 1 is required',
  cityRequired: 'City is required',
  countryRequired: 'Country is required',
  passwordsDiffer: 'Passwords do not match',
  passwordsUnequal: "Passwords don't match",
  pictureWanted: 'Please choose a picture',
  pictureTooLarge: 'Please choose a smaller picture',
  pictureUnreadable: 'This picture could not be read. Please choose another one.',
  invalidCredentials: 'Invalid email/username or password.',
  codeRequired: 'Enter the code from your authenticator app.',
  codeWrong: 'That code is not right. Please try again.',
  currentPasswordWrong: 'The current password is not right.',
  alreadyExists: 'This email or username is already in use. Please try another.',
  usernameTaken: 'This username already exists. Please choose another username.',
  weakPassword: 'Please choose a stronger password that meets our security requirements.',
  wrongPassword: 'Failed to update password. Please check your current password.',
  tokenExpired: 'Failed to update password. The token may have expired.',
  resetRequested: 'If your email is registered, you will receive a password reset link shortly.',
  paymentFailed: 'There was an error processing your payment.',
  alreadySubscribed: 'You already have an active subscription.',
  cardDeclined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  cardInvalid: 'Your card number is not valid.',
  cardExpired: 'Your card has expired.',
  paymentUnavailable: 'There was an error processing your subscription. Please try again.',
  trialUsed: 'The free trial can be used once.',
  noSubscription: 'There is no subscription to change.',
  registrationFailed: 'An error occurred during registration. Please try again or contact support.',
  unexpected: 'An unexpected error occurred. Please try again or contact support.',
  protectedUser: 'This user cannot be deleted.',
  notAllowed: 'You do not have permission to do this.',
  notSignedIn: 'Please sign in to continue.',
  checkFields: 'Please check the highlighted fields.',
  changedMeanwhile: 'This was changed elsewhere in the meantime. Please reload and try again.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  rateLimitedLong: 'Too many requests. Please wait {{number}} minutes and try again.',
  overloaded: 'The service is busy. Please try again in a moment.',
  storageFull: 'Nothing can be saved at the moment. Please try again later.',
  proofRequired: 'Please confirm that it is you.',
  quotaReached: 'Your account is full. Please delete something you no longer need.',
  alreadySignedIn: 'You are signed in. Please log out to register another account.',
  subscriptionFirst: 'An account needs a subscription. Please choose a plan first.',
  usernameMixed: 'Username cannot mix letters of different scripts',
  textTooComplex: 'This text takes too long to read. Please shorten it, or remove what is not part of it.',
  internal: 'Something went wrong on our side. Please try again.',
  unreachable: 'The server could not be reached.',
  notFound: 'Not found.',
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  startDateRequired: 'Start date is required',
  endDateRequired: 'End date is required',
  endBeforeStart: 'The end cannot be before the start',
  tooLong: 'Please use at most {{number}} characters',
  tooShort: 'Please use at least {{number}} characters',
  numberTooLarge: 'Please enter at most {{number}}',
  numberTooSmall: 'Please enter at least {{number}}',
  fieldMissing: 'Please fill in this field',
  fieldWrong: 'Please check this field',
  dateTooEarly: 'Please enter a date from 1900 onwards',
  contentRequired: 'Content is required',
  sourceRequired: 'Source is required',
  publishDateRequired: 'Publish date is required',
  nameRequired: 'Name is required',
  locationRequired: 'Location is required',
  scriptRequired: 'Script is required',
  addressInvalid: 'Please enter a web address',
  pictureAddressInvalid: 'Please enter an address that begins with https://',
  mailFailed: 'The mail could not be delivered to this address.',
  checkLogs: 'Please check the server logs for details.',
  scrapingUnderway: 'A collection is already running. Please wait until it has finished.',
  eventNotFound: 'The event you are looking for may have been removed or is no longer available.',
  articleNotFound: 'The article you are looking for may have been removed or is no longer available.',
} as const;

export type SentenceCode = keyof typeof sentences;
export const sentenceCodes = Object.keys(sentences) as SentenceCode[];

const place = '{{number}}';

/** A sentence that names a number: "at most 320 characters". */
export const countedSentence = (code: SentenceCode, number: number): string =>
  sentences[code].replace(place, String(number));

export interface Said {
  readonly code: SentenceCode;
  readonly number?: number;
}

const codes: ReadonlyMap<string, SentenceCode> = new Map(sentenceCodes.map((code) => [sentences[code], code]));

/** Which of the sentences a message is. A schema can only hand its message on. */
export function codeOf(message: string): Said | undefined {
  const plain = codes.get(message);
  if (plain) return { code: plain };
  const [number = ''] = /\d+/.exec(message) ?? [];
  const counted = number === '' ? undefined : codes.get(message.replace(number, place));
  return counted && { code: counted, number: Number(number) };
}
