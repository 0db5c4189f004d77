import {
  type Application,
  type ApplicationChange,
  type ApplicationsEvent,
  listNextSteps,
  type Move,
  type NextStep,
  type PlannedStep,
  type SavedEvent,
  type Stage,
} from '@trackrecord/contracts';
import { toCompanyKey } from '@trackrecord/contracts/jobs/company-key';

/** The state of an applications stream. */
export interface ApplicationsState {
  /** True after an erasure: no event may be appended. */
  readonly erased: boolean;
  /** The revision of the last event; -1 before the first. */
  readonly revision: number;
  /** Oldest first. */
  readonly applications: readonly Application[];
  /** The ids of postings that the user is not interested in. */
  readonly hiddenPostings: readonly string[];
  /** The names of companies whose postings the user is not interested in. */
  readonly hiddenCompanies: readonly string[];
  /** The career events that the user saved, in the order in which they were saved. */
  readonly savedEvents: readonly SavedEvent[];
}

/** The state before the first event. */
export const initialApplications: ApplicationsState = {
  erased: false,
  revision: -1,
  applications: [],
  hiddenPostings: [],
  hiddenCompanies: [],
  savedEvents: [],
};

/** The lists of an application. */
export type EntryList = 'notes' | 'contacts' | 'salaries';

/** Applies one event. A new event type does not compile until it is handled here. */
export function evolve(state: ApplicationsState, event: ApplicationsEvent): ApplicationsState {
  const stateAtRevision = { ...state, revision: state.revision + 1 };
  if (event.type === 'AccountErased')
    return { ...initialApplications, erased: true, revision: stateAtRevision.revision };
  return applyChange(stateAtRevision, event.type === 'ChangeUndone' ? event.data.change : event);
}

/** Applies a change to a state whose revision is already that of the event with the change. */
function applyChange(state: ApplicationsState, { type, data }: ApplicationChange): ApplicationsState {
  switch (type) {
    case 'ApplicationAdded':
      return {
        ...state,
        applications: [
          ...state.applications,
          {
            id: data.applicationId,
            posting: data.posting,
            source: data.source,
            addedAt: data.at,
            addedRevision: state.revision,
            moves: [data.move],
            nextSteps: [],
            notes: [],
            contacts: [],
            salaries: [],
          },
        ],
      };
    case 'ApplicationRemoved':
      return { ...state, applications: state.applications.filter(({ id }) => id !== data.applicationId) };
    case 'ApplicationRestored':
      return { ...state, applications: insertByAge(state.applications, listNextSteps(data.application)) };
    case 'ApplicationsClosed':
      return changeMoves(state, data.moves, (moves, move) => [...moves, move]);
    case 'ApplicationsReopened':
      return changeMoves(state, data.moves, (moves, { id }) => removeEntry(moves, id));
    case 'PostingHidden':
      return { ...state, hiddenPostings: [...state.hiddenPostings, data.jobId] };
    case 'PostingUnhidden':
      return { ...state, hiddenPostings: state.hiddenPostings.filter((jobId) => jobId !== data.jobId) };
    case 'CompanyHidden':
      return { ...state, hiddenCompanies: [...state.hiddenCompanies, data.company] };
    case 'CompanyUnhidden':
      return { ...state, hiddenCompanies: state.hiddenCompanies.filter((company) => company !== data.company) };
    case 'CareerEventSaved':
      return { ...state, savedEvents: [...state.savedEvents, data.event] };
    case 'CareerEventRemoved':
      return { ...state, savedEvents: state.savedEvents.filter(({ eventId }) => eventId !== data.eventId) };
    default:
      return {
        ...state,
        applications: state.applications.map((application) =>
          application.id === data.applicationId
            ? changeApplication(application, { type, data } as SingleApplicationChange)
            : application,
        ),
      };
  }
}

/** Changes the moves of several applications, each by one move. */
function changeMoves(
  state: ApplicationsState,
  changes: readonly { readonly applicationId: string; readonly move: Move }[],
  change: (moves: Application['moves'], move: Move) => Application['moves'],
): ApplicationsState {
  const moves = new Map(changes.map(({ applicationId, move }) => [applicationId, move]));
  const applications = state.applications.map((application) => {
    const move = moves.get(application.id);
    return move ? { ...application, moves: change(application.moves, move) } : application;
  });
  return { ...state, applications };
}

/** A change of one application. */
type SingleApplicationChange = Exclude<
  ApplicationChange,
  {
    readonly type:
      | 'ApplicationAdded'
      | 'ApplicationRemoved'
      | 'ApplicationRestored'
      | 'ApplicationsClosed'
      | 'ApplicationsReopened'
      | 'PostingHidden'
      | 'PostingUnhidden'
      | 'CompanyHidden'
      | 'CompanyUnhidden'
      | 'CareerEventSaved'
      | 'CareerEventRemoved';
  }
>;

