import {
  supportReadEndpoints,
  type Timeline,
  TIMELINE_KINDS,
  TIMELINE_PAGE_SIZE,
  type TimelineKind,
} from '@trackrecord/contracts';
import type { EventStore } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastOnboardings } from '../../history/past-profiles.js';
import type { ActivitySource } from '../get-person-activity.js';
import { readContent } from '../read-content.js';
import type { RecordUse } from '../record-use.js';
import { createAccessSource, type ToPseudonym } from './access-source.js';
import { createActivitySource } from './activity-source.js';
import type { PastApplications } from '../../applications/current-applications.js';
import {
  createApplicationsSource,
  createOnboardingSource,
  createProfileSource,
  type ProfileChangeSource,
} from './change-source.js';
import { createDerivedSource, type DerivedMetadata } from './derived-source.js';
import { mergeEntries, type SourcePage, type TimelineSource } from './merge-entries.js';
import { addNextSaves } from './next-saves.js';
import type { SignedCursors } from './signed-cursors.js';
import { formatCursor, parseCursor, type SourceName } from './timeline-cursor.js';

/** The sources of a timeline. */
export interface TimelineSources extends ProfileChangeSource {
  readonly pastOnboardings: Pick<PastOnboardings, 'readLastEvent' | 'readChanges'>;
  readonly pastApplications: Pick<PastApplications, 'readAt' | 'readLastEvent' | 'readChanges'>;
  readonly store: Pick<EventStore, 'readStream' | 'readLastStreamEvent'>;
  readonly activity: ActivitySource;
  readonly storedCvs: DerivedMetadata;
  readonly storedRankings: DerivedMetadata;
  readonly toPseudonym: ToPseudonym;
}

/** GET /support/people/{uid}/timeline: what happened to a person, newest first, of all kinds or of some. */
export const getTimeline = (
  sources: TimelineSources & { readonly cursors: SignedCursors },
  recordUse: RecordUse,
): RequestHandler => {
  const { cursors } = sources;
  const verifyCursor = (uid: string, before: string | undefined) =>
    before === undefined ? undefined : cursors.verify(uid, before);
  return readContent(
    supportReadEndpoints.getTimeline,
    {
      recordUse,
      describeUse: ({ params: { uid }, query: { before, kinds } }) => ({
        what: 'timeline',
        detail: toDetail({ before: verifyCursor(uid, before), kinds }),
      }),
    },
    async ({ params: { uid }, query: { before, kinds } }) => {
      const page = await readTimelinePage(sources, uid, { before: verifyCursor(uid, before), kinds });
      return { status: 200, body: { ...page, next: page.next === null ? null : cursors.sign(uid, page.next) } };
    },
  );
};

/**
 * Names the kinds and the page, so that each page that staff read is recorded as a use of its own.
 * @throws {HttpError} 400
 */
function toDetail({ before, kinds }: TimelinePageQuery): string {
  const page = before === undefined ? 'newest' : `before ${new Date(parseCursor(before).at).toISOString()}`;
  return kinds === undefined ? page : `${kinds.replaceAll(',', ' ')} ${page}`;
}

interface TimelinePageQuery {
  readonly before?: string | undefined;
  /** Kinds, separated by commas; all by default. */
  readonly kinds?: string | undefined;
}

/**
 * Returns a page of the timeline of a person.
 * @throws {HttpError} 400 for an unknown cursor.
 * @throws {KeyDestroyedError}
 */
export async function readTimelinePage(
  sources: TimelineSources,
  uid: string,
  { before, kinds }: TimelinePageQuery,
  size = TIMELINE_PAGE_SIZE,
): Promise<Timeline> {
  const positions = before === undefined ? undefined : parseCursor(before).positions;
  const wantedKinds = new Set(TIMELINE_KINDS.filter((kind) => kinds === undefined || kinds.split(',').includes(kind)));
  const pages = await Promise.all(
    selectSources(sources, wantedKinds).map(async ([name, source]): Promise<readonly [SourceName, SourcePage]> => [
      name,
      await source.read(uid, positions?.get(name), size + 1),
    ]),
  );
  const { items, next } = mergeEntries(new Map(pages), size);
  return {
    items: await addNextSaves(sources.store, uid, items),
    next: next === undefined ? null : formatCursor(next),
  };
}

function selectSources(
  sources: TimelineSources,
  kinds: ReadonlySet<TimelineKind>,
): readonly (readonly [SourceName, TimelineSource])[] {
  const isAnyWanted = (...sourceKinds: readonly TimelineKind[]): boolean => sourceKinds.some((kind) => kinds.has(kind));
  // The letters stand for the sources in a cursor.
  const all: readonly (readonly [SourceName, TimelineSource, boolean])[] = [
    ['p', createProfileSource(sources), isAnyWanted('change')],
    ['o', createOnboardingSource(sources.pastOnboardings), isAnyWanted('change')],
    ['j', createApplicationsSource(sources.pastApplications), isAnyWanted('change')],
    [
      'a',
      // Who asks only for accesses gets every read.
      createAccessSource(sources.store, { toPseudonym: sources.toPseudonym, shouldFoldReads: kinds.size > 1 }),
      isAnyWanted('access'),
    ],
    ['l', createActivitySource(sources.activity, kinds), isAnyWanted('request', 'job')],
    ['c', createDerivedSource('cv', sources.storedCvs), isAnyWanted('cv')],
    ['m', createDerivedSource('ranking', sources.storedRankings), isAnyWanted('ranking')],
  ];
  return all.flatMap(([name, source, isWanted]) => (isWanted ? [[name, source] as const] : []));
}
