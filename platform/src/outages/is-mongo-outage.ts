import {
  MongoClientClosedError,
  type MongoError,
  MongoErrorLabel,
  MongoExpiredSessionError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
  MongoServerSelectionError,
  MongoStalePrimaryError,
  MongoTopologyClosedError,
} from 'mongodb';

/** Driver errors: no server, no connection, a timeout, or a closing client. */
const OUTAGE_CLASSES = [
  MongoNetworkError, // includes network timeouts and cleared pools
  MongoServerSelectionError,
  MongoOperationTimeoutError,
  MongoStalePrimaryError,
  MongoNotConnectedError,
  MongoClientClosedError,
  MongoTopologyClosedError,
  MongoServerClosedError,
  // The application starts no sessions: only a closing client ends the session of a running operation.
  MongoExpiredSessionError,
];

/** The driver does not export the classes of its connection pool. */
const OUTAGE_NAMES: readonly string[] = ['MongoPoolClosedError', 'MongoWaitQueueTimeoutError'];

/** Labels of errors that may not occur again if the operation is retried. */
const OUTAGE_LABELS = [
  MongoErrorLabel.RetryableWriteError,
  MongoErrorLabel.RetryableError,
  MongoErrorLabel.TransientTransactionError,
  MongoErrorLabel.SystemOverloadedError,
];

/**
 * Codes of a server that is shutting down, is not the primary, timed out or is out of disk space.
 * @see https://github.com/mongodb/mongo/blob/master/src/mongo/base/error_codes.yml
 */
const OUTAGE_CODES: ReadonlySet<unknown> = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  24, // LockTimeout
  43, // CursorNotFound: the server was restarted between two batches
  46, // LockBusy
  50, // MaxTimeMSExpired
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern: too few members are up
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  134, // ReadConcernMajorityNotAvailableYet
  189, // PrimarySteppedDown
  202, // NetworkInterfaceExceededTimeLimit
  237, // CursorKilled
  262, // ExceededTimeLimit
  365, // TemporarilyUnavailable
  9001, // SocketException
  10_058, // LegacyNotPrimary
  10_107, // NotWritablePrimary
  11_600, // InterruptedAtShutdown
  11_601, // Interrupted
  11_602, // InterruptedDueToReplStateChange
  13_435, // NotPrimaryNoSecondaryOk
  13_436, // NotPrimaryOrSecondary
  14_031, // OutOfDiskSpace
]);

/**
 * Returns true if an error of the MongoDB driver means that the server is unreachable, busy or unable to write, and
 * false if the operation was rejected: a duplicate key, an unknown operator, an invalid argument.
 */
export const isMongoOutage = (error: MongoError): boolean =>
  OUTAGE_CLASSES.some((type) => error instanceof type) ||
  OUTAGE_NAMES.includes(error.name) ||
  OUTAGE_LABELS.some((label) => error.hasErrorLabel(label)) ||
  OUTAGE_CODES.has(error.code);
