import {
  type Application,
  type ApplicationChange,
  CLOSE_REASON_NAMES,
  type CloseReason,
  type Move,
  type PlannedStep,
  type SavedEvent,
  STAGE_NAMES,
} from '@trackrecord/contracts';
import { findApplication, findSavedEvent, getStepId } from './applications.js';
import { type ApplicationsStep, planApplicationsUndo } from './plan-applications-undo.js';

/** A change, and what it does not say itself. */
export interface DescribedStep extends ApplicationsStep {
  /** The job that was hidden or shown again, as "Backend Engineer at Kestrel Labs": such events have only its id. */
  readonly jobName?: string | undefined;
}

/** Returns the id of the job that a change hid or showed again; undefined if it is about something else. */
export function getHiddenJobId(event: ApplicationsStep['event']): string | undefined {
  if (event.type === 'AccountErased') return undefined;
  const change = event.type === 'ChangeUndone' ? event.data.change : event;
  return change.type === 'PostingHidden' || change.type === 'PostingUnhidden' ? change.data.jobId : undefined;
}

/** Describes an event for the user: `Moved Backend Engineer at Kestrel Labs to Interviewing`. */
export const describeApplicationsEvent = (step: DescribedStep): string => describeEvent(step, describeApplication);

/** Describes an event in the timeline of its application, which need not be named: `Moved to Interviewing`. */
export const describeTimelineEvent = (step: DescribedStep): string => describeEvent(step, () => undefined);

/** Returns how a text names an application; undefined if it does not. */
type NameApplication = (application: Application | undefined) => string | undefined;

function describeEvent(step: DescribedStep, nameApplication: NameApplication): string {
  const { event } = step;
  if (event.type === 'AccountErased') return 'Erased the account';
  return event.type === 'ChangeUndone'
    ? describeUndo({ ...step, event: event.data.change }, nameApplication)
    : describeChange(event, createFinders(step, nameApplication));
}

/**
 * Describes an undo by what it undid: `Undid: moved Backend Engineer at Kestrel Labs to Interviewing`. That is the change
 * that would redo it, so that the undone event need not be read.
 */
function describeUndo(
  step: DescribedStep & { readonly event: ApplicationChange },
  nameApplication: NameApplication,
): string {
  const { event: change, before, after } = step;
  const find = createFinders(step, nameApplication);
  // The step was done or cancelled; the change does not say which.
  if (change.type === 'NextStepSet' && !find.step(change.data))
    return `Restored the next step${find.name('of', change.data.applicationId)}: ${change.data.nextStep.title}`;
  const plan = planApplicationsUndo(step, after);
  if ('obstacle' in plan) return `Undid: ${lowercaseFirst(describeChange(change, find))}`;
  return `Undid: ${lowercaseFirst(describeChange(plan.change, createFinders({ ...step, before: after, after: before }, nameApplication)))}`;
}

const lowercaseFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Finds what a change is about. */
interface Finders {
  /** Returns the name of an application after a preposition and a space; empty if applications are not named. */
  readonly name: (preposition: '' | 'of' | 'for' | 'to' | 'from', applicationId: string) => string;
  /** Finds an application as it was before, or the added one. */
  readonly application: (id: string) => Application | undefined;
  /** Finds a step as it was before. */
  readonly step: (data: Parameters<typeof getStepId>[0]) => PlannedStep | undefined;
  readonly savedEvent: (id: string) => SavedEvent | undefined;
  readonly jobName: string | undefined;
}

function createFinders(
  { before, after, jobName }: Omit<DescribedStep, 'event'>,
  nameApplication: NameApplication,
): Finders {
  const findEither = (id: string) => findApplication(before, id) ?? findApplication(after, id);
  return {
    name: (preposition, applicationId) => {
      const name = nameApplication(findEither(applicationId));
      return name === undefined ? '' : [' ', preposition, preposition && ' ', name].join('');
    },
    application: findEither,
    step: (data) => {
      const stepId = getStepId(data);
      return findApplication(before, data.applicationId)?.nextSteps.find(({ id }) => id === stepId);
    },
    savedEvent: (id) => findSavedEvent(before, id),
    jobName,
  };
}

