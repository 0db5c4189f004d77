import { parseArgs } from 'node:util';
import { STAFF_ROLES, staffRole, type StaffRole } from '@trackrecord/contracts';
import {
  CommandLineError,
  createLogger,
  eventStoreVariables,
  identityVariables,
  mongoVariables,
  readConfig,
  runMain,
  sealingVariables,
} from '@trackrecord/platform';
import { connectFirebase } from '@trackrecord/platform/auth/firebase';
import { z } from 'zod';
import { createCommands } from './create-commands.js';
import {
  describeStaff,
  grantRoles,
  markAsTestAccount,
  revokeRoles,
  type StaffManagement,
  unmarkAsTestAccount,
} from './staff/manage-staff.js';

const ROLES = STAFF_ROLES.join('|');
const USAGE = [
  `Usage: npm run staff -- grant EMAIL ${ROLES}... [--days=90] [--reason=TEXT] [--allow-profile]`,
  `       npm run staff -- revoke EMAIL [${ROLES}...] [--reason=TEXT]`,
  '       npm run staff -- list',
  '       npm run staff -- mark-test EMAIL',
  '       npm run staff -- unmark-test EMAIL',
].join('\n');

const variables = eventStoreVariables
  .extend(mongoVariables.shape)
  .extend(sealingVariables.shape)
  .extend(identityVariables.shape)
  .extend({ IDENTITY_EXPORT_URL: z.url({ protocol: /^http$/ }).optional() });

const ACCOUNT_EXPORT_TIMEOUT_MS = 15_000;
const MAX_GRANT_DAYS = 366;
/** The capacity of the state caches: this program handles one command. */
const STATE_CACHE_SIZE = 0;

runMain(async () => {
  const { values, positionals } = parseArguments();
  const [action, email = '', ...roleNames] = positionals;
  const roles = roleNames.map(parseRole);
  const reason = values.reason ?? null;
  const days = z.coerce.number().int().min(1).max(MAX_GRANT_DAYS).safeParse(values.days).data;
  if (days === undefined) throw new CommandLineError(`--days must be a number from 1 to ${MAX_GRANT_DAYS}`);

  const runAction = async (management: StaffManagement): Promise<string> => {
    switch (action) {
      case 'grant': {
        if (roles.length === 0) throw new CommandLineError(USAGE);
        const options = { days, allowProfile: values['allow-profile'] };
        const grant = await grantRoles(management, { email, roles, reason }, options);
        return `${email}: ${grant.roles.join(', ')} until ${grant.until.toISOString()}`;
      }
      case 'revoke': {
        const remainingRoles = await revokeRoles(management, { email, roles, reason });
        return `${email}: ${remainingRoles.length === 0 ? 'no roles' : remainingRoles.join(', ')}. All sign-ins ended.`;
      }
      case 'list':
        return (await describeStaff(management)).join('\n') || 'There are no staff.';
      case 'mark-test':
        await markAsTestAccount(management, email);
        return `${email}: marked as a test account`;
      case 'unmark-test':
        await unmarkAsTestAccount(management, email);
        return `${email}: not a test account any more`;
      default:
        throw new CommandLineError(USAGE);
    }
  };
  if (action !== 'list' && email === '') throw new CommandLineError(USAGE);

  const config = readConfig(variables, process.env);
  const { staffCommands, store, mongo, keysMongo } = await createCommands(
    config,
    createLogger('staff', 'warn'),
    STATE_CACHE_SIZE,
  );
  const firebase = connectFirebase(config.FIREBASE_PROJECT_ID);
  try {
    const exportAccounts = () => requestAccountExport(config.IDENTITY_EXPORT_URL);
    console.log(await runAction({ firebase, commands: staffCommands, store, exportAccounts }));
  } finally {
    await Promise.all([firebase.close(), store.close(), mongo.close(), keysMongo.close()]);
  }
});

function parseArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        days: { type: 'string', default: '90' },
        reason: { type: 'string' },
        'allow-profile': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new CommandLineError(USAGE, { cause: error });
  }
}

function parseRole(name: string): StaffRole {
  const parsed = staffRole.safeParse(name);
  if (!parsed.success) throw new CommandLineError(`${name} is not a role. Roles: ${STAFF_ROLES.join(', ')}.`);
  return parsed.data;
}

/**
 * Makes the emulator of the identity provider export its accounts to disk. It keeps them in memory otherwise. A real
 * provider has no such URL.
 */
async function requestAccountExport(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(ACCOUNT_EXPORT_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`exporting the accounts failed (${response.status})`);
}
