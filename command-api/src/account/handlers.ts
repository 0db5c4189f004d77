import type { Limits } from '../http/limits.js';
import type { AccountRecorder } from './account-recorder.js';
import { recordAccountChanges } from './record-account-changes.js';
import { type SignOutContext, signOutEverywhere } from './sign-out-everywhere.js';

/** What the handlers need. */
export interface Dependencies extends SignOutContext {
  readonly recorder: AccountRecorder;
  readonly limits: Pick<Limits, 'signOuts'>;
}

/** Creates the handlers of changes of the account. */
export const createHandlers = (dependencies: Dependencies) => ({
  recordAccountChanges: recordAccountChanges(dependencies.recorder),
  signOutEverywhere: [dependencies.limits.signOuts, signOutEverywhere(dependencies)],
});
