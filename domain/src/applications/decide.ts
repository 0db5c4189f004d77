import {
  APPLICATION_LIMITS,
  type Application,
  type ApplicationChange,
  type ApplicationsEvent,
  type CloseReason,
  type Contact,
  type ErrorDetail,
  type NextStep,
  type Note,
  type PlannedStep,
  type PostingFacts,
  type PostingSource,
  SAME_POSTING_PATH,
  type SalaryEntry,
  type SavedEvent,
  type SentRecord,
  type Stage,
  STAGE_NAMES,
} from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import type { DecideContext } from '../aggregate.js';
import { DomainError } from '../domain-error.js';
import {
  type ApplicationsState,
  type EntryList,
  evolve,
  findApplication,
  findHiddenNames,
  findSavedEvent,
  getStage,
} from './applications.js';
import { planApplicationsUndo, type ApplicationsStep } from './plan-applications-undo.js';
import { isSamePosting } from './same-posting.js';

/** Where an application moves. `on` is the day; today if it is absent. `reason` is set only for `closed`. */
export interface MoveInput {
  readonly stage: Stage;
  readonly reason?: CloseReason | undefined;
  readonly on?: string | undefined;
}

/** The content of an entry of a list of an application, without what the server sets. */
export type EntryInput =
  | { readonly list: 'notes'; readonly entry: Omit<Note, 'id' | 'at'> }
  | { readonly list: 'contacts'; readonly entry: Omit<Contact, 'id'> }
  | {
      readonly list: 'salaries';
      readonly entry: Omit<SalaryEntry, 'id' | 'on'> & { readonly on?: string | undefined };
    };

/** The commands on applications. */
export type ApplicationsCommand =
  | {
      readonly type: 'AddApplication';
      readonly posting: PostingFacts;
      /** The full text of the posting. Only the event keeps it, not the state. */
      readonly text: string;
      readonly source: PostingSource;
      readonly move: MoveInput;
      /** True if the user adds it although an application with the same posting exists. */
      readonly isDuplicateAllowed?: boolean | undefined;
    }
  | { readonly type: 'RemoveApplication'; readonly applicationId: string }
  | { readonly type: 'ChangePosting'; readonly applicationId: string; readonly posting: PostingFacts }
  | { readonly type: 'MoveApplication'; readonly applicationId: string; readonly move: MoveInput }
  /** Closes those of the applications that are open. */
  | {
      readonly type: 'CloseApplications';
      readonly applicationIds: readonly string[];
      readonly reason?: CloseReason | undefined;
      readonly on?: string | undefined;
    }
  | { readonly type: 'RecordSent'; readonly applicationId: string; readonly sent: SentRecord }
  | { readonly type: 'RemoveSent'; readonly applicationId: string }
  | { readonly type: 'AddNextStep'; readonly applicationId: string; readonly nextStep: NextStep }
  /** Changes a step; the one that is due first if no id is given, and adds it if there is none. */
  | {
      readonly type: 'ChangeNextStep';
      readonly applicationId: string;
      readonly stepId?: string | undefined;
      readonly nextStep: NextStep;
    }
  /** Ends a step; the one that is due first, if any, if no id is given. */
  | {
      readonly type: 'CompleteNextStep' | 'CancelNextStep';
      readonly applicationId: string;
      readonly stepId?: string | undefined;
    }
  | ({ readonly type: 'AddEntry'; readonly applicationId: string } & EntryInput)
  | ({ readonly type: 'ChangeEntry'; readonly applicationId: string; readonly entryId: string } & EntryInput)
  | {
      readonly type: 'RemoveEntry';
      readonly applicationId: string;
      readonly list: EntryList;
      readonly entryId: string;
    }
  | { readonly type: 'HidePosting'; readonly jobId: string }
  | { readonly type: 'UnhidePosting'; readonly jobId: string }
  | { readonly type: 'HideCompany' | 'UnhideCompany'; readonly company: string }
  | { readonly type: 'SaveCareerEvent'; readonly event: Omit<SavedEvent, 'savedAt'> }
  | { readonly type: 'RemoveCareerEvent'; readonly eventId: string }
  /** Undoes one event, given the states before and after it. */
  | { readonly type: 'UndoChange'; readonly eventId: string; readonly step: ApplicationsStep };

type Changes = readonly ApplicationChange[];

/** Why the applications of a user do not allow a command. */
export type ApplicationsErrorReason =
  | 'account-erased'
  | 'application-not-found'
  | 'entry-not-found'
  | 'already-added'
  | 'same-posting'
  | 'applications-full'
  | 'not-undoable';

