import type { HttpError } from '../requests/http-error.js';
import { redactFieldPath } from './field-names.js';

/**
 * The codes whose messages are constant, or contain only a limit. The message of any other code may quote what the
 * person sent, such as the title of an entry.
 */
const CODES_WITH_CONSTANT_MESSAGES: ReadonlySet<string> = new Set([
  'account-gone',
  'chunks-missing',
  'conflict',
  'cv-not-made',
  'cv-unavailable',
  'deadline',
  'dependency-down',
  'event-log',
  'forbidden',
  'idempotency-key-reused',
  'internal',
  'key-missing',
  'list-full',
  'not-audio',
  'not-matched',
  'nothing-heard',
  'nothing-to-save',
  'precondition-failed',
  'profile-not-found',
  'recording-too-large',
  'recording-too-long',
  'revision-lost',
  'too-large',
  'too-many-requests',
  'transcription-unavailable',
  'upload-gone',
  'upload-in-progress',
  'upload-not-found',
  'view-behind',
  'work-failed',
]);
const UNKNOWN_FIELD = 'Unknown field';

/**
 * Returns the message that the person was shown, for the activity log; undefined if it may quote what they sent
 * (decision 060). `failureMessage` is the endpoint's message for unexpected errors.
 */
export function getRecordableMessage(
  { code, message, details = [] }: HttpError,
  failureMessage: string | undefined,
): string | undefined {
  if (code === 'internal') return failureMessage ?? message;
  if (CODES_WITH_CONSTANT_MESSAGES.has(code)) return message;
  const [first] = details;
  // Messages of validation are texts of the schemas. They contain the names of fields, which a client may have chosen.
  if (code !== 'validation' || first?.message !== message) return undefined;
  if (message.startsWith(UNKNOWN_FIELD)) return UNKNOWN_FIELD;
  return redactFieldPath(first.path) === first.path ? message : undefined;
}
