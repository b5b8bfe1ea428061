import { PrivacyPolicy } from '../../features/public-pages/policies/privacy-policy.tsx';

export function PrivacyPolicyPage() {
  return <PrivacyPolicy />;
}
