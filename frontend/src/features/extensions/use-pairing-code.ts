import type { BrowserToken } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { notify } from '../../shared/toast/notify';
import { useCreatePairingCodeMutation } from './extensions-api';

interface ShownCode {
  readonly code: string;
  readonly until: string;
  /** The browsers that were connected before. */
  readonly knownIds: readonly string[];
}

export interface PairingCode {
  /** The code while it can be used. */
  readonly code: string | undefined;
  readonly until: string | undefined;
  readonly minutesLeft: number;
  /** Whether the last code has expired. */
  readonly isExpired: boolean;
  /** The browser that was connected with the last code. */
  readonly connected: BrowserToken | undefined;
  readonly isCreating: boolean;
  readonly create: () => Promise<void>;
}

const MINUTE_MS = 60_000;
const TICK_MS = 1_000;

/** Creates pairing codes, and notices when one was used or has expired. */
export function usePairingCode(uid: string, browsers: readonly BrowserToken[]): PairingCode {
  const [createPairingCode, { isLoading }] = useCreatePairingCodeMutation();
  const [shown, setShown] = useState<ShownCode>();
  const [now, setNow] = useState(() => Date.now());
  const leftMs = shown === undefined ? 0 : Date.parse(shown.until) - now;
  const connected = shown && browsers.find(({ id }) => !shown.knownIds.includes(id));
  const isUsable = shown !== undefined && connected === undefined && leftMs > 0;

  useEffect(() => {
    if (!isUsable) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isUsable]);

  return {
    code: isUsable ? shown.code : undefined,
    until: isUsable ? shown.until : undefined,
    minutesLeft: Math.max(1, Math.ceil(leftMs / MINUTE_MS)),
    isExpired: shown !== undefined && connected === undefined && leftMs <= 0,
    connected,
    isCreating: isLoading,
    create: async () => {
      if (isLoading) return;
      const { data, error } = await createPairingCode(uid);
      if (data === undefined) {
        notify.error(getErrorMessage(error, 'Failed to create a code'), error);
        return;
      }
      setNow(Date.now());
      setShown({ ...data, knownIds: browsers.map(({ id }) => id) });
    },
  };
}
