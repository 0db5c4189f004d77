import type { Origin } from '@trackrecord/contracts';
import { type ProfileCommand, Refusal } from '@trackrecord/domain';
import { type Answer, etag, ownIdentity } from '@trackrecord/platform';
import type { Request, Response } from 'express';
import { commandRequest } from '../http/command-request.js';
import type { Outcomes } from '../idempotency/outcomes.js';
import type { Handled, ProfileCommands } from './profile-commands.js';
import { refused } from './refusals.js';

/** One write as a route understands it: whose profile, which command, and what to answer afterwards. */
export interface ProfileWrite {
  readonly uid: unknown;
  readonly command: ProfileCommand;
  readonly origin: Origin | undefined;
  readonly answer: (handled: Handled, uid: string) => Omit<Answer, 'headers'>;
}

/** Runs writes on profiles: each command once, its answer with the new revision as ETag. */
export class ProfileWrites {
  constructor(
    private readonly commands: ProfileCommands,
    private readonly outcomes: Outcomes,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Handles one request; a request that names its command again gets the answer it got before. */
  async run(request: Request, response: Response, write: ProfileWrite): Promise<Answer> {
    const identity = ownIdentity(request, response, write.uid);
    const command = commandRequest(request, identity, write.origin, this.now());
    const handle = async (): Promise<Answer> => {
      const handled = await this.commands.handle(identity.uid, write.command, command).catch(translate);
      const revision = handled.profile.revision ?? 0n;
      return { ...write.answer(handled, identity.uid), headers: { ETag: etag(revision) } };
    };
    if (!command.named) return handle();
    const fingerprint = { method: request.method, path: request.path, command: write.command };
    return this.outcomes.once(identity.uid, command.metadata.commandId, fingerprint, handle);
  }
}

function translate(error: unknown): never {
  throw error instanceof Refusal ? refused(error) : error;
}
