import type { WritableDoc } from './bson/value.js';

/** The MongoDB error codes that this server uses, by name. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  Overflow: 15,
  InvalidLength: 16,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  NotExactValueField: 111,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  InvalidIndexSpecificationOption: 197,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  DatabaseDifferCase: 13297,
  Location15959: 15959,
  Location15974: 15974,
  Location15975: 15975,
  Location15998: 15998,
  Location16410: 16410,
  OutOfDiskSpace: 14031,
  KeyTooLong: 17280,
  Location17419: 17419,
  Location17420: 17420,
  Location31249: 31249,
  Location31250: 31250,
  Location31253: 31253,
  Location31254: 31254,
  Location31368: 31368,
  Location31372: 31372,
  Location31382: 31382,
  Location40323: 40323,
  Location40324: 40324,
  Location40352: 40352,
  Location40353: 40353,
  Location40414: 40414,
  Location40415: 40415,
  Location51024: 51024,
} as const;

/** The name of an error code, as MongoDB sends it in `codeName`. */
export type ErrorName = keyof typeof CODES;

/** Thrown by a command or one of its writes. */
export class CommandError extends Error {
  readonly code: number;

  constructor(
    readonly codeName: ErrorName,
    message: string,
    readonly details?: WritableDoc,
  ) {
    super(message);
    this.name = 'CommandError';
    this.code = CODES[codeName];
  }
}

/** Creates the BadValue error for an unsupported feature. */
export function createUnsupportedError(feature: string): CommandError {
  return new CommandError('BadValue', `${feature} is not supported by the embedded MongoDB`);
}
