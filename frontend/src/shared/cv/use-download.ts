import { useState } from 'react';
import { useServices } from '../api/services';
import type { Services } from '../api/services';

interface Download {
  readonly working: boolean;
  /** Does nothing while working, so that the button need not be disabled, which would lose the focus. */
  readonly start: () => Promise<void>;
}

/** Runs a download on demand and tracks whether it is in progress. */
export function useDownload(download: (services: Services) => Promise<void>): Download {
  const services = useServices();
  const [working, setWorking] = useState(false);
  const start = async (): Promise<void> => {
    if (working) return;
    setWorking(true);
    await download(services).finally(() => setWorking(false));
  };
  return { working, start };
}
