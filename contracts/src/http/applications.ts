import { z } from 'zod';
import { application, closeReason, nextStep, postingSource, stage } from '../applications/application.js';
import { savedEvent } from '../applications/saved-event.js';
import { APPLICATION_LIMITS } from '../applications/stages.js';
import { MAX_SALARY } from '../constants.js';
import { itemId } from '../profile/items.js';
import { salaryUnit } from '../jobs/salary.js';
import { isoDateOrTime } from '../text.js';
import { requiredLines, requiredText, typedLine, typedLines } from '../typed-text.js';
import { INVALID_URL, isWebAddress, optionalUrl, typedAddress } from '../web-address.js';

/** An optional text in a request. Empty and null become undefined. */
const optional = (schema: z.ZodType<string, string>) =>
  schema
    .nullish()
    .transform((value) => (value === '' || value === null ? undefined : value))
    .optional();

const optionalLine = optional(typedLine);
const optionalNote = optional(typedLines(APPLICATION_LIMITS.noteLength));

/** The facts of a posting in a request. */
const postingInput = z.strictObject({
  title: requiredText(200, 'Please enter the title of the job.'),
  company: requiredText(200, 'Please enter the company.'),
  location: optionalLine,
  salary: optionalLine,
  url: optional(optionalUrl),
  jobId: optionalLine,
  applyBy: isoDateOrTime.nullish().transform((value) => value ?? undefined),
});

/** A move in a request. `on` is the day in the user's time zone; today (UTC) by default. */
const moveInput = z.strictObject({
  stage,
  reason: closeReason.optional(),
  on: z.iso.date('Please enter a day.').optional(),
});

/** POST /applications/{uid}: adds an application. */
export const addApplicationBody = z
  .strictObject({
    posting: postingInput,
    text: typedLines(APPLICATION_LIMITS.postingTextLength).default(''),
    source: postingSource,
    /** True to add a second application with the same posting. */
    isDuplicateAllowed: z.boolean().optional(),
    ...moveInput.shape,
  })
  .meta({ id: 'AddApplication' });

/** POST /postings/read: the address of a posting. */
export const readPostingBody = z.strictObject({ url: typedAddress.refine(isWebAddress, INVALID_URL) });

/** PUT /applications/{uid}/{applicationId}/posting: replaces the facts of the posting. Its text stays as it was. */
export const changePostingBody = z.strictObject({ posting: postingInput }).meta({ id: 'ChangePosting' });

/** POST /applications/{uid}/{applicationId}/moves: moves an application to a stage. */
export const moveApplicationBody = moveInput.meta({ id: 'MoveApplication' });

/** POST /applications/{uid}/close: closes several applications for one reason. */
export const closeApplicationsBody = z.strictObject({
  applicationIds: z.array(itemId).min(1, 'Please choose an application.').max(APPLICATION_LIMITS.applications),
  ...moveInput.pick({ reason: true, on: true }).shape,
});

/** A next step in a request. */
const nextStepInput = z
  .strictObject({
    title: requiredText(200, 'Please enter what you do next.'),
    /** The day or, if it has a time, the start. */
    due: isoDateOrTime,
    /** The end. */
    until: z.iso.datetime({ offset: true }).optional(),
    comment: optionalNote,
  })
  .refine(({ due, until }) => until === undefined || Date.parse(until) > Date.parse(due), {
    path: ['until'],
    error: 'The end must be after the start.',
  });

/** POST and PUT /applications/{uid}/{applicationId}/next-steps: a next step. */
export const nextStepBody = z.strictObject({ nextStep: nextStepInput });

/** PUT /applications/{uid}/{applicationId}/next-step: the next step; null cancels it. */
export const setNextStepBody = z.strictObject({ nextStep: nextStepInput.nullable() }).meta({ id: 'SetNextStep' });

/** GET /applications/{uid}/{applicationId}/next-step/calendar: the step; all of the application by default. */
export const calendarQuery = z.strictObject({ step: itemId.optional().describe('The id of the step.') });

/** A note, person or amount of an application in a request. */
export const noteBody = z
  .strictObject({ text: requiredLines(APPLICATION_LIMITS.noteLength, 'Please enter a note.') })
  .meta({ id: 'SaveNote' });
