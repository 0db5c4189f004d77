import type { Limits } from '../http/limits.js';
import type { AccountRecorder } from './account-recorder.js';
import { recordAccountChanges } from './record-account-changes.js';
import { type DeviceSignOutContext, signOut, signOutDevice } from './sign-out-device.js';
import { type SignOutContext, signOutEverywhere } from './sign-out-everywhere.js';

/** What the handlers need. */
export type Dependencies = SignOutContext &
  DeviceSignOutContext & {
    readonly recorder: AccountRecorder;
    readonly limits: Pick<Limits, 'signOuts'>;
  };

/** Creates the handlers of changes of the account. */
export const createHandlers = (dependencies: Dependencies) => ({
  recordAccountChanges: recordAccountChanges(dependencies.recorder),
  signOut: signOut(dependencies),
  signOutDevice: [dependencies.limits.signOuts, signOutDevice(dependencies)],
  signOutEverywhere: [dependencies.limits.signOuts, signOutEverywhere(dependencies)],
});
