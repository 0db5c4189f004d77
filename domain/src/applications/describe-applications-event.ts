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
import type { ApplicationsStep } from './plan-applications-undo.js';

/** Describes an event for the user: `Moved Backend Engineer at Kestrel Labs to Interviewing`. */
export function describeApplicationsEvent({ event, before, after }: ApplicationsStep): string {
  if (event.type === 'AccountErased') return 'Erased the account';
  const change = event.type === 'ChangeUndone' ? event.data.change : event;
  const description = describeChange(change, {
    application: (id) => findApplication(before, id) ?? findApplication(after, id),
    step: (data) => {
      const stepId = getStepId(data);
      return findApplication(before, data.applicationId)?.nextSteps.find(({ id }) => id === stepId);
    },
    savedEvent: (id) => findSavedEvent(before, id),
  });
  return event.type === 'ChangeUndone'
    ? `Undone: ${description.charAt(0).toLowerCase()}${description.slice(1)}`
    : description;
}

/** Finds what a change is about. */
interface Finders {
  readonly application: (id: string) => Application | undefined;
  /** Finds a step as it was before. */
  readonly step: (data: Parameters<typeof getStepId>[0]) => PlannedStep | undefined;
  readonly savedEvent: (id: string) => SavedEvent | undefined;
}

function describeChange({ type, data }: ApplicationChange, find: Finders): string {
  const name = 'applicationId' in data ? describeApplication(find.application(data.applicationId)) : 'a posting';
  switch (type) {
    case 'ApplicationAdded':
      return data.move.stage === 'saved' ? `Saved ${name}` : `Added ${name} as ${STAGE_NAMES[data.move.stage]}`;
    case 'ApplicationRemoved':
      return `Removed ${name}`;
    case 'ApplicationRestored':
      return `Restored ${name}`;
    case 'PostingChanged':
      return `Changed the posting of ${name}`;
    case 'ApplicationMoved':
      return `Moved ${name} to ${describeMove(data.move)}`;
    case 'MoveRemoved':
      return `Moved ${name} back`;
    case 'ApplicationsClosed':
      return `Closed ${describeApplications(data.moves, find)}${describeReason(data.moves[0]?.move.reason)}`;
    case 'ApplicationsReopened':
      return `Moved ${describeApplications(data.moves, find)} back`;
    case 'SentRecorded':
      return `Recorded what was sent for ${name}`;
    case 'SentRemoved':
      return `Removed the record of what was sent for ${name}`;
    case 'NextStepSet':
      return `${find.step(data) ? 'Changed' : 'Set'} the next step of ${name}: ${data.nextStep.title}`;
    case 'NextStepDone':
      return `Completed the next step of ${name}${describeStep(find.step(data))}`;
    case 'NextStepRemoved':
      return `Cancelled the next step of ${name}${describeStep(find.step(data))}`;
    case 'NoteAdded':
      return `Added a note to ${name}`;
    case 'NoteChanged':
      return `Changed a note of ${name}`;
    case 'NoteRemoved':
      return `Removed a note from ${name}`;
    case 'ContactAdded':
      return `Added ${data.entry.name} to ${name}`;
    case 'ContactChanged':
      return `Changed ${data.entry.name} of ${name}`;
    case 'ContactRemoved':
      return `Removed a person from ${name}`;
    case 'SalaryAdded':
      return `Added an amount to ${name}`;
    case 'SalaryChanged':
      return `Changed an amount of ${name}`;
    case 'SalaryRemoved':
      return `Removed an amount from ${name}`;
    case 'PostingHidden':
      return 'Hid a posting';
    case 'PostingUnhidden':
      return 'Showed a hidden posting again';
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

/** Names one application, or counts several. */
const describeApplications = (moves: readonly { readonly applicationId: string }[], find: Finders): string =>
  moves.length === 1 && moves[0]
    ? describeApplication(find.application(moves[0].applicationId))
    : `${String(moves.length)} applications`;

const describeStep = (step: PlannedStep | undefined): string => (step ? `: ${step.title}` : '');

const describeApplication = (application: Application | undefined): string =>
  application ? `${application.posting.title} at ${application.posting.company}` : 'an application';
