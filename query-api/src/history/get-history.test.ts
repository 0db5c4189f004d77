import { HISTORY_PAGE_SIZE, type ProfileEvent, profileStream } from '@trackrecord/contracts';
import { describeChanges, profileAggregate, toProfile, type ProfileState } from '@trackrecord/domain';
import { type EventStore, StateHistory, type RecordedEvent } from '@trackrecord/platform';
import fc from 'fast-check';
import { readHistoryPage } from './get-history.js';
import { RecentHistories } from './recent-histories.js';

const STREAM = profileStream('ada');
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const AT = '2026-11-21T10:00:00.000Z';
const metadata = {
  schemaVersion: 1,
  actor: { uid: 'ada', role: 'user' as const },
  commandId: uuid(0),
  correlationId: 'request',
  causationId: 'request',
  occurredAt: AT,
};
const experience = (id: string, n: number) => ({
  id,
  title: `Engineer ${String(n)}`,
  company: 'Acme',
  description: '',
  startDate: '2020-01-01T00:00:00.000Z',
  endDate: null,
  current: true,
});

/** Creates an event that is valid in a state. */
function nextEvent({ experiences, skills }: ProfileState, kind: number, n: number): ProfileEvent {
  const at = experiences.length === 0 ? -1 : n % experiences.length;
  const found = experiences[at];
  const skill = skills[skills.length === 0 ? -1 : n % skills.length];
  if (kind === 0)
    return {
      type: 'PersonalInfoChanged',
      data: { personalInfo: { firstName: 'Ada', lastName: `B${n}`, email: 'ada@example.com' } },
    };
  if (kind === 1 && skills.length < 5)
    return { type: 'SkillAdded', data: { skill: `Skill ${String(n)} ${String(skills.length)}`, index: 0 } };
  if (kind === 2 && skill !== undefined) return { type: 'SkillRemoved', data: { skill, index: skills.indexOf(skill) } };
  if (kind === 3 && found) return { type: 'ExperienceRemoved', data: { id: found.id, index: at } };
  if (kind <= 6 && found)
    return { type: 'ExperienceRevised', data: { id: found.id, index: at, item: experience(found.id, n) } };
  const id = uuid(1_000 + n);
  if (experiences.some((existing) => existing.id === id)) return { type: 'OnboardingCompleted', data: {} };
  return { type: 'ExperienceAdded', data: { id, index: 0, item: experience(id, n) } };
}

/** An in-memory stream with its snapshots, and the expected history. */
class FakeLog {
  events: RecordedEvent[] = [];
  states: ProfileState[] = [profileAggregate.initialState];
  reads = 0;
  readonly store: Pick<EventStore, 'readStream'>;

  constructor(private readonly snapshotEvery: number) {
    const readStream = this.#readStream.bind(this);
    this.store = { readStream };
  }

  append(picked: readonly (readonly [number, number])[], batch: number): void {
    for (const [kind, n] of picked) this.appendEvent(nextEvent(this.state, kind, n), batch);
  }

  appendEvent({ type, data }: ProfileEvent, batch: number): void {
    const revision = this.events.length;
    this.states.push(profileAggregate.evolve(this.state, { type, data } as ProfileEvent));
    const place = { createdAt: new Date(0), position: { commit: String(revision), prepare: String(revision) } };
    const id = uuid(batch * 10_000 + revision);
    this.events.push({ stream: STREAM, id, type, data, metadata, revision: BigInt(revision), ...place });
  }

  /** Truncates the log to an earlier event, like a restored backup. */
  truncateTo(length: number): void {
    this.events = this.events.slice(0, length);
    this.states = this.states.slice(0, length + 1);
  }

  get state(): ProfileState {
    return this.states.at(-1) ?? profileAggregate.initialState;
  }

  sources(maxBytes?: number) {
    const findLatest = (_: unknown, { revision = Infinity }: { revision?: number }) => {
      const length = Math.min(revision + 1, this.events.length);
      const at = length - 1 - (length % this.snapshotEvery);
      const state = this.states[at + 1];
      if (at < 0 || !state) return Promise.resolve(undefined);
      const content = { profile: toProfile('ada', state, at, AT), commands: [] };
      return Promise.resolve({ revision: at, at: AT, content, head: this.events[at]?.id });
    };
    const eventOpener = { open: (_: string, { data }: RecordedEvent) => Promise.resolve(data) };
    const pastProfiles = new StateHistory(profileAggregate, this.store, eventOpener, { findLatest });
    return { pastProfiles, histories: new RecentHistories(pastProfiles, maxBytes) };
  }

