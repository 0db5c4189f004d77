import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { logFailure } from '../log/log';

interface LoadOnDemandProps<Part> {
  readonly load: () => Promise<{ readonly default: Part }>;
  readonly wanted: boolean;
  readonly onFailure: () => void;
  /** Shows the part; it stays once it was fetched, so that a dialog can be seen closing. */
  readonly children: (part: Part) => ReactNode;
}

/**
 * A part of the page that is fetched when it is first wanted. Where that fails the rest of the page stays as it is,
 * and wanting it again tries again: `lazy` would do neither.
 */
export function OnDemand<Part>({ load, wanted, onFailure, children }: LoadOnDemandProps<Part>) {
  const [part, setPart] = useState<Part>();
  const isMissing = wanted && part === undefined;
  const fetchPart = useEffectEvent(load);
  const reportFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isMissing) return undefined;
    let isWaiting = true;
    fetchPart().then(
      (loaded) => setPart(() => loaded.default),
      (error: unknown) => {
        logFailure('Part of the page could not be loaded', error);
        if (isWaiting) reportFailure();
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [isMissing]);

  return part === undefined ? null : children(part);
}
