import { Toaster } from '../ui/overlay/toaster.tsx';

/** Its toasts stay: on a starved core the product's five seconds pass between two lines of a test. */
export const LastingToaster = () => (
  <Toaster plainMs={Number.POSITIVE_INFINITY} withActionMs={Number.POSITIVE_INFINITY} />
);
