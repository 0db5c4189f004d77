import {
  cv,
  CV_FILE_NAME,
  type ExportedCv,
  type ExportedOutcome,
  type ExportedSuggestion,
} from '@trackrecord/contracts';
import type { StoredOutcome, DecryptedWork } from '@trackrecord/platform';
import { z } from 'zod';
import { type DataFile, createListFile, createBinaryFile, createValueFile } from './data-file.js';
import type { PersonalDataSources } from './data-sources.js';
import type { PersonalData } from './personal-data.js';
import { toProvenance } from './provenance.js';

const CV_FILE = `cv/${CV_FILE_NAME}`;

/** The stored CV, if there is one. */
export function createCvFiles({ cv: storedCv, revisions }: PersonalData): readonly DataFile[] {
  if (!storedCv) return [];
  const provenance = toProvenance(storedCv, revisions.profile);
  const parsed = cv.safeParse(storedCv.value);
  const description = provenance.isOfNewest
    ? 'the CV created from your current profile'
    : `the CV created from an older version of your profile, revision ${String(storedCv.revision)}; a newer one is created when you request it`;
  const exported: ExportedCv = parsed.success
    ? { ...provenance, file: CV_FILE, content: parsed.data.content }
    : { ...provenance, file: null, content: z.json().parse(storedCv.value) };
  const metadataFile = createValueFile('cv/cv.json', `the source and content of that CV: ${description}`, exported);
  if (!parsed.success) return [metadataFile];
  const { pdf } = parsed.data;
  return [createBinaryFile(CV_FILE, 'application/pdf', description, () => decodeBase64(pdf)), metadataFile];
}

async function* decodeBase64(base64: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(base64, 'base64'));
}

/** Requested work and its results. */
export const createSuggestionsFile = ({ identity: { uid } }: PersonalData, { work }: PersonalDataSources): DataFile =>
  createListFile(
    'suggestions.json',
    'transcriptions, improvements, detected skills, suggestions and explanations of the last hour: what you sent and the results; and CVs of older versions of your profile that support looked at',
    () => mapItems(work.readByUser(uid), toExportedSuggestion),
  );

const toExportedSuggestion = ({ createdAt, until, ...rest }: DecryptedWork) =>
  ({ ...rest, askedAt: createdAt.toISOString(), until: until.toISOString() }) satisfies Record<
    keyof ExportedSuggestion,
    unknown
  >;

/** Idempotency outcomes of the last day. */
export const createOutcomesFile = ({ identity: { uid } }: PersonalData, { outcomes }: PersonalDataSources): DataFile =>
  createListFile(
    'outcomes.json',
    'outcomes of your saves of the last 24 hours, kept so that a repeated request is applied only once',
    () => mapItems(outcomes.readByUser(uid), toExportedOutcome),
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

/** Refused and failed requests, and outcomes of background work. */
export const createActivityFile = ({ identity: { uid } }: PersonalData, { activity }: PersonalDataSources): DataFile =>
  createListFile(
    'activity.json',
    'requests of yours that were refused or failed, and outcomes of background work for you: when, and why, with the names of fields but not what was in them',
    async function* () {
      yield* (await activity.readActivity(uid)).toReversed();
    },
  );

/** The calendar address and the connected browsers, with what was revoked. */
export const createExtensionsFile = ({ extensions }: PersonalData): DataFile =>
  createValueFile(
    'extensions.json',
    'your calendar address and your connected browsers: when they were created, last used and revoked. The address and the tokens are not in it: we store only hashes of them',
    extensions,
  );

/** The browsers that the user signed in with. */
export const createDevicesFile = ({ devices }: PersonalData): DataFile =>
  createListFile(
    'devices.json',
    'the browsers that you signed in with in the last 30 days: their names, when you signed in and when you last used them. Addresses are not stored',
    async function* () {
      yield* await Promise.resolve(devices);
    },
  );

async function* mapItems<Item, Result>(
  items: AsyncIterable<Item>,
  map: (item: Item) => Result,
): AsyncGenerator<Result> {
  for await (const item of items) yield map(item);
}
