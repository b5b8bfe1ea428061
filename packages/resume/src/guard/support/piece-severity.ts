import type { Severity } from '../claim.ts';
import type { Scope } from '../scope.ts';
import type { GuardText } from '../text/read-text.ts';
import { piecesExchanged } from './cjk-substitution.ts';
import { baseOf } from './substitution.ts';

/** How grave a piece of a script without spaces is that no source has. */
export function severityOfPiece(piece: string, after: GuardText, scope: Scope): Severity {
  const { place, vocabulary } = scope;
  const before = baseOf(after, scope);
  if (place === 'head' || place === 'contact') return 'hold';
  if (piece.length === 1) return 'question';
  if (!before || scope.posting.folded.includes(piece)) return 'hold';
  const { claims, praise, titles, causes, levels, frequencies, changes, moreThan } = vocabulary;
  if ([claims, praise, titles, causes, frequencies, moreThan].some((table) => table.occurs(piece))) return 'hold';
  if (levels.find(piece).some(({ group }) => group > 1)) return 'hold';
  if (changes.occurs(piece) && !changes.occurs(before.text.folded)) return 'hold';
  if (/\p{Script=Katakana}{3}/u.test(piece)) return 'hold';
  const { gained, went } = piecesExchanged(after, before.text, vocabulary);
  return piece.length > 2 && gained > went ? 'hold' : 'question';
}
