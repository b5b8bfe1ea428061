import type { HeldBack } from '@fitted/contract/edits/edit';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Why an edit waits, as a question about its most serious claim. */
export function ClaimWords({ heldBack: { claims, change } }: { readonly heldBack: HeldBack }) {
  const { t } = useTranslation('workflow-improve');
  const [claim] = claims;
  if (!claim) return t('claims.wording', { words: change.after });
  const { code, params } = claim;
  // If one side has no word of its own, there is nothing to compare.
  if (code === 'ownership' && !params.from) return t('claims.ownershipTo', params);
  if (code === 'ownership' && !params.to) return t('claims.ownershipFrom', params);
  if (code === 'level' && !params.from) return t('claims.levelTo', params);
  return t(`claims.${code}`, params);
}
