import type { SupportAction } from '@trackrecord/contracts';
import type { Erasures, StaffIdentity } from '@trackrecord/platform';
import type { Request } from 'express';
import { createCommandRequest } from '../http/command-request.js';
import type { AccessCommands } from './access-context.js';
import { accessError } from './access-rejections.js';
import { toActor } from './sessions.js';

/** The dependencies of `recordAction`. */
export interface ActionRecorder {
  readonly accesses: AccessCommands;
  readonly erasures: Pick<Erasures, 'has'>;
}

/** An action of a staff member on the data of a person. `target` is never content. */
interface Action {
  readonly uid: string;
  readonly action: SupportAction;
  readonly target: string;
  readonly identity: StaffIdentity;
  readonly request: Request;
}

/**
 * Records an action of a staff member in the access stream of the person. Call it before the action.
 * @throws {HttpError} 410 if the account is erased or being erased.
 */
export async function recordAction(
  { accesses, erasures }: ActionRecorder,
  { uid, action, target, identity, request }: Action,
): Promise<void> {
  const actor = toActor(identity);
  const command = { type: 'RecordAction', actor, action, target, isErased: await erasures.has(uid) } as const;
  await accesses.handle(uid, command, createCommandRequest(request, actor));
}

/** @throws {HttpError} 410 if an account is erased or being erased. */
export async function rejectErased({ erasures }: Pick<ActionRecorder, 'erasures'>, uid: string): Promise<void> {
  if (await erasures.has(uid)) throw accessError('erased');
}
