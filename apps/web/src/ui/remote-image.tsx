import { type ReactNode, useState } from 'react';
import { isPictureAddress } from '../lib/format/web-address.ts';

interface RemoteImageProps {
  readonly src: string | null;
  readonly alt: string;
  readonly className?: string;
  readonly isLazy?: boolean;
  /** Shown if there is no picture, or if it fails to load. */
  readonly children?: ReactNode;
  readonly onFail?: () => void;
}

/** A picture from another site: it may be gone, and that site is not told which page shows it. */
export function RemoteImage({ src, alt, className, isLazy = true, children, onFail }: RemoteImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!isPictureAddress(src) || failed === src) return children;
  const fail = () => {
    setFailed(src);
    onFail?.();
  };
  return (
    <img
      ref={(image) => {
        // On a server-rendered page it may have failed before hydration. A lazy one has not started yet.
        if (!isLazy && image?.complete && image.naturalWidth === 0) fail();
      }}
      src={src}
      alt={alt}
      className={className}
      loading={isLazy ? 'lazy' : 'eager'}
      referrerPolicy="no-referrer"
      onError={fail}
    />
  );
}
