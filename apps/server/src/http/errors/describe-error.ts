const maxCauses = 5;

/**
 * An error as it is logged: what failed and where, but never with which data. Libraries attach whole rows to their errors: a
 * failed query lists its parameters, a violated constraint its values, and those are resumes and addresses.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const chain = causesOf(error);
  const code = chain.map((one) => ('code' in one ? one.code : undefined)).find((found) => typeof found === 'string');
  return {
    type: error.constructor.name,
    ...(code !== undefined && { code }),
    message: chain.map(messageOf).join(': '),
    stack: chain.map((one) => `${one.name}: ${messageOf(one)}${framesOf(one)}`).join('\ncaused by '),
  };
}

function causesOf(error: Error): Error[] {
  const chain = [error];
  for (let { cause } = error; cause instanceof Error && chain.length < maxCauses; cause = cause.cause)
    chain.push(cause);
  return chain;
}

/** Keeps the statement of a failed query but drops its parameters. */
function messageOf({ message }: Error): string {
  return message.split('\nparams: ')[0] ?? '';
}

/** The stack repeats the message before its frames. */
function framesOf({ message, stack = '' }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}
