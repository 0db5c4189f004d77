import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from capturing a stack for every element, which takes a tenth of its rendering time: claims that it has
 * captured as many as it may. Warnings then name the component, but not where it was created.
 */
export function disableOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) throw new Error(`React has no ${INTERNALS}.`);
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
