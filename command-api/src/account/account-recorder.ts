import type { AccountEvent } from '@trackrecord/contracts';
import type { AccountCommand, RecordedAccount } from '@trackrecord/domain';
import {
  describeUserAgent,
  type Firebase,
  getSignInTime,
  type Identity,
  unauthorizedError,
} from '@trackrecord/platform';
import type { Request } from 'express';
import type { Commands } from '../commands/commands.js';
import { createCommandRequest } from '../http/command-request.js';

/** A request of a signed-in user. */
interface UserRequest {
  readonly identity: Identity;
  readonly request: Request;
}

/** Records sign-ins, and what changes at the identity provider (decision 069). */
export class AccountRecorder {
  constructor(
    private readonly accounts: Pick<Firebase, 'getProviderAccount'>,
    private readonly commands: Pick<Commands<AccountCommand, RecordedAccount, AccountEvent, never>, 'handle'>,
  ) {}

  /**
   * Records the sign-in of a request, and what has changed since the last call.
   * @throws {HttpError} 401 if the account is gone.
   */
  async recordChanges(userRequest: UserRequest): Promise<void> {
    const { identity, request } = userRequest;
    const provider = await this.accounts.getProviderAccount(identity.uid);
    if (!provider) throw unauthorizedError('account-gone');
    const signedInAt = getSignInTime(identity);
    const device = describeUserAgent(request.headers['user-agent']);
    const signIn = signedInAt === undefined ? undefined : { device, signedInAt };
    await this.#run(userRequest, { type: 'RecordAccount', ...provider, signIn });
  }

  /**
   * Records that all sign-ins were ended, with `keptThis` all except that of the request. Call `recordChanges` before,
   * so that earlier changes at the identity provider are recorded separately.
   */
  async recordSignOut(userRequest: UserRequest, keptThis: boolean): Promise<void> {
    const provider = await this.accounts.getProviderAccount(userRequest.identity.uid);
    await this.#run(userRequest, {
      type: 'RecordSignOut',
      keptThis,
      tokensValidAfter: provider?.account.tokensValidAfter ?? null,
    });
  }

  /** Records that a device was signed out. */
  recordDeviceSignOut(userRequest: UserRequest, device: string): Promise<void> {
    return this.#run(userRequest, { type: 'RecordDeviceSignOut', device });
  }

  async #run({ identity: { uid }, request }: UserRequest, command: AccountCommand): Promise<void> {
    const commandRequest = createCommandRequest(request, { uid, role: 'user' });
    await this.commands.handle(uid, command, commandRequest);
  }
}
