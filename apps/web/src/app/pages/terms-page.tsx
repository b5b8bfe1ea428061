import { Terms } from '../../features/public-pages/policies/terms.tsx';

export function TermsPage() {
  return <Terms />;
}