/** A rejected command. */
export class ApplicationsError extends DomainError<ApplicationsErrorReason> {}

/**
 * Decides which events a command leads to.
 * @throws {ApplicationsError} after an erasure; for an unknown application or entry; if a limit of `APPLICATION_LIMITS` is
 *   reached; if a posting of our lists was added before; if an application has the same posting, unless that is allowed;
 *   if a change can no longer be undone.
 */
export function decide(
  command: ApplicationsCommand,
  state: ApplicationsState,
  context: DecideContext,
): readonly ApplicationsEvent[] {
  if (state.erased) throw new ApplicationsError('account-erased');
  const events = decideChanges(command, state, context);
  requireRoom(state, events);
  return events;
}

function decideChanges(
  command: ApplicationsCommand,
  state: ApplicationsState,
  context: DecideContext,
): readonly ApplicationsEvent[] {
  switch (command.type) {
    case 'AddApplication':
      return addApplication(command, state, context);
    case 'CloseApplications':
      return closeApplications(command, state, context);
    case 'HidePosting':
      return hidePosting(command.jobId, state);
    case 'UnhidePosting':
      return state.hiddenPostings.includes(command.jobId)
        ? [{ type: 'PostingUnhidden', data: { jobId: command.jobId } }]
        : [];
    case 'HideCompany':
      return hideCompany(command.company, state);
    case 'UnhideCompany':
      return findHiddenNames(state, command.company).map((company) => ({ type: 'CompanyUnhidden', data: { company } }));
    case 'SaveCareerEvent':
      return saveCareerEvent(command.event, state, context);
    case 'RemoveCareerEvent':
      return findSavedEvent(state, command.eventId)
        ? [{ type: 'CareerEventRemoved', data: { eventId: command.eventId } }]
        : [];
    case 'UndoChange': {
      const plan = planApplicationsUndo(command.step, state);
      if ('obstacle' in plan) throw new ApplicationsError('not-undoable');
      return [{ type: 'ChangeUndone', data: { eventId: command.eventId, change: plan.change } }];
    }
    default: {
      const application = findApplication(state, command.applicationId);
      if (!application) throw new ApplicationsError('application-not-found');
      return changeApplication(command, application, context);
    }
  }
}

type ChangeCommand = Exclude<
  ApplicationsCommand,
  {
    readonly type:
      | 'AddApplication'
      | 'CloseApplications'
      | 'HidePosting'
      | 'UnhidePosting'
      | 'HideCompany'
      | 'UnhideCompany'
      | 'SaveCareerEvent'
      | 'RemoveCareerEvent'
      | 'UndoChange';
  }
>;

function changeApplication(command: ChangeCommand, application: Application, context: DecideContext): Changes {
  const { applicationId } = command;
  switch (command.type) {
    case 'RemoveApplication':
      return [{ type: 'ApplicationRemoved', data: { applicationId } }];
    case 'ChangePosting': {
      const { posting } = command;
      return equal(posting, application.posting) ? [] : [{ type: 'PostingChanged', data: { applicationId, posting } }];
    }
    case 'MoveApplication':
      return moveApplication(command.move, application, context);
    case 'RecordSent':
      return recordSent(command.sent, application);
    case 'RemoveSent':
      return application.sent ? [{ type: 'SentRemoved', data: { applicationId } }] : [];
    case 'AddNextStep':
      return addNextStep(command.nextStep, application, context);
    case 'ChangeNextStep': {
      const step = findNextStep(command, application);
      if (!step) return addNextStep(command.nextStep, application, context);
      const nextStep = { ...command.nextStep, id: step.id };
      return equal(nextStep, step) ? [] : [{ type: 'NextStepSet', data: { applicationId, nextStep } }];
    }
    case 'CompleteNextStep':
    case 'CancelNextStep': {
      const stepId = findNextStep(command, application)?.id;
      const type = command.type === 'CompleteNextStep' ? 'NextStepDone' : 'NextStepRemoved';
      return stepId === undefined ? [] : [{ type, data: { applicationId, stepId } }];
    }
    case 'AddEntry':
      return addEntry(command, application, context);
    case 'ChangeEntry':
      return changeEntry(command, application, context);
    case 'RemoveEntry': {
      const index = findEntryIndex(application, command.list, command.entryId);
      return [{ type: ENTRY_EVENTS[command.list].removed, data: { applicationId, entryId: command.entryId, index } }];
    }
    default:
      return command satisfies never;
  }
}

