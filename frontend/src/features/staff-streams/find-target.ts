import { parseStreamName } from '@trackrecord/contracts/events/streams';

/** What a typed text opens: a stream, the graph of an id, or nothing, with the reason. */
export type Target =
  | { readonly kind: 'stream'; readonly stream: string }
  | { readonly kind: 'graph'; readonly id: string }
  | { readonly kind: 'none'; readonly reason: string };

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** The first digits of the number of a request, as an error message shows them: "Reference 03f6-77a3". */
const SHORT_REFERENCE = /^(?:reference\s+)?([\da-f]{4}-?[\da-f]{4})$/i;
/** User ids of the identity provider have no hyphens. */
const UID = /^[A-Za-z\d]{20,128}$/;
/** The ids of requests and correlations that clients chose themselves. */
const CLIENT_ID = /^[\w-]{9,64}$/;
const STAFF_STREAM = /^(access|staff)-/;

const none = (reason: string): Target => ({ kind: 'none', reason });

/** Decides what a text opens: the name of a stream, a user id, or the number or id of anything. */
export function findTarget(typed: string): Target {
  const text = typed.trim();
  if (text === '') return none('Enter the name of a stream, an id or a reference.');
  if (STAFF_STREAM.test(text))
    return none('Streams of accesses and of staff are for auditors. They are not shown here.');
  if (parseStreamName(text) !== undefined)
    return /[/\s]/.test(text)
      ? none('The name of a stream has no spaces or slashes.')
      : { kind: 'stream', stream: text };
  // Also the id in `work:<id>`, and in the id of a job: `render-cv-<id>`.
  const uuid = UUID.exec(text)?.[0];
  if (uuid !== undefined) return { kind: 'graph', id: uuid.toLowerCase() };
  const reference = SHORT_REFERENCE.exec(text)?.[1];
  if (reference !== undefined) return { kind: 'graph', id: reference.toLowerCase() };
  if (UID.test(text)) return { kind: 'stream', stream: `profile-${text}` };
  if (CLIENT_ID.test(text)) return { kind: 'graph', id: text };
  return none(
    'Nothing has such a name or id. Streams begin with profile-, onboarding-, detected-skills-, applications- or account-.',
  );
}

/** Describes what a text opens, while it is typed. */
export function describeTarget(typed: string): string {
  if (typed.trim() === '')
    return 'Such as profile-<user id>, 5810-1558, or the id of an event, request, command or work.';
  const target = findTarget(typed);
  if (target.kind === 'stream') return `Opens the stream ${target.stream}.`;
  if (target.kind === 'graph') return 'Opens everything that belongs to this id.';
  return target.reason;
}
