import type {
  ApplicationChanges,
  ApplicationDetails,
  ApplicationHistory,
  ApplicationList,
  ApplicationSummary,
  Contact,
  Move,
  PlannedStep,
  Note,
  PostingFacts,
  SalaryEntry,
  SavedEvent,
  SentRecord,
} from '@trackrecord/contracts';
import { CLOSE_REASONS, POSTING_SOURCES, STAGES } from '@trackrecord/contracts/applications/stages';
import { SALARY_UNITS } from '@trackrecord/contracts/money/pay-periods';
import { isRecord } from '../is-record';
import { asBoolean, asNumber, asString, asTimestamp, hasStrings, parseList } from '../api/response-fields';

// Parsed by hand: zod would be a tenth of the first load.

/** One application, with its notes, people and amounts. */
export type ApplicationRecord = ApplicationDetails['application'];

const findOption = <Option extends string>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => option === value);

/** Adds to an object the optional fields that are defined. */
const withOptional = <RequiredFields extends object, OptionalFields extends object>(
  required: RequiredFields,
  optional: OptionalFields,
): RequiredFields & { [Name in keyof OptionalFields]?: NonNullable<OptionalFields[Name]> } =>
  Object.assign(required, Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)));

function readPosting(value: unknown): PostingFacts | undefined {
  if (!isRecord(value) || !hasStrings(value, ['title', 'company'])) return undefined;
  const { title, company } = value;
  return withOptional(
    { title, company },
    {
      location: asString(value.location),
      salary: asString(value.salary),
      url: asString(value.url),
      jobId: asString(value.jobId),
      applyBy: asTimestamp(value.applyBy),
    },
  );
}

/** A posting as it was read from a page. The title and the company are empty if the page does not name them. */
export interface PostingOnPage extends Omit<PostingFacts, 'jobId'> {
  readonly text: string;
}

/** Reads a posting that was read from a page. @throws {Error} if the response is no posting. */
export function readPostingOnPage(response: unknown): PostingOnPage {
  const posting = readPosting(response);
  if (posting === undefined || !isRecord(response)) throw new Error('Invalid posting in response');
  return { ...posting, text: asString(response.text) ?? '' };
}

function readMove(value: unknown): Move | undefined {
  if (!isRecord(value) || !hasStrings(value, ['id', 'on'])) return undefined;
  const stage = findOption(STAGES, value.stage);
  if (stage === undefined || Number.isNaN(Date.parse(value.on))) return undefined;
  return withOptional({ id: value.id, stage, on: value.on }, { reason: findOption(CLOSE_REASONS, value.reason) });
}

function readNextStep(value: unknown): PlannedStep | undefined {
  if (!isRecord(value) || !hasStrings(value, ['id', 'title', 'due']) || asTimestamp(value.due) === undefined)
    return undefined;
  const { id, title, due } = value;
  return withOptional({ id, title, due }, { until: asTimestamp(value.until), comment: asString(value.comment) });
}

/** Reads what a list and the details of an application have in common. */
function readFacts(value: unknown) {
  if (!isRecord(value) || !hasStrings(value, ['id', 'addedAt'])) return undefined;
  const posting = readPosting(value.posting);
  const moves = parseList(value.moves, readMove);
  if (posting === undefined || moves === undefined || moves.length === 0) return undefined;
  const source = findOption(POSTING_SOURCES, value.source) ?? 'typed';
  const nextSteps = [...(parseList(value.nextSteps, readNextStep) ?? [])];
  return { id: value.id, addedAt: value.addedAt, posting, source, moves: [...moves], nextSteps };
}

function readSummary(value: unknown): ApplicationSummary | undefined {
  const facts = readFacts(value);
  if (facts === undefined || !isRecord(value)) return undefined;
  return { ...facts, sentAt: asTimestamp(value.sentAt) ?? null, notes: asNumber(value.notes) ?? 0 };
}

function readSavedEvent(value: unknown): SavedEvent | undefined {
  const required = ['eventId', 'title', 'startDate', 'endDate', 'place', 'source', 'link', 'savedAt'] as const;
  if (!isRecord(value) || !hasStrings(value, required)) return undefined;
  const { eventId, title, startDate, endDate, place, source, link, savedAt } = value;
  if (asTimestamp(startDate) === undefined || asTimestamp(endDate) === undefined) return undefined;
  return withOptional(
    { eventId, title, startDate, endDate, place, source, link, savedAt, isSample: value.isSample === true },
    { startIsDay: asBoolean(value.startIsDay), endIsDay: asBoolean(value.endIsDay) },
  );
}

