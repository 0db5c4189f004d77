import { double, long, reply, replyList, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { collectionName, type Command } from './command.js';

/** `killCursors`: closes cursors. */
export const killCursors: Command = {
  names: ['killCursors'],
  fields: ['cursors'],
  run: ({ args, context }) => {
    collectionName(args, 'killCursors');
    const ids = args.items('cursors').map(parseCursorId);
    const killed = ids.map((id) => ({ id, found: context.cursors.close(id) }));
    const list = (found: boolean) => replyList(killed.filter((one) => one.found === found).map(({ id }) => long(id)));
    return reply({
      cursorsKilled: list(true),
      cursorsNotFound: list(false),
      cursorsAlive: replyList([]),
      cursorsUnknown: replyList([]),
      ok: double(1),
    });
  },
};

function parseCursorId(value: Value): bigint {
  if (value.type === 'long') return value.value;
  throw new CommandError('TypeMismatch', `a cursor id is a long, not a ${value.type}`);
}
