import type { Application, ApplicationChange, ApplicationsEvent } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import {
  type ApplicationsState,
  type EntryList,
  findApplication,
  findHiddenNames,
  findSavedEvent,
  getStepId,
} from './applications.js';

/** One event, with the states before and after it. */
export interface ApplicationsStep {
  readonly event: ApplicationsEvent;
  readonly before: ApplicationsState;
  readonly after: ApplicationsState;
}

/** The change that undoes another one, or the reason why it cannot be undone. */
export type UndoPlan = { readonly change: ApplicationChange } | { readonly obstacle: 'permanent' | 'changed-since' };

const CHANGED_SINCE: UndoPlan = { obstacle: 'changed-since' };

/** Plans the undo of one event. All later changes stay, so what the event changed must not have changed again. */
export function planApplicationsUndo(
  { event, before, after }: ApplicationsStep,
  currentState: ApplicationsState,
): UndoPlan {
  if (event.type === 'AccountErased') return { obstacle: 'permanent' };
  const change = event.type === 'ChangeUndone' ? event.data.change : event;
  if (change.type === 'PostingHidden' || change.type === 'PostingUnhidden')
    return planVisibilityUndo(change, currentState);
  if (change.type === 'CompanyHidden' || change.type === 'CompanyUnhidden')
    return planCompanyUndo(change, currentState);
  if (change.type === 'CareerEventSaved' || change.type === 'CareerEventRemoved')
    return planSavedEventUndo(change, before, currentState);
  if (change.type === 'ApplicationsClosed' || change.type === 'ApplicationsReopened')
    return planJointUndo(change, after, currentState);
  const { applicationId } = change.data;
  const [applicationBefore, applicationAfter, applicationNow] = [before, after, currentState].map((state) =>
    findApplication(state, applicationId),
  );
  if (applicationBefore === undefined)
    return applicationAfter && equal(applicationNow, applicationAfter)
      ? { change: createRemoval(applicationId) }
      : CHANGED_SINCE;
  if (applicationAfter === undefined)
    return applicationNow === undefined
      ? { change: { type: 'ApplicationRestored', data: { applicationId, application: applicationBefore } } }
      : CHANGED_SINCE;
  return applicationNow === undefined
    ? CHANGED_SINCE
    : planChangeUndo(change, applicationBefore, applicationAfter, applicationNow);
}

const createRemoval = (applicationId: string): ApplicationChange => ({
  type: 'ApplicationRemoved',
  data: { applicationId },
});

function planVisibilityUndo(
  { type, data: { jobId } }: Extract<ApplicationChange, { readonly type: 'PostingHidden' | 'PostingUnhidden' }>,
  { hiddenPostings }: ApplicationsState,
): UndoPlan {
  const wasHidden = type === 'PostingUnhidden';
  if (hiddenPostings.includes(jobId) === wasHidden) return CHANGED_SINCE;
  return { change: { type: wasHidden ? 'PostingHidden' : 'PostingUnhidden', data: { jobId } } };
}

function planCompanyUndo(
  { type, data: { company } }: Extract<ApplicationChange, { readonly type: 'CompanyHidden' | 'CompanyUnhidden' }>,
  currentState: ApplicationsState,
): UndoPlan {
  if (type === 'CompanyHidden')
    return currentState.hiddenCompanies.includes(company)
      ? { change: { type: 'CompanyUnhidden', data: { company } } }
      : CHANGED_SINCE;
  return findHiddenNames(currentState, company).length === 0
    ? { change: { type: 'CompanyHidden', data: { company } } }
    : CHANGED_SINCE;
}

function planSavedEventUndo(
  change: Extract<ApplicationChange, { readonly type: 'CareerEventSaved' | 'CareerEventRemoved' }>,
  before: ApplicationsState,
  currentState: ApplicationsState,
): UndoPlan {
  if (change.type === 'CareerEventSaved') {
    const { eventId } = change.data.event;
    return findSavedEvent(currentState, eventId)
      ? { change: { type: 'CareerEventRemoved', data: { eventId } } }
      : CHANGED_SINCE;
  }
  const event = findSavedEvent(before, change.data.eventId);
  if (!event || findSavedEvent(currentState, event.eventId)) return CHANGED_SINCE;
  return { change: { type: 'CareerEventSaved', data: { event } } };
}