/** Reads the list of applications. @throws {Error} if the response is no such list. */
export function readApplicationList(response: unknown): ApplicationList {
  const fields = isRecord(response) ? response : {};
  const items = parseList(fields.items, readSummary);
  const revision = asNumber(fields.revision);
  if (items === undefined || revision === undefined) throw new Error('Invalid list of applications');
  return {
    items: [...items],
    hiddenPostings: [...(parseList(fields.hiddenPostings, asString) ?? [])],
    hiddenCompanies: [...(parseList(fields.hiddenCompanies, asString) ?? [])],
    savedEvents: [...(parseList(fields.savedEvents, readSavedEvent) ?? [])],
    revision,
  };
}

function readNote(value: unknown): Note | undefined {
  if (!isRecord(value) || !hasStrings(value, ['id', 'text', 'at'])) return undefined;
  return { id: value.id, text: value.text, at: value.at };
}

function readContact(value: unknown): Contact | undefined {
  if (!isRecord(value) || !hasStrings(value, ['id', 'name'])) return undefined;
  const { id, name, role, email, phone } = value;
  return withOptional({ id, name }, { role: asString(role), email: asString(email), phone: asString(phone) });
}

function readSalary(value: unknown): SalaryEntry | undefined {
  if (!isRecord(value) || !hasStrings(value, ['id', 'currency', 'on']) || asNumber(value.amount) === undefined)
    return undefined;
  const { id, currency, on } = value;
  return withOptional(
    {
      id,
      amount: asNumber(value.amount) ?? 0,
      currency,
      period: findOption(SALARY_UNITS, value.period) ?? 'YEAR',
      by: findOption(['user', 'employer'], value.by) ?? 'employer',
      on,
    },
    { comment: asString(value.comment) },
  );
}

function readSentRecord(value: unknown): SentRecord | undefined {
  if (!isRecord(value) || !hasStrings(value, ['at', 'cvHash', 'postingHash'])) return undefined;
  const { at, cvHash, postingHash } = value;
  const profileRevision = asNumber(value.profileRevision);
  const cvBytes = asNumber(value.cvBytes);
  if (profileRevision === undefined || cvBytes === undefined) return undefined;
  return { at, cvHash, postingHash, profileRevision, cvBytes };
}

/** Reads a response with one application. @throws {Error} if the response has none. */
export function readApplication(response: unknown): ApplicationDetails {
  const fields = isRecord(response) ? response : {};
  const value = isRecord(fields.application) ? fields.application : {};
  const facts = readFacts(value);
  const revision = asNumber(fields.revision);
  const notes = parseList(value.notes, readNote);
  const contacts = parseList(value.contacts, readContact);
  const salaries = parseList(value.salaries, readSalary);
  if (!facts || revision === undefined || !notes || !contacts || !salaries)
    throw new Error('Invalid application in response');
  const application: ApplicationRecord = withOptional(
    { ...facts, notes: [...notes], contacts: [...contacts], salaries: [...salaries] },
    { sent: readSentRecord(value.sent) },
  );
  return { application, text: asString(fields.text) ?? '', revision };
}

function readChange(value: unknown): ApplicationHistory['items'][number] | undefined {
  if (!isRecord(value) || !hasStrings(value, ['eventId', 'at', 'description'])) return undefined;
  const { eventId, at, description } = value;
  const revision = asNumber(value.revision);
  return revision === undefined ? undefined : { eventId, revision, at, description, undoable: value.undoable === true };
}

/** Reads the changes of an application. @throws {Error} if the response is no such list. */
export function readApplicationHistory(response: unknown): ApplicationHistory {
  const fields = isRecord(response) ? response : {};
  const items = parseList(fields.items, readChange);
  const revision = asNumber(fields.revision);
  if (items === undefined || revision === undefined) throw new Error('Invalid history of an application');
  return { items: [...items], revision };
}

/** Reads a page of the changes of all applications. @throws {Error} if the response is no such page. */
export function readApplicationChanges(response: unknown): ApplicationChanges {
  const { items, revision } = readApplicationHistory(response);
  const next = isRecord(response) ? asNumber(response.next) : undefined;
  // The next page ends below revision `next`: a cursor above an item of this page would load that item again and
  // again.
  const canLoadOlder = next !== undefined && items.every((item) => next <= item.revision);
  return { items, revision, next: canLoadOlder ? next : null };
}
