import type { Checks, Logger } from '@trackrecord/platform';
import { getHealth } from './get-health.js';

/** Creates the handler of the health of all services. */
export const createHandlers = ({ health, logger }: { readonly health: Checks; readonly logger: Logger }) => ({
  getHealth: getHealth(health, logger),
});
