import { double, int, replyDoc, text, type Doc, type WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { aggregate } from './aggregate.js';
import { Arguments } from './arguments.js';
import { drop, listCollections } from './collections.js';
import type { Command, Context } from './command.js';
import { compact, dropDatabase } from './databases.js';
import { remove } from './delete.js';
import { findAndModify } from './find-and-modify.js';
import { find, getMore, killCursors } from './find.js';
import { validateGenericFields, GENERIC_FIELDS } from './generic-fields.js';
import { endSessions, hello, ping } from './handshake.js';
import { createIndexes, listIndexes } from './indexes.js';
import { insert } from './insert.js';
import { update } from './update.js';

/** The supported subset of MongoDB's commands. */
export const COMMANDS: readonly Command[] = [
  hello,
  ping,
  endSessions,
  insert,
  find,
  getMore,
  killCursors,
  update,
  remove,
  findAndModify,
  aggregate,
  createIndexes,
  listIndexes,
  listCollections,
  drop,
  dropDatabase,
  compact,
];

interface Entry {
  readonly command: Command;
  readonly fields: ReadonlySet<string>;
}

const COMMANDS_BY_NAME: ReadonlyMap<string, Entry> = new Map(
  COMMANDS.flatMap((command) =>
    command.names.map(
      (name) => [name, { command, fields: new Set([name, ...command.fields, ...GENERIC_FIELDS]) }] as const,
    ),
  ),
);

/** Runs a command and returns its reply, also for errors. */
export async function dispatch(message: Doc, context: Context): Promise<WritableDoc> {
  try {
    return await run(message, context);
  } catch (error) {
    return createErrorReply(error);
  }
}

function run(message: Doc, context: Context): WritableDoc | Promise<WritableDoc> {
  const name = message.fields.keys().next().value ?? '';
  const entry = COMMANDS_BY_NAME.get(name);
  if (entry === undefined) throw new CommandError('CommandNotFound', `no such command: '${name}'`);
  validateGenericFields(message);
  const args = new Arguments(message, name, entry.fields);
  return entry.command.run({ args, database: args.getString('$db'), context });
}

export function createErrorReply(error: unknown): WritableDoc {
  const commandError =
    error instanceof CommandError
      ? error
      : new CommandError('InternalError', error instanceof Error ? error.message : String(error));
  return replyDoc({
    ok: double(0),
    errmsg: text(commandError.message),
    code: int(commandError.code),
    codeName: text(commandError.codeName),
    ...Object.fromEntries(commandError.details?.fields ?? []),
  });
}