function planChangeUndo(
  change: ApplicationChange,
  applicationBefore: Application,
  applicationAfter: Application,
  applicationNow: Application,
): UndoPlan {
  const applicationId = applicationBefore.id;
  switch (change.type) {
    case 'PostingChanged':
      return equal(applicationNow.posting, applicationAfter.posting)
        ? { change: { type: 'PostingChanged', data: { applicationId, posting: applicationBefore.posting } } }
        : CHANGED_SINCE;
    case 'ApplicationMoved':
    case 'MoveRemoved':
      return planMoveUndo(applicationBefore, applicationAfter, applicationNow);
    case 'SentRecorded':
    case 'SentRemoved':
      if (!equal(applicationNow.sent, applicationAfter.sent)) return CHANGED_SINCE;
      return {
        change: applicationBefore.sent
          ? { type: 'SentRecorded', data: { applicationId, sent: applicationBefore.sent } }
          : { type: 'SentRemoved', data: { applicationId } },
      };
    case 'NextStepSet':
    case 'NextStepDone':
    case 'NextStepRemoved':
      return planNextStepUndo(getStepId(change.data), applicationBefore, applicationAfter, applicationNow);
    case 'NoteAdded':
    case 'NoteChanged':
    case 'NoteRemoved':
      return planEntryUndo('notes', 'Note', applicationBefore, applicationAfter, applicationNow);
    case 'ContactAdded':
    case 'ContactChanged':
    case 'ContactRemoved':
      return planEntryUndo('contacts', 'Contact', applicationBefore, applicationAfter, applicationNow);
    case 'SalaryAdded':
    case 'SalaryChanged':
    case 'SalaryRemoved':
      return planEntryUndo('salaries', 'Salary', applicationBefore, applicationAfter, applicationNow);
    default:
      return CHANGED_SINCE;
  }
}

/** A change of a step can be undone while the step has not changed since. */
function planNextStepUndo(
  stepId: string,
  applicationBefore: Application,
  applicationAfter: Application,
  applicationNow: Application,
): UndoPlan {
  const [stepBefore, stepAfter, stepNow] = [applicationBefore, applicationAfter, applicationNow].map(({ nextSteps }) =>
    nextSteps.find(({ id }) => id === stepId),
  );
  if (!equal(stepNow, stepAfter)) return CHANGED_SINCE;
  const applicationId = applicationBefore.id;
  if (stepBefore) return { change: { type: 'NextStepSet', data: { applicationId, nextStep: stepBefore } } };
  return stepAfter ? { change: { type: 'NextStepRemoved', data: { applicationId, stepId } } } : CHANGED_SINCE;
}

/** A move can be undone while the moves have not changed since. */
function planMoveUndo(
  applicationBefore: Application,
  applicationAfter: Application,
  applicationNow: Application,
): UndoPlan {
  if (!equal(applicationNow.moves, applicationAfter.moves)) return CHANGED_SINCE;
  const [moveToRemove, moveToRestore] = [applicationAfter.moves.at(-1), applicationBefore.moves.at(-1)];
  const wasMoveAdded = applicationAfter.moves.length > applicationBefore.moves.length;
  if (wasMoveAdded && moveToRemove) {
    return { change: { type: 'MoveRemoved', data: { applicationId: applicationBefore.id, moveId: moveToRemove.id } } };
  }
  return moveToRestore
    ? { change: { type: 'ApplicationMoved', data: { applicationId: applicationBefore.id, move: moveToRestore } } }
    : CHANGED_SINCE;
}

/** Undoes the moves of several applications. Those that were moved or removed since stay as they are. */
function planJointUndo(
  { type, data }: Extract<ApplicationChange, { readonly type: 'ApplicationsClosed' | 'ApplicationsReopened' }>,
  after: ApplicationsState,
  currentState: ApplicationsState,
): UndoPlan {
  const [movesAfter, movesNow] = [after, currentState].map(
    ({ applications }) => new Map(applications.map((application) => [application.id, application.moves])),
  );
  const moves = data.moves.filter(
    ({ applicationId: id }) => movesNow?.has(id) && equal(movesNow.get(id), movesAfter?.get(id)),
  );
  if (moves.length === 0) return CHANGED_SINCE;
  const undoType = type === 'ApplicationsClosed' ? 'ApplicationsReopened' : 'ApplicationsClosed';
  return { change: { type: undoType, data: { moves } } };
}

/** Undoes the change of the one entry in which two versions of a list differ. */
function planEntryUndo(
  list: EntryList,
  eventTypePrefix: 'Note' | 'Contact' | 'Salary',
  applicationBefore: Application,
  applicationAfter: Application,
  applicationNow: Application,
): UndoPlan {
  const applicationId = applicationBefore.id;
  const [listBefore, listAfter, listNow]: readonly (readonly { readonly id: string }[])[] = [
    applicationBefore[list],
    applicationAfter[list],
    applicationNow[list],
  ];
  const entryBefore = listBefore?.find((entry) => !listAfter?.includes(entry));
  const entryAfter = listAfter?.find((entry) => !listBefore?.includes(entry));
  const entryId = (entryBefore ?? entryAfter)?.id;
  const entryNow = listNow?.find(({ id }) => id === entryId);
  if (entryId === undefined || !equal(entryNow, entryAfter)) return CHANGED_SINCE;
  if (entryAfter === undefined) {
    const index = Math.min(listBefore?.findIndex(({ id }) => id === entryId) ?? 0, listNow?.length ?? 0);
    return {
      change: {
        type: `${eventTypePrefix}Added`,
        data: { applicationId, entry: entryBefore, index },
      } as ApplicationChange,
    };
  }
  if (entryBefore === undefined) {
    const index = listNow?.findIndex(({ id }) => id === entryId) ?? 0;
    return { change: { type: `${eventTypePrefix}Removed`, data: { applicationId, entryId, index } } };
  }
  return {
    change: { type: `${eventTypePrefix}Changed`, data: { applicationId, entry: entryBefore } } as ApplicationChange,
  };
}
