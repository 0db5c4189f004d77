import { listOwnAccesses, type OwnAccessSources } from './own-accesses.js';
import { listOwnSupportActions } from './own-support-actions.js';

/** Creates the handlers of what a person reads about accesses to their data. */
export const createHandlers = (sources: OwnAccessSources) => ({
  listOwnAccesses: listOwnAccesses(sources),
  listOwnSupportActions: listOwnSupportActions(sources),
});
