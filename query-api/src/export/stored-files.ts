import {
  cv,
  CV_FILE_NAME,
  type ExportedCv,
  type ExportedOutcome,
  type ExportedSuggestion,
} from '@trackrecord/contracts';
import type { StoredOutcome, OpenedWork } from '@trackrecord/platform';
import { z } from 'zod';
import { type DataFile, listFile, binaryFile, valueFile } from './data-file.js';
import type { PersonalDataSources } from './data-sources.js';
import type { PersonalData } from './personal-data.js';
import { toProvenance } from './provenance.js';

const FILE = `cv/${CV_FILE_NAME}`;

/** The stored CV, if there is one. */
export function cvFiles({ cv: kept, revisions }: PersonalData): readonly DataFile[] {
  if (!kept) return [];
  const made = toProvenance(kept, revisions.profile);
  const read = cv.safeParse(kept.value);
  const about = made.isOfNewest
    ? 'the CV created from your current profile'
    : `the CV created from an older version of your profile, revision ${String(kept.revision)}; a newer one is created when you request it`;
  const said: ExportedCv = read.success
    ? { ...made, file: FILE, content: read.data.content }
    : { ...made, file: null, content: z.json().parse(kept.value) };
  const description = valueFile('cv/cv.json', `the source and content of that CV: ${about}`, said);
  if (!read.success) return [description];
  const { pdf } = read.data;
  return [binaryFile(FILE, 'application/pdf', about, () => bytesOf(pdf)), description];
}

async function* bytesOf(base64: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(base64, 'base64'));
}

/** Requested work and its results. */
export const suggestionsFile = ({ identity: { uid } }: PersonalData, { work }: PersonalDataSources): DataFile =>
  listFile(
    'suggestions.json',
    'transcriptions, improvements, detected skills, suggestions and explanations of the last hour: what you sent and the results',
    () => each(work.readByUser(uid), toExportedSuggestion),
  );

const toExportedSuggestion = ({ createdAt, until, ...rest }: OpenedWork) =>
  ({ ...rest, askedAt: createdAt.toISOString(), until: until.toISOString() }) satisfies Record<
    keyof ExportedSuggestion,
    unknown
  >;

/** Idempotency outcomes of the last day. */
export const outcomesFile = ({ identity: { uid } }: PersonalData, { outcomes }: PersonalDataSources): DataFile =>
  listFile(
    'outcomes.json',
    'outcomes of your saves of the last 24 hours, kept so that a repeated request is applied only once',
    () => each(outcomes.readByUser(uid), toExportedOutcome),
  );

function toExportedOutcome(outcome: StoredOutcome) {
  const { commandId } = outcome;
  const keptAt = outcome.keptAt.toISOString();
  if (outcome.kind === 'reference') {
    const revisions = { first: outcome.first, last: outcome.last };
    return { commandId, keptAt, request: null, answer: null, revisions } satisfies ExportedOutcome;
  }
  const { status, headers = {}, body } = outcome.answer;
  const response = { status, headers, body: body ?? null };
  return { commandId, keptAt, request: outcome.request, answer: response, revisions: null } satisfies Record<
    keyof ExportedOutcome,
    unknown
  >;
}

/** Refused and failed requests, and outcomes of work. */
export const activityFile = ({ identity: { uid } }: PersonalData, { activity }: PersonalDataSources): DataFile =>
  listFile(
    'activity.json',
    'requests of yours that were refused or failed, and outcomes of background work for you: when, and why, with the names of fields but not what was in them',
    async function* () {
      yield* (await activity.readActivity(uid)).toReversed();
    },
  );

async function* each<Item, Made>(items: AsyncIterable<Item>, made: (item: Item) => Made): AsyncGenerator<Made> {
  for await (const item of items) yield made(item);
}
