import type { Doc, WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Cursors } from '../cursors.js';
import type { Databases } from '../storage/databases.js';
import { Arguments } from './arguments.js';

/** What the commands of a server work on. */
export interface Context {
  readonly databases: Databases;
  readonly cursors: Cursors;
  readonly now: () => number;
}

/** A command that was called. */
export interface Call {
  readonly args: Arguments;
  /** The database it was sent to. */
  readonly database: string;
  readonly context: Context;
}

/** A command of the published subset. */
export interface Command {
  /** Its name, and other spellings of it. */
  readonly names: readonly string[];
  /** The fields it understands besides the ones that every command may have. */
  readonly fields: readonly string[];
  readonly run: (call: Call) => WritableDoc | Promise<WritableDoc>;
}

/**
 * The name of the collection that a command is for: the value of its first field, the one with the command's name.
 * Throws InvalidNamespace for what cannot be one.
 */
export function collectionName(args: Arguments, command: string): string {
  const name = args.text(command);
  if (name !== '' && !name.startsWith('.') && !/[$\0]/.test(name) && Buffer.byteLength(name) <= 200) return name;
  throw new CommandError('InvalidNamespace', `Invalid collection name: '${name}'`);
}

/** Reads a part of a command, such as one of the updates; a field it does not know is refused by name. */
export function partOf(part: Doc, where: string, known: readonly string[]): Arguments {
  return new Arguments(part, where, new Set(known));
}
