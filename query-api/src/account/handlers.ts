import type { Devices, Logger } from '@trackrecord/platform';
import { getSession } from './get-session.js';
import { listAccountChanges, type PastAccounts } from './list-account-changes.js';
import { listDevices } from './list-devices.js';

interface AccountSources {
  readonly devices: Devices;
  readonly pastAccounts: PastAccounts;
  readonly logger: Logger;
}

/** Creates the handlers of sign-ins, devices and changes of the account. */
export const createHandlers = ({ devices, pastAccounts, logger }: AccountSources) => ({
  getSession: getSession(devices, logger),
  listDevices: listDevices(devices),
  listAccountChanges: listAccountChanges(pastAccounts),
});