function describeChange({ type, data }: ApplicationChange, find: Finders): string {
  const name = (preposition: Parameters<Finders['name']>[0] = ''): string =>
    'applicationId' in data ? find.name(preposition, data.applicationId) : '';
  switch (type) {
    case 'ApplicationAdded':
      return data.move.stage === 'saved' ? `Saved${name()}` : `Added${name()} as ${STAGE_NAMES[data.move.stage]}`;
    case 'ApplicationRemoved':
      return `Removed${name()}`;
    // Only the undo of a removal writes this event. This text describes the undo of an addition.
    case 'ApplicationRestored':
      return `Added${name()}`;
    case 'PostingChanged':
      return `Changed the details${name('of')}`;
    case 'ApplicationMoved':
      return `Moved${name()} to ${describeMove(data.move)}`;
    case 'MoveRemoved':
      return `Moved${name()} back`;
    case 'ApplicationsClosed':
      return `Closed${nameApplications(data.moves, find)}${describeReason(data.moves[0]?.move.reason)}`;
    case 'ApplicationsReopened':
      return `Moved${nameApplications(data.moves, find)} back`;
    case 'SentRecorded':
      return `Recorded what was sent${name('for')}`;
    case 'SentRemoved':
      return `Removed the record of what was sent${name('for')}`;
    case 'NextStepSet':
      return `${find.step(data) ? 'Changed' : 'Set'} the next step${name('of')}: ${data.nextStep.title}`;
    case 'NextStepDone':
      return `Completed the next step${name('of')}${describeStep(find.step(data))}`;
    case 'NextStepRemoved':
      return `Cancelled the next step${name('of')}${describeStep(find.step(data))}`;
    case 'NoteAdded':
      return `Added a note${name('to')}`;
    case 'NoteChanged':
      return `Changed a note${name('of')}`;
    case 'NoteRemoved':
      return `Removed a note${name('from')}`;
    case 'ContactAdded':
      return `Added contact ${data.entry.name}${name('to')}`;
    case 'ContactChanged':
      return `Changed contact ${data.entry.name}${name('of')}`;
    case 'ContactRemoved':
      return `Removed ${describeContact(find.application(data.applicationId), data.entryId)}${name('from')}`;
    case 'SalaryAdded':
      return `Added a salary${name('to')}`;
    case 'SalaryChanged':
      return `Changed a salary${name('of')}`;
    case 'SalaryRemoved':
      return `Removed a salary${name('from')}`;
    case 'PostingHidden':
      return `Hid ${find.jobName ?? 'a job'}`;
    case 'PostingUnhidden':
      return `Showed ${find.jobName ?? 'a hidden job'} again`;
    case 'CompanyHidden':
      return `Hid the jobs of ${data.company}`;
    case 'CompanyUnhidden':
      return `Showed the jobs of ${data.company} again`;
    case 'CareerEventSaved':
      return `Saved the event ${data.event.title}`;
    case 'CareerEventRemoved':
      return `Removed the event ${find.savedEvent(data.eventId)?.title ?? ''}`.trimEnd();
    default:
      return type satisfies never;
  }
}

const describeMove = ({ stage, reason }: Move): string => STAGE_NAMES[stage] + describeReason(reason);

const describeReason = (reason: CloseReason | undefined): string =>
  reason === undefined ? '' : ` (${CLOSE_REASON_NAMES[reason].toLowerCase()})`;

/** Names one application, or counts several. In a timeline, only its own application is meant. */
function nameApplications(moves: readonly { readonly applicationId: string }[], find: Finders): string {
  const [first] = moves;
  const name = first ? find.name('', first.applicationId) : '';
  return name === '' || moves.length === 1 ? name : ` ${String(moves.length)} applications`;
}

function describeContact(application: Application | undefined, entryId: string): string {
  const contact = application?.contacts.find(({ id }) => id === entryId);
  return contact ? `contact ${contact.name}` : 'a contact';
}

const describeStep = (step: PlannedStep | undefined): string => (step ? `: ${step.title}` : '');

const describeApplication = (application: Application | undefined): string =>
  application ? `${application.posting.title} at ${application.posting.company}` : 'an application';