export const contactBody = z
  .strictObject({
    name: requiredText(200, 'Please enter a name.'),
    role: optionalLine,
    email: optionalLine,
    phone: optionalLine,
  })
  .meta({ id: 'SaveContact' });
export const salaryBody = z
  .strictObject({
    amount: z.number('Please enter an amount.').nonnegative().max(MAX_SALARY),
    currency: z.string().regex(/^[A-Z]{3}$/, 'Please enter a currency, such as USD.'),
    period: salaryUnit,
    /** Who proposed the amount. */
    by: z.enum(['user', 'employer']),
    comment: optionalLine,
    on: z.iso.date('Please enter a day.').optional(),
  })
  .meta({ id: 'SaveSalary' });

/**
 * PUT /applications/{uid}/hidden-companies: hides all postings of a company, or shows them again. A body, since a path
 * cannot have every name (`..`).
 */
export const hideCompanyBody = z.strictObject({
  company: requiredText(200, 'Please enter the company.'),
  isHidden: z.boolean(),
});

/** PUT /applications/{uid}/saved-events/{eventId}: the career event as it is now. */
export const savedEventBody = z.strictObject(savedEvent.omit({ eventId: true, savedAt: true }).shape);

/** The step that is due first. For clients that know one step only; the others read `nextSteps`. */
const firstStep = { nextStep: nextStep.optional() };

/** The id of the change of a write, by which it can be undone; absent if the write changed nothing. */
const writtenChange = { eventId: z.uuid().optional() };

/** The response to a write: the application without the text of its posting, and the revision of all applications. */
export const applicationSaved = z
  .object({
    application: application.omit({ addedRevision: true }).extend(firstStep),
    revision: z.int().nonnegative(),
    ...writtenChange,
  })
  .meta({ id: 'ApplicationSaved' });

/** The response to a write that changes no single application, or removes one. */
export const applicationsChanged = z
  .object({
    /** The revision of the stream; -1 while it is empty. */
    revision: z.int().gte(-1),
    ...writtenChange,
  })
  .meta({ id: 'ApplicationsChanged' });

/** One application in a list. */
export const applicationSummary = application
  .omit({ addedRevision: true, notes: true, contacts: true, salaries: true, sent: true })
  .extend({
    ...firstStep,
    /** When the application was sent; null if that was not recorded. */
    sentAt: z.iso.datetime().nullable(),
    /** The number of notes. */
    notes: z.int().nonnegative(),
  })
  .meta({ id: 'ApplicationSummary' });
export type ApplicationSummary = z.infer<typeof applicationSummary>;

/**
 * GET /applications/{uid}: all applications, oldest first, the ids of hidden postings, the names of hidden companies, and
 * saved career events.
 */
export const applicationList = z
  .object({
    items: z.array(applicationSummary),
    hiddenPostings: z.array(z.string()),
    hiddenCompanies: z.array(z.string()),
    savedEvents: z.array(savedEvent),
    /** The revision of the stream; -1 while it is empty. */
    revision: z.int().gte(-1),
  })
  .meta({ id: 'ApplicationList' });
export type ApplicationList = z.infer<typeof applicationList>;

/** One change of applications. `undoable` says whether it can be undone now. */
const applicationChangeItem = z.object({
  eventId: z.uuid(),
  revision: z.int().nonnegative(),
  at: z.iso.datetime(),
  description: z.string(),
  undoable: z.boolean(),
});

/** GET /applications/{uid}/{applicationId}/history: the changes of one application, newest first. */
export const applicationHistory = z
  .object({
    items: z.array(applicationChangeItem),
    revision: z.int().nonnegative(),
  })
  .meta({ id: 'ApplicationHistory' });
export type ApplicationHistory = z.infer<typeof applicationHistory>;

/** GET /applications/{uid}/history?before=: changes of all applications with revisions below `before`, newest first. */
export const applicationChanges = z.object({
  items: z.array(applicationChangeItem),
  /** The `before` of the next page; null on the last one. */
  next: z.int().positive().nullable(),
  /** The revision of the stream; -1 while it is empty. */
  revision: z.int().gte(-1),
});
export type ApplicationChanges = z.infer<typeof applicationChanges>;

/** GET /applications/{uid}/{applicationId}: one application with the text of its posting. */
export const applicationDetails = applicationSaved.extend({ text: z.string() }).meta({ id: 'ApplicationDetails' });
export type ApplicationDetails = z.infer<typeof applicationDetails>;
