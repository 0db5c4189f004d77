import { useState } from 'react';
import type { ReactNode } from 'react';

interface RemoteImageProps {
  readonly address: string | undefined;
  /** Shown if there is no picture. */
  readonly missing: ReactNode;
  /** Shown if the picture cannot be loaded; default: `missing`. */
  readonly broken?: ReactNode;
}

/** A decorative picture from another site, requested without referrer. */
export function RemoteImage({ address, missing, broken = missing }: RemoteImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  // The content security policy only allows https.
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
