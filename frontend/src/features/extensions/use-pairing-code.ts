import type { BrowserToken } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { notify } from '../../shared/toast/notify';
import { useCreatePairingCodeMutation } from './extensions-api';

interface CreatedCode {
  readonly code: string;
  readonly until: string;
  /** The ids of the browsers that were connected before the code was created. */
  readonly knownBrowserIds: readonly string[];
}

export interface PairingCode {
  /** The code while it can be used. */
  readonly code: string | undefined;
  /** When the code expires. */
  readonly until: string | undefined;
  readonly minutesLeft: number;
  /** Whether the last code has expired. */
  readonly isExpired: boolean;
  /** The browser that was connected with the last code. */
  readonly connectedBrowser: BrowserToken | undefined;
  readonly isCreating: boolean;
  readonly create: () => Promise<void>;
}

const MINUTE_MS = 60_000;
const TICK_MS = 1_000;

/** Creates pairing codes, and notices when one was used or has expired. */
export function usePairingCode(uid: string, browsers: readonly BrowserToken[]): PairingCode {
  const [createPairingCode, { isLoading }] = useCreatePairingCodeMutation();
  const [createdCode, setCreatedCode] = useState<CreatedCode>();
  const [now, setNow] = useState(() => Date.now());
  const remainingMs = createdCode === undefined ? 0 : Date.parse(createdCode.until) - now;
  const connectedBrowser = createdCode && browsers.find(({ id }) => !createdCode.knownBrowserIds.includes(id));
  const isUsable = createdCode !== undefined && connectedBrowser === undefined && remainingMs > 0;

  useEffect(() => {
    if (!isUsable) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isUsable]);

  return {
    code: isUsable ? createdCode.code : undefined,
    until: isUsable ? createdCode.until : undefined,
    minutesLeft: Math.max(1, Math.ceil(remainingMs / MINUTE_MS)),
    isExpired: createdCode !== undefined && connectedBrowser === undefined && remainingMs <= 0,
    connectedBrowser,
    isCreating: isLoading,
    create: async () => {
      if (isLoading) return;
      const { data, error } = await createPairingCode(uid);
      if (data === undefined) {
        notify.error(getErrorMessage(error, 'Failed to create a code'), error);
        return;
      }
      setNow(Date.now());
      setCreatedCode({ ...data, knownBrowserIds: browsers.map(({ id }) => id) });
    },
  };
}
