import { setTimeout as wait } from 'node:timers/promises';

import { doc, toNumber, type Doc, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Arguments } from './arguments.js';
import { parseSubdocument, type Context } from './command.js';

/** The fields of a `hello` that waits for a change of the topology. */
export const AWAIT_FIELDS = ['topologyVersion', 'maxAwaitTimeMS'];

/** The number of topology changes since the start: a standalone server has none. */
export const TOPOLOGY_COUNTER = 0;

/** The longest delay of a timer. */
const MAX_WAIT_MS = 0x7fff_ffff;

/**
 * Waits for `maxAwaitTimeMS`, because the topology of a standalone server never changes. Does not wait if the client
 * knows no topology or that of an earlier run of the server, nor once the connection is closing.
 */
export async function awaitTopologyChange(args: Arguments, { processId, closeSignal }: Context): Promise<void> {
  const maxAwaitMs = args.getNonNegativeInteger('maxAwaitTimeMS');
  const hasTopologyVersion = args.has('topologyVersion');
  if (maxAwaitMs === undefined && !hasTopologyVersion) return;
  if (maxAwaitMs === undefined) {
    throw new CommandError('Location31368', "A request with a 'topologyVersion' must include 'maxAwaitTimeMS'");
  }
  if (!hasTopologyVersion) {
    throw new CommandError('Location31368', "A request with 'maxAwaitTimeMS' must include a 'topologyVersion'");
  }
  const version = parseSubdocument(args.getDocument('topologyVersion'), 'topologyVersion', ['processId', 'counter']);
  const counter = toNumber(version.getValue('counter'));
  if (!(counter >= 0)) throw new CommandError('Location31372', 'topologyVersion must have a non-negative counter');
  if (!version.getObjectId('processId').equals(processId.bytes)) return;
  if (counter > TOPOLOGY_COUNTER) {
    const message = `Received a topology version with counter: ${counter} which is greater than the server topology version counter: ${TOPOLOGY_COUNTER}`;
    throw new CommandError('Location31382', message);
  }
  await wait(Math.min(maxAwaitMs, MAX_WAIT_MS), undefined, { signal: closeSignal }).catch(() => undefined);
}

/**
 * Returns the command that the server runs next, by itself, for a client that accepts a stream of replies: the same
 * `hello`, waiting for the next change. Undefined if the stream ends with this reply.
 */
export function getNextHello(command: Doc, reply: WritableDoc): Doc | undefined {
  const topologyVersion = reply.fields.get('topologyVersion');
  if (!command.fields.has('maxAwaitTimeMS') || topologyVersion?.type !== 'object') return undefined;
  return doc([...command.fields, ['topologyVersion', topologyVersion as Doc]]);
}
