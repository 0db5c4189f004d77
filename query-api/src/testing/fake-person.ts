import {
  type AccessEvent,
  accessStream,
  type ApplicationsEvent,
  applicationsStream,
  type ActivityEntry,
  type EventMetadata,
  type OnboardingEvent,
  onboardingStream,
  type ProfileEvent,
  profileStream,
} from '@trackrecord/contracts';
import {
  applicationsAggregate,
  detectedSkillsAggregate,
  onboardingAggregate,
  profileAggregate,
} from '@trackrecord/domain';
import { type EventStore, type RecordedEvent, StateHistory } from '@trackrecord/platform';
import { RecentHistories } from '../history/recent-histories.js';

/** Returns a predictable UUID. */
export const testUuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Returns the n-th second of the test day. */
export const testTime = (n: number): string => new Date(Date.UTC(2026, 10, 21) + n * 1_000).toISOString();

/** The first numbers of ids: those of events start at 0, so that no two ids are equal. */
const FIRST_COMMAND_NUMBER = 5_000;
const FIRST_ACTIVITY_NUMBER = 9_000;

const NO_SNAPSHOTS = { findLatest: () => Promise.resolve(undefined) };

/** The streams and the activity log of one person in memory. Each event gets the next second. */
export class FakePerson {
  readonly activity: ActivityEntry[] = [];
  readonly streams = new Map<string, RecordedEvent[]>();
  /** The number of reads of any store. */
  reads = 0;
  #seconds = 0;

  constructor(readonly uid = 'nadia') {}

  saveProfile(event: ProfileEvent, metadata: Partial<EventMetadata> = {}): RecordedEvent {
    return this.#append(profileStream(this.uid), event, metadata);
  }

  saveOnboarding(event: OnboardingEvent, metadata: Partial<EventMetadata> = {}): RecordedEvent {
    return this.#append(onboardingStream(this.uid), event, metadata);
  }

  saveApplications(event: ApplicationsEvent): RecordedEvent {
    return this.#append(applicationsStream(this.uid), event, {});
  }

  access(event: AccessEvent, staff = 'owen'): RecordedEvent {
    return this.#append(accessStream(this.uid), event, { actor: { uid: staff, role: 'support' } });
  }

  /** Adds an entry to the activity log; the newest is the first. */
  log(entry: Pick<ActivityEntry, 'outcome' | 'status' | 'code'> & Partial<ActivityEntry>): ActivityEntry {
    const added = {
      id: testUuid(FIRST_ACTIVITY_NUMBER + this.activity.length),
      at: this.#nextTime(),
      kind: 'write',
      ...entry,
    } as const;
    this.activity.unshift(added);
    return added;
  }

  /** Lets time pass. */
  wait(seconds: number): void {
    this.#seconds += seconds;
  }

  /** The sources of the support handlers. */
  get sources() {
    const store: Pick<EventStore, 'readStream' | 'readLastStreamEvent'> = {
      readStream: this.#readStream.bind(this),
      readLastStreamEvent: async (stream) => {
        for await (const event of this.#readStream(stream, { backwards: true, maxCount: 1 })) return event;
        return undefined;
      },
    };
    const sealed = { open: (_: string, { data }: RecordedEvent) => Promise.resolve(data) };
    const pastProfiles = new StateHistory(profileAggregate, store, sealed, NO_SNAPSHOTS);
    return {
      store,
      pastProfiles,
      histories: new RecentHistories(pastProfiles),
      pastOnboardings: new StateHistory(onboardingAggregate, store, sealed, NO_SNAPSHOTS),
      pastApplications: new StateHistory(applicationsAggregate, store, sealed, NO_SNAPSHOTS),
      pastDetectedSkills: new StateHistory(detectedSkillsAggregate, store, sealed, NO_SNAPSHOTS),
      activity: {
        readActivity: (_: string, before?: Date) => {
          this.reads += 1;
          const isBefore = ({ at }: ActivityEntry) => before === undefined || Date.parse(at) < before.getTime();
          return Promise.resolve(this.activity.filter(isBefore));
        },
      },
    };
  }

  #nextTime(): string {
    this.#seconds += 1;
    return testTime(this.#seconds);
  }

  #append(stream: string, event: { readonly type: string; readonly data: unknown }, overrides: Partial<EventMetadata>) {
    const events = this.streams.get(stream) ?? [];
    const eventNumber = [...this.streams.values()].reduce((sum, { length }) => sum + length, 0);
    const metadata: EventMetadata = {
      schemaVersion: 1,
      actor: { uid: this.uid, role: 'user' },
      commandId: testUuid(FIRST_COMMAND_NUMBER + eventNumber),
      correlationId: `task-${String(eventNumber)}`,
      causationId: `task-${String(eventNumber)}`,
      occurredAt: this.#nextTime(),
      ...overrides,
    };
    const revision = BigInt(events.length);
    const position = { commit: String(eventNumber), prepare: String(eventNumber) };
    const recordedEvent = {
      stream,
      id: testUuid(eventNumber),
      type: event.type,
      data: event.data,
      metadata,
      revision,
      createdAt: new Date(metadata.occurredAt),
      position,
    };
    this.streams.set(stream, [...events, recordedEvent]);
    return recordedEvent;
  }

  async *#readStream(...[stream, options = {}]: Parameters<EventStore['readStream']>): AsyncGenerator<RecordedEvent> {
    this.reads += 1;
    const { from, backwards = false, maxCount = Infinity } = options;
    const events = this.streams.get(stream) ?? [];
    const eventsInRange = events.filter(
      ({ revision }) => from === undefined || (backwards ? revision <= from : revision >= from),
    );
    const orderedEvents = backwards ? eventsInRange.toReversed() : eventsInRange;
    for (const event of orderedEvents.slice(0, maxCount)) yield await Promise.resolve(event);
  }
}