function changeApplication(application: Application, { type, data }: SingleApplicationChange): Application {
  switch (type) {
    case 'PostingChanged':
      return { ...application, posting: data.posting };
    case 'ApplicationMoved':
      return { ...application, moves: [...application.moves, data.move] };
    case 'MoveRemoved':
      return { ...application, moves: application.moves.filter(({ id }) => id !== data.moveId) };
    case 'SentRecorded':
      return { ...application, sent: data.sent };
    case 'SentRemoved':
      return removeSentRecord(application);
    case 'NextStepSet':
      return { ...application, nextSteps: setNextStep(application.nextSteps, toPlannedStep(data)) };
    case 'NextStepDone':
    case 'NextStepRemoved':
      return { ...application, nextSteps: removeEntry(application.nextSteps, getStepId(data)) };
    case 'NoteAdded':
      return { ...application, notes: application.notes.toSpliced(data.index, 0, data.entry) };
    case 'NoteChanged':
      return { ...application, notes: replaceEntry(application.notes, data.entry) };
    case 'NoteRemoved':
      return { ...application, notes: removeEntry(application.notes, data.entryId) };
    case 'ContactAdded':
      return { ...application, contacts: application.contacts.toSpliced(data.index, 0, data.entry) };
    case 'ContactChanged':
      return { ...application, contacts: replaceEntry(application.contacts, data.entry) };
    case 'ContactRemoved':
      return { ...application, contacts: removeEntry(application.contacts, data.entryId) };
    case 'SalaryAdded':
      return { ...application, salaries: application.salaries.toSpliced(data.index, 0, data.entry) };
    case 'SalaryChanged':
      return { ...application, salaries: replaceEntry(application.salaries, data.entry) };
    case 'SalaryRemoved':
      return { ...application, salaries: removeEntry(application.salaries, data.entryId) };
    default:
      return type satisfies never;
  }
}

/** Removes the record of what was sent to the employer. */
const removeSentRecord = ({ sent: _sent, ...application }: Application): Application => application;

type NextStepEvent = Extract<ApplicationChange, { readonly type: 'NextStepSet' | 'NextStepDone' | 'NextStepRemoved' }>;

/** Returns the id of a step. In older events, which have none, it is that of the application: there was one at a time. */
export const getStepId = (data: NextStepEvent['data']): string =>
  ('nextStep' in data ? data.nextStep.id : data.stepId) ?? data.applicationId;

const toPlannedStep = (data: Extract<NextStepEvent, { readonly type: 'NextStepSet' }>['data']): PlannedStep => ({
  ...data.nextStep,
  id: getStepId(data),
});

/** Adds or replaces a step. They are ordered by their dates, then by their ids, whatever changed before. */
const setNextStep = (steps: readonly PlannedStep[], step: PlannedStep): PlannedStep[] =>
  [...removeEntry(steps, step.id), step].toSorted(
    (a, b) => Date.parse(a.due) - Date.parse(b.due) || (a.id < b.id ? -1 : 1),
  );

/** Inserts an application where it was before it was removed. */
function insertByAge(applications: readonly Application[], restored: Application): readonly Application[] {
  const index = applications.findIndex(({ addedRevision }) => addedRevision > restored.addedRevision);
  return applications.toSpliced(index === -1 ? applications.length : index, 0, restored);
}

const replaceEntry = <Entry extends { readonly id: string }>(list: readonly Entry[], entry: Entry): Entry[] =>
  list.map((candidate) => (candidate.id === entry.id ? entry : candidate));

const removeEntry = <Entry extends { readonly id: string }>(list: readonly Entry[], entryId: string): Entry[] =>
  list.filter(({ id }) => id !== entryId);

/** Finds an application by its id. */
export const findApplication = (
  { applications }: Pick<ApplicationsState, 'applications'>,
  id: string,
): Application | undefined => applications.find((application) => application.id === id);

/** Finds a saved career event by its id. */
export const findSavedEvent = ({ savedEvents }: ApplicationsState, id: string): SavedEvent | undefined =>
  savedEvents.find(({ eventId }) => eventId === id);

/** Returns the hidden names of a company, which may be written in another way. */
export function findHiddenNames(
  { hiddenCompanies }: Pick<ApplicationsState, 'hiddenCompanies'>,
  company: string,
): readonly string[] {
  const key = toCompanyKey(company);
  return hiddenCompanies.filter((name) => toCompanyKey(name) === key);
}

/** Adds the step that is due first, for clients that know one step only, and removes what only the server needs. */
export function toPublicApplication({ addedRevision: _addedRevision, ...application }: Application) {
  const [firstStep] = application.nextSteps;
  return { ...application, ...(firstStep && { nextStep: withoutId(firstStep) }) };
}

const withoutId = ({ id: _id, ...step }: PlannedStep): NextStep => step;

/** Returns the current stage of an application. */
export const getStage = ({ moves }: Pick<Application, 'moves'>): Stage => moves.at(-1)?.stage ?? 'saved';
