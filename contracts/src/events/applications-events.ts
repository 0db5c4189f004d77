import { z } from 'zod';
import {
  contact,
  move,
  nextStep,
  note,
  postingFacts,
  postingSource,
  postingText,
  restoredApplication,
  salaryEntry,
  sentRecord,
} from '../applications/application.js';
import { savedEvent } from '../applications/saved-event.js';
import { itemId } from '../profile/items.js';
import { line } from '../text.js';

const applicationId = itemId;
const movesOfApplications = z.array(z.object({ applicationId, move }));
const index = z.int().nonnegative();
/**
 * `index` is the position in the list right after the event for an added entry, and right before it for a removed one.
 */
const entryRemoved = z.object({ applicationId, entryId: itemId, index });

/** The payloads of changes of applications, by event type. */
const applicationChangeData = {
  ApplicationAdded: z.object({
    applicationId,
    posting: postingFacts,
    text: postingText,
    source: postingSource,
    move,
    at: z.iso.datetime(),
  }),
  ApplicationRemoved: z.object({ applicationId }),
  /** Only as the undo of a removal. */
  ApplicationRestored: z.object({ applicationId, application: restoredApplication }),
  PostingChanged: z.object({ applicationId, posting: postingFacts }),
  ApplicationMoved: z.object({ applicationId, move }),
  /** Only as the undo of a move. */
  MoveRemoved: z.object({ applicationId, moveId: itemId }),
  /** Several applications were closed at once. */
  ApplicationsClosed: z.object({ moves: movesOfApplications }),
  /** Only as the undo of `ApplicationsClosed`: removes these moves. */
  ApplicationsReopened: z.object({ moves: movesOfApplications }),
  SentRecorded: z.object({ applicationId, sent: sentRecord }),
  SentRemoved: z.object({ applicationId }),
  /** Adds a step, or changes the one with its id. Steps of older events have no id: there was one at a time. */
  NextStepSet: z.object({ applicationId, nextStep: nextStep.extend({ id: itemId.optional() }) }),
  NextStepDone: z.object({ applicationId, stepId: itemId.optional() }),
  /** The step was cancelled. */
  NextStepRemoved: z.object({ applicationId, stepId: itemId.optional() }),
  NoteAdded: z.object({ applicationId, entry: note, index }),
  NoteChanged: z.object({ applicationId, entry: note }),
  NoteRemoved: entryRemoved,
  ContactAdded: z.object({ applicationId, entry: contact, index }),
  ContactChanged: z.object({ applicationId, entry: contact }),
  ContactRemoved: entryRemoved,
  SalaryAdded: z.object({ applicationId, entry: salaryEntry, index }),
  SalaryChanged: z.object({ applicationId, entry: salaryEntry }),
  SalaryRemoved: entryRemoved,
  /** The user is not interested in a posting of our lists. */
  PostingHidden: z.object({ jobId: line }),
  PostingUnhidden: z.object({ jobId: line }),
  /** The user is not interested in any posting of a company. The name is that of a posting. */
  CompanyHidden: z.object({ company: line }),
  /** The name is that of the event that hid it. */
  CompanyUnhidden: z.object({ company: line }),
  CareerEventSaved: z.object({ event: savedEvent }),
  CareerEventRemoved: z.object({ eventId: line }),
} as const;

type EventOf<Data extends Readonly<Record<string, z.ZodType>>> = {
  [T in keyof Data]: { readonly type: T; readonly data: z.infer<Data[T]> };
}[keyof Data];

/** A change of applications. Changes can be undone. */
export type ApplicationChange = EventOf<typeof applicationChangeData>;

const changeSchemas = Object.entries(applicationChangeData).map(([type, data]) =>
  z.object({ type: z.literal(type), data }),
);
const applicationChange = z.union(changeSchemas) as unknown as z.ZodType<ApplicationChange>;

/** The payloads of the events of the streams `applications-{uid}`, by event type. */
export const applicationsEventData = {
  ...applicationChangeData,
  /** The event with this id was undone by this change. */
  ChangeUndone: z.object({ eventId: z.uuid(), change: applicationChange }),
  AccountErased: z.object({}),
} as const;

export type ApplicationsEventType = keyof typeof applicationsEventData;

/** An event of an applications stream: `{type, data}`. */
export type ApplicationsEvent = EventOf<typeof applicationsEventData>;