  /** Returns the page of a history folded from the beginning. */
  expectedPage(end: number) {
    const changes = this.events.map(({ id, revision, type, data }) => ({
      id,
      revision,
      metadata,
      event: { type, data } as ProfileEvent,
    }));
    const shownTo = Math.min(end, changes.length);
    const start = Math.max(0, shownTo - HISTORY_PAGE_SIZE);
    const before = this.states[start] ?? profileAggregate.initialState;
    const items = describeChanges(before, changes.slice(start, shownTo), changes.slice(shownTo));
    return { items: items.toReversed(), next: start === 0 ? null : start, revision: changes.length - 1 };
  }

  async *#readStream(
    _stream: string,
    { from = 0n, backwards = false, maxCount = Infinity }: Parameters<EventStore['readStream']>[1] = {},
  ) {
    const selected = backwards ? this.events.toReversed() : this.events.slice(Number(from));
    for (const event of selected.slice(0, maxCount)) {
      this.reads += 1;
      yield await Promise.resolve(event);
    }
  }
}

const edits = (maxLength: number) =>
  fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 40 })), { minLength: 1, maxLength });

it('returns the same pages as a fold of the whole stream, in any order of pages and saves', async () => {
  const steps = fc.array(
    fc.record({ added: edits(12), before: fc.integer({ min: 0, max: 140 }), lost: fc.constantFrom(0, 0, 0, 5) }),
    { maxLength: 6 },
  );
  const sizes = fc.constantFrom(0, 20_000, undefined);
  await fc.assert(
    fc.asyncProperty(
      edits(70),
      steps,
      fc.integer({ min: 1, max: 60 }),
      sizes,
      async (first, later, every, maxBytes) => {
        const log = new FakeLog(every);
        log.append(first, 0);
        const sources = log.sources(maxBytes);
        for (const [batch, { added, before, lost }] of later.entries()) {
          expect(await readHistoryPage(sources, 'ada', before)).toEqual(log.expectedPage(before));
          expect(await readHistoryPage(sources, 'ada')).toEqual(log.expectedPage(Infinity));
          log.truncateTo(Math.max(1, log.events.length - lost));
          log.append(added, batch + 1);
        }
        expect(await readHistoryPage(sources, 'ada', HISTORY_PAGE_SIZE)).toEqual(log.expectedPage(HISTORY_PAGE_SIZE));
      },
    ),
    { numRuns: 40 },
  );
});

it('reads later events once for all pages', async () => {
  const log = new FakeLog(100);
  log.append(
    Array.from({ length: 1_000 }, (_, n) => [n % 10, n % 41] as const),
    0,
  );
  const sources = log.sources();
  await readHistoryPage(sources, 'ada', 500);
  expect(log.reads).toBeLessThan(700); // from the snapshot before the page
  log.reads = 0;
  await readHistoryPage(sources, 'ada', 480);
  await readHistoryPage(sources, 'ada', 500);
  expect(log.reads).toBeLessThan(10);
});

it('drops a history that was not read for a minute', async () => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(1); // lru-cache takes a start time of 0 for no TTL.
  const log = new FakeLog(100);
  log.append(
    Array.from({ length: 300 }, (_, n) => [n % 10, n % 41] as const),
    0,
  );
  const sources = log.sources();
  await readHistoryPage(sources, 'ada', 50);
  expect(sources.histories.size).toBe(1);
  await jest.advanceTimersByTimeAsync(60_001);
  expect(sources.histories.size).toBe(0);
  jest.useRealTimers();
});

it('responds with 404 and drops the history after an erasure', async () => {
  const log = new FakeLog(100);
  log.append([[0, 1]], 0);
  const sources = log.sources();
  await readHistoryPage(sources, 'ada');
  log.appendEvent({ type: 'AccountErased', data: {} }, 0);
  await expect(readHistoryPage(sources, 'ada')).rejects.toMatchObject({ status: 404 });
  expect(sources.histories.size).toBe(0);
});
