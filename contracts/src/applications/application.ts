import { z } from 'zod';
import { salaryUnit } from '../jobs/salary.js';
import { itemId } from '../profile/items.js';
import { isoDateOrTime, line, text } from '../text.js';
import { APPLICATION_LIMITS, CLOSE_REASONS, POSTING_SOURCES, STAGES } from './stages.js';

export const stage = z.enum(STAGES);
export const closeReason = z.enum(CLOSE_REASONS);
export const postingSource = z.enum(POSTING_SOURCES);

/** The facts of a posting. `jobId` is that of a posting in our lists. */
export const postingFacts = z.object({
  title: line,
  company: line,
  location: line.optional(),
  salary: line.optional(),
  url: text(2_000).optional(),
  jobId: line.optional(),
  /** The last day to apply. */
  applyBy: isoDateOrTime.optional(),
});
export type PostingFacts = z.infer<typeof postingFacts>;

/** The text of a posting as it was when the application was added. Empty if the user added none. */
export const postingText = text(APPLICATION_LIMITS.postingTextLength);

/** A move to a stage. `on` is the day that the user gives, which may be before the day of the event. */
export const move = z.object({ id: itemId, stage, reason: closeReason.optional(), on: z.iso.date() });
export type Move = z.infer<typeof move>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What was sent to the company: hashes (SHA-256) of the CV and of the posting's text, and the profile's revision. */
export const sentRecord = z.object({
  at: z.iso.datetime(),
  profileRevision: z.int().nonnegative(),
  cvHash: sha256,
  cvBytes: z.int().positive(),
  postingHash: sha256,
});
export type SentRecord = z.infer<typeof sentRecord>;

/** What the user does next: a task with a day, or an appointment with times. `until`: the end of an appointment. */
export const nextStep = z.object({
  title: line,
  due: isoDateOrTime,
  until: z.iso.datetime({ offset: true }).optional(),
  comment: text(APPLICATION_LIMITS.noteLength).optional(),
});
export type NextStep = z.infer<typeof nextStep>;

/** A next step that is neither done nor cancelled. */
export const plannedStep = nextStep.extend({ id: itemId });
export type PlannedStep = z.infer<typeof plannedStep>;

export const note = z.object({ id: itemId, text: text(APPLICATION_LIMITS.noteLength), at: z.iso.datetime() });
export type Note = z.infer<typeof note>;

/** A person at the company. */
export const contact = z.object({
  id: itemId,
  name: line,
  role: line.optional(),
  email: line.optional(),
  phone: line.optional(),
});
export type Contact = z.infer<typeof contact>;

/** An amount that was discussed. `by`: who proposed it. */
export const salaryEntry = z.object({
  id: itemId,
  amount: z.number().nonnegative(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  period: salaryUnit,
  by: z.enum(['user', 'employer']),
  comment: line.optional(),
  on: z.iso.date(),
});
export type SalaryEntry = z.infer<typeof salaryEntry>;

/** An application as it is stored, without the text of the posting. */
export const application = z.object({
  id: itemId,
  posting: postingFacts,
  source: postingSource,
  addedAt: z.iso.datetime(),
  /** The revision of the event with the text of the posting. */
  addedRevision: z.int().nonnegative(),
  /** Oldest first. The last one is the current stage. */
  moves: z.array(move).min(1),
  sent: sentRecord.optional(),
  /** First what is due first. */
  nextSteps: z.array(plannedStep),
  notes: z.array(note),
  contacts: z.array(contact),
  salaries: z.array(salaryEntry),
});
export type Application = z.infer<typeof application>;

/** An application as older events have it: with one next step, without an id. */
export const restoredApplication = application.partial({ nextSteps: true }).extend({ nextStep: nextStep.optional() });

/** Lists the next step of an older application. The step is identified by the application. */
export function listNextSteps({ nextStep: step, ...rest }: z.infer<typeof restoredApplication>): Application {
  return { ...rest, nextSteps: rest.nextSteps ?? (step === undefined ? [] : [{ ...step, id: rest.id }]) };
}

/** An application in a snapshot or a view, which can be older. */
export const storedApplication: z.ZodType<Application> = restoredApplication.transform(listNextSteps);
