import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { logError } from '../log/log';

interface LoadOnDemandProps<Part> {
  readonly load: () => Promise<{ readonly default: Part }>;
  readonly shouldLoad: boolean;
  readonly onFailure: () => void;
  /** Shown until the part is loaded; default: nothing. */
  readonly fallback?: ReactNode;
  /** Renders the loaded part, even while `shouldLoad` is false again, so that a dialog can animate its closing. */
  readonly children: (part: Part) => ReactNode;
}

/**
 * Loads part of a page as a separate chunk when `shouldLoad` is first true. Unlike `lazy`, a failure does not unmount
 * the rest of the page, and setting `shouldLoad` again retries.
 */
export function LoadOnDemand<Part>({
  load,
  shouldLoad,
  onFailure,
  fallback = null,
  children,
}: LoadOnDemandProps<Part>) {
  const [part, setPart] = useState<Part>();
  const isMissing = shouldLoad && part === undefined;
  const fetchPart = useEffectEvent(load);
  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isWaiting = true;
    fetchPart().then(
      (loaded) => setPart(() => loaded.default),
      (error: unknown) => {
        logError('chunk could not be loaded', error);
        if (isWaiting) reportFailure();
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [isMissing]);

  return part === undefined ? fallback : children(part);
}
