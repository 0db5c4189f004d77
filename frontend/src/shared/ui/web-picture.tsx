import { useState } from 'react';
import type { ReactNode } from 'react';

interface RemoteImageProps {
  readonly address: string | undefined;
  /** Shown where there is no picture. */
  readonly missing: ReactNode;
  /** Shown where there is one that cannot be had; default: as if there were none. */
  readonly broken?: ReactNode;
}

/** A picture from somewhere on the web, which is told nothing of where it is shown. Decoration only. */
export function WebPicture({ address, missing, broken = missing }: RemoteImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  // The page's content security policy lets nothing else in.
  if (address === undefined || !/^https:\/\//i.test(address)) return missing;
  if (address === failedUrl) return broken;
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(address)}
    />
  );
}
