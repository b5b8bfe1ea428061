import { type ReactNode, useState } from 'react';
import { isPictureAddress } from '../lib/format/web-address.ts';

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
  if (!isPictureAddress(src) || failed === src) return children;
  const fail = () => {
    setFailed(src);
    onFail?.();
  };
  return (
    <img
      ref={(image) => {
        // On a page that the server drew, it may have failed before anybody listened. One that waits has not begun.
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
