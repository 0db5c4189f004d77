import type { Origin } from '@trackrecord/contracts';
import { type Answer, etag, type Outcomes, ownIdentity } from '@trackrecord/platform';
import type { Request, Response } from 'express';
import { commandRequest } from '../http/command-request.js';
import type { Commands, Handled } from './commands.js';
import { answerRefusal } from './refusals.js';

/** One write as a route understands it: whose stream, which command, and what to answer afterwards. */
export interface Write<Command, State> {
  readonly uid: unknown;
  readonly command: Command;
  /** What makes the request the same one when it comes again, where that is less than the whole command. */
  readonly fingerprint?: unknown;
  readonly origin: Origin | undefined;
  readonly answer: (handled: Handled<State>, uid: string) => Omit<Answer, 'headers'>;
}

/** Runs writes on the streams of one kind: each command once, its answer with the new revision as ETag. */
export class Writes<Command, State> {
  constructor(
    private readonly commands: Pick<Commands<Command, State, never>, 'handle' | 'isInLog'>,
    private readonly outcomes: Outcomes,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Handles one request; a request that names its command again gets the answer it got before. */
  async run(request: Request, response: Response, write: Write<Command, State>): Promise<Answer> {
    const identity = ownIdentity(request, response, write.uid);
    const command = commandRequest(request, identity, write.origin, this.now());
    const handle = async (): Promise<Answer> => {
      const handled = await this.commands.handle(identity.uid, write.command, command).catch(answerRefusal);
      const { revision } = handled.folded;
      // What changed nothing on an empty stream leaves no revision to name.
      return {
        ...write.answer(handled, identity.uid),
        headers: revision === undefined ? {} : { ETag: etag(revision) },
      };
    };
    if (!command.named) return handle();
    const fingerprint = { method: request.method, path: request.path, command: write.fingerprint ?? write.command };
    const { commandId } = command.metadata;
    return this.outcomes.once(identity.uid, commandId, fingerprint, handle, async ({ headers }, keptAt) => {
      const revision = revisionOf(headers?.['ETag']);
      return revision === undefined || this.commands.isInLog(identity.uid, commandId, revision, keptAt);
    });
  }
}

/** The revision that an answer names; nothing where it names none. */
function revisionOf(tag: string | undefined): bigint | undefined {
  const [, digits] = /^"(\d+)"$/.exec(tag ?? '') ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}
