import type { Doc, WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Cursors } from '../cursors.js';
import type { Snapshot, Transaction } from '../storage/database.js';
import type { Databases } from '../storage/databases.js';
import type { Timestamps } from '../timestamps.js';
import { Arguments } from './arguments.js';
import type { Deadline } from '../deadline.js';

/** What the commands of a server work on. */
export interface Context {
  readonly databases: Databases;
  readonly cursors: Cursors;
  readonly now: () => number;
  readonly timestamps: Timestamps;
  /** The number of the connection that the command came by. */
  readonly connectionId: number;
}

/** A command that was called. */
export interface Call {
  readonly args: Arguments;
  /** The database it was sent to. */
  readonly database: string;
  readonly context: Context;
  readonly deadline: Deadline;
}

/** Reads the database of a call within its time; undefined if there is no such database. */
export function read<T>(call: Call, work: (snapshot: Snapshot) => T): Promise<T> | undefined {
  return call.context.databases.find(call.database)?.read((snapshot) => {
    call.deadline.start();
    return work(snapshot);
  });
}

/** Changes the database of a call within its time, all or nothing. The database is made if there is none. */
export function write<T>(call: Call, work: (transaction: Transaction) => T): Promise<T> {
  return call.context.databases.findOrCreate(call.database).write((transaction) => {
    call.deadline.start();
    return work(transaction);
  });
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
