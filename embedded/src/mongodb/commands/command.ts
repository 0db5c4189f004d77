import type { Doc, Value, WritableDoc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Cursors } from '../cursors.js';
import type { Snapshot, Transaction } from '../storage/database.js';
import type { Databases } from '../storage/databases.js';
import { Arguments } from './arguments.js';

/** The context that all commands of a connection share. */
export interface Context {
  readonly databases: Databases;
  readonly cursors: Cursors;
  readonly now: () => number;
  /** Identifies this run of the server in `topologyVersion`. */
  readonly processId: Extract<Value, { type: 'objectId' }>;
  /** The number of the client's connection. */
  readonly connectionId: number;
  /** Aborts when the client's connection is closing. */
  readonly closeSignal: AbortSignal;
}

export interface Call {
  readonly args: Arguments;
  /** The name of the target database. */
  readonly database: string;
  readonly context: Context;
}

/** Reads the database of a call; returns undefined if the database does not exist. */
export function read<T>(call: Call, work: (snapshot: Snapshot) => T): Promise<T> | undefined {
  return call.context.databases.find(call.database)?.read(work);
}

/** Changes the database of a call atomically; creates the database if it does not exist. */
export function write<T>(call: Call, work: (transaction: Transaction) => T): Promise<T> {
  return call.context.databases.findOrCreate(call.database).write(work);
}

/** A supported command. */
export interface Command {
  /** The name and its aliases. */
  readonly names: readonly string[];
  /** The supported fields besides the generic ones. */
  readonly fields: readonly string[];
  /** The supported fields of the documents in a field. */
  readonly nestedFields?: Readonly<Record<string, readonly string[]>>;
  readonly run: (call: Call) => WritableDoc | Promise<WritableDoc>;
}

const MAX_COLLECTION_NAME_BYTES = 200;

/**
 * Returns the collection of a command: the value of the field with the command's name. Throws InvalidNamespace for an
 * invalid name.
 */
export function getCollectionName(args: Arguments, command: string): string {
  const name = args.getString(command);
  const isShortEnough = Buffer.byteLength(name) <= MAX_COLLECTION_NAME_BYTES;
  if (name !== '' && !name.startsWith('.') && !/[$\0]/.test(name) && isShortEnough) return name;
  throw new CommandError('InvalidNamespace', `Invalid collection name: '${name}'`);
}

/** Reads a subdocument of a command, such as one of the updates; throws for unknown fields. */
export function parseSubdocument(document: Doc, path: string, supportedFields: readonly string[]): Arguments {
  return new Arguments(document, path, new Set(supportedFields));
}
