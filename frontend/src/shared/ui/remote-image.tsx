import { useState } from 'react';
import type { ReactNode } from 'react';

interface RemoteImageProps {
  readonly src: string | undefined;
  /** Shown if there is no image. */
  readonly placeholder: ReactNode;
  /** Shown if the image cannot be loaded; default: `placeholder`. */
  readonly fallback?: ReactNode;
}

/** A decorative image from another site, requested without referrer. */
export function RemoteImage({ src, placeholder, fallback = placeholder }: RemoteImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  // The content security policy only allows https.
  if (src === undefined || !/^https:\/\//i.test(src)) return placeholder;
  if (src === failedUrl) return fallback;
  return (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedUrl(src)}
    />
  );
}