function addApplication(
  command: Extract<ApplicationsCommand, { readonly type: 'AddApplication' }>,
  { applications }: ApplicationsState,
  context: DecideContext,
): Changes {
  const { posting, text, source, move } = command;
  if (posting.jobId !== undefined && applications.some((application) => application.posting.jobId === posting.jobId))
    throw new ApplicationsError('already-added');
  const sameApplication = applications.findLast((application) => isSamePosting(application.posting, posting));
  if (sameApplication && command.isDuplicateAllowed !== true)
    throw new ApplicationsError('same-posting', [describeSame(sameApplication)]);
  if (applications.length >= APPLICATION_LIMITS.applications) throw new ApplicationsError('applications-full');
  const applicationId = context.newId();
  const data = { applicationId, posting, text, source, move: toMove(move, context), at: context.now() };
  return [{ type: 'ApplicationAdded', data }];
}

/** Names the application that has the same posting, by its id and for the user. */
const describeSame = ({ id, posting, moves }: Application): ErrorDetail => ({
  path: `${SAME_POSTING_PATH}${id}`,
  message: `${posting.title} at ${posting.company} (${STAGE_NAMES[getStage({ moves })]})`,
});

function moveApplication(input: MoveInput, application: Application, context: DecideContext): Changes {
  const latestMove = application.moves.at(-1);
  if (getStage(application) === input.stage && latestMove?.reason === input.reason) return [];
  if (application.moves.length >= APPLICATION_LIMITS.moves) throw new ApplicationsError('applications-full');
  return [{ type: 'ApplicationMoved', data: { applicationId: application.id, move: toMove(input, context) } }];
}

/** Closes applications by one event, so that one undo opens all of them again. Closed ones stay as they are. */
function closeApplications(
  { applicationIds, reason, on }: Extract<ApplicationsCommand, { readonly type: 'CloseApplications' }>,
  { applications }: ApplicationsState,
  context: DecideContext,
): Changes {
  const ids = new Set(applicationIds);
  const chosenApplications = applications.filter(({ id }) => ids.has(id));
  if (chosenApplications.length < ids.size) throw new ApplicationsError('application-not-found');
  const openApplications = chosenApplications.filter((application) => getStage(application) !== 'closed');
  if (openApplications.length === 0) return [];
  if (openApplications.some(({ moves }) => moves.length >= APPLICATION_LIMITS.moves))
    throw new ApplicationsError('applications-full');
  const moves = openApplications.map(({ id }) => ({
    applicationId: id,
    move: toMove({ stage: 'closed', reason, on }, context),
  }));
  return [{ type: 'ApplicationsClosed', data: { moves } }];
}

const toMove = ({ stage, reason, on }: MoveInput, context: DecideContext) => ({
  id: context.newId(),
  stage,
  ...(stage === 'closed' && reason !== undefined ? { reason } : {}),
  on: on ?? context.today(),
});

/** Records what was sent to the employer, unless all but the time equals the current record. */
function recordSent(sent: SentRecord, { id: applicationId, sent: currentRecord }: Application): Changes {
  if (equal({ ...sent, at: currentRecord?.at }, currentRecord)) return [];
  return [{ type: 'SentRecorded', data: { applicationId, sent } }];
}

/** Adds a next step, unless the same one is planned already. */
function addNextStep(
  nextStep: NextStep,
  { id: applicationId, nextSteps }: Application,
  context: DecideContext,
): Changes {
  if (nextSteps.some((step) => equal({ ...nextStep, id: step.id }, step))) return [];
  if (nextSteps.length >= APPLICATION_LIMITS.nextSteps) throw new ApplicationsError('applications-full');
  return [{ type: 'NextStepSet', data: { applicationId, nextStep: { ...nextStep, id: context.newId() } } }];
}

/**
 * Finds a step by its id, or the one that is due first.
 * @throws {ApplicationsError} if there is no step with this id.
 */
function findNextStep(
  { stepId }: { readonly stepId?: string | undefined },
  application: Application,
): PlannedStep | undefined {
  if (stepId === undefined) return application.nextSteps[0];
  const step = application.nextSteps.find(({ id }) => id === stepId);
  if (!step) throw new ApplicationsError('entry-not-found');
  return step;
}

const ENTRY_EVENTS = {
  notes: { added: 'NoteAdded', changed: 'NoteChanged', removed: 'NoteRemoved' },
  contacts: { added: 'ContactAdded', changed: 'ContactChanged', removed: 'ContactRemoved' },
  salaries: { added: 'SalaryAdded', changed: 'SalaryChanged', removed: 'SalaryRemoved' },
} as const;

