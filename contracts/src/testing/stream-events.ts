import type { EventDetails, EventReference, StreamEvent } from '../streams/stream-events.js';
import type { LogEvent } from '../streams/stream-log.js';

/** The person whose streams these are. */
export const STREAM_UID = 'kT4x0000000000000009Qa2';

/** Returns a UUID that ends with a number. */
const toUuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Returns the id of the event with this revision. */
export const toEventId = (revision: number): string => toUuid(1_000 + revision);

/** Creates an event of a profile as the log shows it, decided at 14:32 in local time. */
export const makeLogEvent = (revision: number, overrides: Partial<LogEvent> = {}): LogEvent => ({
  position: String(184_000 + revision),
  eventId: toEventId(revision),
  stream: `profile-${STREAM_UID}`,
  category: 'profile',
  revision,
  type: 'ExperienceRevised',
  at: new Date(2026, 10, 21, 14, 32, revision % 60).toISOString(),
  requestId: toUuid(2_000 + revision),
  correlationId: toUuid(3_000 + revision),
  commandId: toUuid(4_000 + revision),
  originRef: null,
  causationId: toUuid(4_000 + revision),
  role: 'user',
  origin: 'typed',
  client: 'web/0.2.0+abc1234',
  server: 'command-api/0.2.0+abc1234',
  version: 1,
  bytes: 688,
  ...overrides,
});

/** Creates an event as its stream shows it: stored 3 ms after it was decided. */
export const makeStreamEvent = (revision: number, overrides: Partial<StreamEvent> = {}): StreamEvent => {
  const event = makeLogEvent(revision, overrides);
  return {
    ...event,
    storedAt: new Date(Date.parse(event.at) + 3).toISOString(),
    isSealed: true,
    ...overrides,
  };
};

/** Creates a reference to an event. */
export const makeEventReference = (revision: number, overrides: Partial<LogEvent> = {}): EventReference => {
  const { eventId, stream, revision: number, type, at } = makeLogEvent(revision, overrides);
  return { eventId, stream, revision: number, type, at };
};

/** Creates an event with what it is connected with: both neighbours, and a job. */
export const makeEventDetails = (
  revision: number,
  overrides: Partial<EventDetails> = {},
  event: Partial<StreamEvent> = {},
): EventDetails => ({
  event: makeStreamEvent(revision, event),
  key: 'present',
  previous: makeEventReference(revision - 1, { type: 'SkillAdded' }),
  next: makeEventReference(revision + 1, { type: 'ChangeUndone' }),
  cause: null,
  caused: [],
  jobs: [{ id: `render-cv-${toEventId(revision)}`, queue: 'cv', name: 'render-cv', state: 'completed' }],
  upcasters: [],
  ...overrides,
});
