import type { Application, ApplicationChange, ApplicationsEvent } from '@trackrecord/contracts';
import equal from 'fast-deep-equal';
import { type ApplicationsState, type EntryList, findApplication, findSavedEvent } from './applications.js';

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
export function planUndo({ event, before, after }: ApplicationsStep, current: ApplicationsState): UndoPlan {
  if (event.type === 'AccountErased') return { obstacle: 'permanent' };
  const change = event.type === 'ChangeUndone' ? event.data.change : event;
  if (change.type === 'PostingHidden' || change.type === 'PostingUnhidden') return planVisibilityUndo(change, current);
  if (change.type === 'CareerEventSaved' || change.type === 'CareerEventRemoved')
    return planSavedEventUndo(change, before, current);
  const { applicationId } = change.data;
  const [was, became, is] = [before, after, current].map((state) => findApplication(state, applicationId));
  if (was === undefined) return became && equal(is, became) ? { change: removed(applicationId) } : CHANGED_SINCE;
  if (became === undefined)
    return is === undefined
      ? { change: { type: 'ApplicationRestored', data: { applicationId, application: was } } }
      : CHANGED_SINCE;
  return is === undefined ? CHANGED_SINCE : planChangeUndo(change, was, became, is);
}

const removed = (applicationId: string): ApplicationChange => ({ type: 'ApplicationRemoved', data: { applicationId } });

function planVisibilityUndo(
  { type, data: { jobId } }: Extract<ApplicationChange, { readonly type: 'PostingHidden' | 'PostingUnhidden' }>,
  { hiddenPostings }: ApplicationsState,
): UndoPlan {
  const wasHidden = type === 'PostingUnhidden';
  if (hiddenPostings.includes(jobId) === wasHidden) return CHANGED_SINCE;
  return { change: { type: wasHidden ? 'PostingHidden' : 'PostingUnhidden', data: { jobId } } };
}

function planSavedEventUndo(
  change: Extract<ApplicationChange, { readonly type: 'CareerEventSaved' | 'CareerEventRemoved' }>,
  before: ApplicationsState,
  current: ApplicationsState,
): UndoPlan {
  if (change.type === 'CareerEventSaved') {
    const { eventId } = change.data.event;
    return findSavedEvent(current, eventId)
      ? { change: { type: 'CareerEventRemoved', data: { eventId } } }
      : CHANGED_SINCE;
  }
  const event = findSavedEvent(before, change.data.eventId);
  if (!event || findSavedEvent(current, event.eventId)) return CHANGED_SINCE;
  return { change: { type: 'CareerEventSaved', data: { event } } };
}

function planChangeUndo(change: ApplicationChange, was: Application, became: Application, is: Application): UndoPlan {
  const applicationId = was.id;
  switch (change.type) {
    case 'PostingChanged':
      return equal(is.posting, became.posting)
        ? { change: { type: 'PostingChanged', data: { applicationId, posting: was.posting } } }
        : CHANGED_SINCE;
    case 'ApplicationMoved':
    case 'MoveRemoved':
      return planMoveUndo(was, became, is);
    case 'SentRecorded':
    case 'SentRemoved':
      if (!equal(is.sent, became.sent)) return CHANGED_SINCE;
      return {
        change: was.sent
          ? { type: 'SentRecorded', data: { applicationId, sent: was.sent } }
          : { type: 'SentRemoved', data: { applicationId } },
      };
    case 'NextStepSet':
    case 'NextStepDone':
    case 'NextStepRemoved':
      if (!equal(is.nextStep, became.nextStep)) return CHANGED_SINCE;
      return {
        change: was.nextStep
          ? { type: 'NextStepSet', data: { applicationId, nextStep: was.nextStep } }
          : { type: 'NextStepRemoved', data: { applicationId } },
      };
    case 'NoteAdded':
    case 'NoteChanged':
    case 'NoteRemoved':
      return planEntryUndo('notes', 'Note', was, became, is);
    case 'ContactAdded':
    case 'ContactChanged':
    case 'ContactRemoved':
      return planEntryUndo('contacts', 'Contact', was, became, is);
    case 'SalaryAdded':
    case 'SalaryChanged':
    case 'SalaryRemoved':
      return planEntryUndo('salaries', 'Salary', was, became, is);
    default:
      return CHANGED_SINCE;
  }
}

/** A move can be undone while the moves have not changed since. */
function planMoveUndo(was: Application, became: Application, is: Application): UndoPlan {
  if (!equal(is.moves, became.moves)) return CHANGED_SINCE;
  const [moveToRemove, moveToRestore] = [became.moves.at(-1), was.moves.at(-1)];
  const wasMoveAdded = became.moves.length > was.moves.length;
  if (wasMoveAdded && moveToRemove) {
    return { change: { type: 'MoveRemoved', data: { applicationId: was.id, moveId: moveToRemove.id } } };
  }
  return moveToRestore
    ? { change: { type: 'ApplicationMoved', data: { applicationId: was.id, move: moveToRestore } } }
    : CHANGED_SINCE;
}

/** Undoes the change of the one entry in which two versions of a list differ. */
function planEntryUndo(
  list: EntryList,
  name: 'Note' | 'Contact' | 'Salary',
  was: Application,
  became: Application,
  is: Application,
): UndoPlan {
  const applicationId = was.id;
  const [listBefore, listAfter, listNow]: readonly (readonly { readonly id: string }[])[] = [
    was[list],
    became[list],
    is[list],
  ];
  const previous = listBefore?.find((entry) => !listAfter?.includes(entry));
  const next = listAfter?.find((entry) => !listBefore?.includes(entry));
  const entryId = (previous ?? next)?.id;
  const currentEntry = listNow?.find(({ id }) => id === entryId);
  if (entryId === undefined || !equal(currentEntry, next)) return CHANGED_SINCE;
  if (next === undefined) {
    const index = Math.min(listBefore?.findIndex(({ id }) => id === entryId) ?? 0, listNow?.length ?? 0);
    return { change: { type: `${name}Added`, data: { applicationId, entry: previous, index } } as ApplicationChange };
  }
  if (previous === undefined) {
    const index = listNow?.findIndex(({ id }) => id === entryId) ?? 0;
    return { change: { type: `${name}Removed`, data: { applicationId, entryId, index } } };
  }
  return { change: { type: `${name}Changed`, data: { applicationId, entry: previous } } as ApplicationChange };
}
