import { useState } from 'react';
import { useServices } from '../api/services';
import type { Services } from '../api/services';

interface Download {
  readonly working: boolean;
  /** Does nothing while it works: a button that is really disabled would lose the focus. */
  readonly start: () => Promise<void>;
}

/** Something that is fetched and saved when asked for, and whether that is going on. */
export function useSaving(download: (services: Services) => Promise<void>): Download {
  const services = useServices();
  const [working, setWorking] = useState(false);
  const start = async (): Promise<void> => {
    if (working) return;
    setWorking(true);
    await download(services).finally(() => setWorking(false));
  };
  return { working, start };
}
