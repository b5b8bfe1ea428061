import { Check } from 'lucide-react';
import { readFeatures } from './plan-rules.ts';
import { useOffer } from './use-offer.ts';

export function FeatureList({ features }: { readonly features: string }) {
  const offer = useOffer();
  return (
    <ul className="mt-4 grid gap-2 text-sm">
      {readFeatures(features).map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {offer(feature)}
        </li>
      ))}
    </ul>
  );
}