/** Adds an entry at the end of its list. */
function addEntry(input: EntryInput, application: Application, context: DecideContext): Changes {
  const index = application[input.list].length;
  if (index >= APPLICATION_LIMITS[input.list]) throw new ApplicationsError('applications-full');
  const entry = toEntry(input, context.newId(), context);
  return [
    {
      type: ENTRY_EVENTS[input.list].added,
      data: { applicationId: application.id, entry, index },
    } as ApplicationChange,
  ];
}

/** Replaces an entry. The time of a note and the day of an amount stay, unless another day is given. */
function changeEntry(
  input: EntryInput & { readonly entryId: string },
  application: Application,
  context: DecideContext,
): Changes {
  const currentEntry = application[input.list][findEntryIndex(application, input.list, input.entryId)];
  const entry = { ...toEntry(input, input.entryId, context), ...getEntryTime(input, currentEntry) };
  if (equal(entry, currentEntry)) return [];
  return [
    { type: ENTRY_EVENTS[input.list].changed, data: { applicationId: application.id, entry } } as ApplicationChange,
  ];
}

function toEntry(input: EntryInput, id: string, context: DecideContext): Note | Contact | SalaryEntry {
  switch (input.list) {
    case 'notes':
      return { ...input.entry, id, at: context.now() };
    case 'contacts':
      return { ...input.entry, id };
    case 'salaries':
      return { ...input.entry, id, on: input.entry.on ?? context.today() };
    default:
      return input satisfies never;
  }
}

/** Returns the time or day that a changed entry keeps. */
function getEntryTime(input: EntryInput, currentEntry: Note | Contact | SalaryEntry | undefined) {
  if (currentEntry && 'at' in currentEntry) return { at: currentEntry.at };
  if (currentEntry && 'on' in currentEntry && input.list === 'salaries' && input.entry.on === undefined)
    return { on: currentEntry.on };
  return {};
}

/** Returns the index of an entry. @throws {ApplicationsError} if there is no such entry. */
function findEntryIndex(application: Application, list: EntryList, entryId: string): number {
  const index = application[list].findIndex(({ id }) => id === entryId);
  if (index === -1) throw new ApplicationsError('entry-not-found');
  return index;
}

function hidePosting(jobId: string, { hiddenPostings }: ApplicationsState): Changes {
  if (hiddenPostings.includes(jobId)) return [];
  if (hiddenPostings.length >= APPLICATION_LIMITS.hiddenPostings) throw new ApplicationsError('applications-full');
  return [{ type: 'PostingHidden', data: { jobId } }];
}

function hideCompany(company: string, state: ApplicationsState): Changes {
  if (findHiddenNames(state, company).length > 0) return [];
  if (state.hiddenCompanies.length >= APPLICATION_LIMITS.hiddenCompanies)
    throw new ApplicationsError('applications-full');
  return [{ type: 'CompanyHidden', data: { company } }];
}

function saveCareerEvent(
  event: Omit<SavedEvent, 'savedAt'>,
  state: ApplicationsState,
  { now }: DecideContext,
): Changes {
  if (findSavedEvent(state, event.eventId)) return [];
  if (state.savedEvents.length >= APPLICATION_LIMITS.savedEvents) throw new ApplicationsError('applications-full');
  return [{ type: 'CareerEventSaved', data: { event: { ...event, savedAt: now() } } }];
}

const jsonLengths = new WeakMap<Application, number>();

/** Returns the length of an application as JSON. The length is kept, since an application object is never modified. */
function getJsonLength(application: Application): number {
  const knownLength = jsonLengths.get(application);
  if (knownLength !== undefined) return knownLength;
  const length = JSON.stringify(application).length;
  jsonLengths.set(application, length);
  return length;
}

const getTotalJsonLength = ({ applications }: ApplicationsState): number =>
  applications.reduce((sum, application) => sum + getJsonLength(application), 0);

/**
 * Limits the length of all applications of a user, since their view is one document. A command that does not make them
 * longer is always allowed.
 * @throws {ApplicationsError} `applications-full`
 */
function requireRoom(state: ApplicationsState, events: readonly ApplicationsEvent[]): void {
  const lengthAfter = getTotalJsonLength(events.reduce(evolve, state));
  if (lengthAfter > APPLICATION_LIMITS.characters && lengthAfter > getTotalJsonLength(state))
    throw new ApplicationsError('applications-full');
}
