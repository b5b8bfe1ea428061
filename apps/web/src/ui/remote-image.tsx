import { type ReactNode, useState } from 'react';
import { isWebAddress } from '../lib/web-address.ts';

interface RemoteImageProps {
  readonly src: string | null;
  readonly alt: string;
  readonly className?: string;
  readonly isLazy?: boolean;
  /** What stands there without a picture, or when it does not come. */
  readonly children?: ReactNode;
  readonly onFail?: () => void;
}

/** A picture from somebody else's site: it may be gone, and that site is not told which page shows it. */
export function RemoteImage({ src, alt, className, isLazy = true, children, onFail }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!isWebAddress(src) || failed === src) return children;
  return (
    <img
      src={src}
      alt={alt}
      className={className}
      loading={isLazy ? 'lazy' : 'eager'}
      referrerPolicy="no-referrer"
      onError={() => {
        setFailed(src);
        onFail?.();
      }}
    />
  );
}
