import type { Issue } from '@fitted/contract/errors';
import { countedSentence, sentences } from '@fitted/contract/errors/sentences';

/** An issue as reported by zod. */
export interface Finding {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Zod's details: limits, the expected type, the branches of a union. */
  readonly params: Readonly<Record<string, unknown>>;
}

/** Zod's default messages talk about types and rules, not about what the person should do. */
const isLibrarySentence = (message: string) => /^(?:Invalid|Too small|Too big|Unrecognized)/.test(message);

const general: readonly string[] = [sentences.fieldMissing, sentences.fieldWrong];
/** Whether the message makes sense above a form, away from its field. */
export const isSpecific = ({ message }: Issue): boolean => !general.includes(message);

/** The issue in plain words: the contract's own message if it has one, otherwise one of ours. */
export function plainIssues(finding: Finding): Issue[] {
  const path = finding.path.join('.');
  if (!isLibrarySentence(finding.message)) return [{ path, message: finding.message }];
  const branch = finding.code === 'invalid_union' ? likeliestBranch(finding) : [];
  return branch.length > 0 ? branch.flatMap(plainIssues) : [{ path, message: plainSentence(finding) }];
}

/** The union branch with the fewest issues; the first of equals. */
function likeliestBranch({ path, params }: Finding): Finding[] {
  const branches = Array.isArray(params.errors) ? (params.errors as RawIssue[][]) : [];
  const [best = []] = [...branches].sort((one, other) => one.length - other.length);
  return best.map(({ code, path: inner, message, ...rest }) => ({
    code,
    message,
    path: [...path, ...inner],
    params: rest,
  }));
}

interface RawIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function plainSentence({ code, params: { origin, maximum, minimum } }: Finding): string {
  const isText = origin === 'string';
  if (code === 'too_big') return countedSentence(isText ? 'tooLong' : 'numberTooLarge', Number(maximum));
  if (code === 'too_small' && isText && Number(minimum) > 1) return countedSentence('tooShort', Number(minimum));
  if (code === 'too_small' && !isText) return countedSentence('numberTooSmall', Number(minimum));
  return code === 'invalid_type' || code === 'too_small' ? sentences.fieldMissing : sentences.fieldWrong;
}
