import { createContext, use, useState } from 'react';
import type { ReactNode } from 'react';

interface RemoteImageProps {
  readonly src: string | undefined;
  /** Shown if there is no image. */
  readonly placeholder: ReactNode;
  /** Shown if the image cannot be loaded; default: `placeholder`. */
  readonly fallback?: ReactNode;
}

/**
 * Whether images of other sites are loaded. Not for staff: the owner of a site would learn when support looks at a
 * profile, and from where.
 */
export const RemoteImagesContext = createContext(true);

/** A decorative image from another site, requested without referrer. */
export function RemoteImage({ src, placeholder, fallback = placeholder }: RemoteImageProps) {
  const isAllowed = use(RemoteImagesContext);
  const [failedUrl, setFailedUrl] = useState<string>();
  // The content security policy only allows https.
  if (!isAllowed || src === undefined || !/^https:\/\//i.test(src)) return placeholder;
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
