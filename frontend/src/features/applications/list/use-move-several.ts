import type { ApplicationSummary } from '@trackrecord/contracts';
import { STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { useState } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useMoveApplicationMutation } from '../../../shared/applications/applications-api';
import type { MoveTarget } from '../../../shared/applications/applications-api';
import { useKeepSentCv } from '../../../shared/applications/use-keep-sent-cv';
import { useUndoAction } from '../../../shared/applications/use-undo-action';
import { notify } from '../../../shared/toast/notify';
import { countApplications } from '../count-applications';
import { getLatestMove } from '../stage';

interface MoveSeveral {
  /** How many of how many are moved so far; undefined if none are being moved. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /** Moves applications, and returns those that could not be moved. */
  readonly moveSeveral: (
    applications: readonly ApplicationSummary[],
    target: MoveTarget,
  ) => Promise<readonly ApplicationSummary[]>;
}

const isAt = (application: ApplicationSummary, { stage, reason }: MoveTarget): boolean => {
  const latestMove = getLatestMove(application);
  return latestMove.stage === stage && latestMove.reason === reason;
};

/**
 * Moves several applications, one after the other, since each write is based on the one before. Says how many were
 * moved, with one Undo for all of them, and names those that were not.
 */
export function useMoveSeveral(uid: string): MoveSeveral {
  const [move] = useMoveApplicationMutation();
  const keepSentCv = useKeepSentCv();
  const createUndoAction = useUndoAction(uid);
  const [progress, setProgress] = useState<MoveSeveral['progress']>();

  const moveSeveral: MoveSeveral['moveSeveral'] = async (applications, target) => {
    const toMove = applications.filter((application) => !isAt(application, target));
    const eventIds: Parameters<typeof createUndoAction>[0][number][] = [];
    const failures: { readonly application: ApplicationSummary; readonly error: unknown }[] = [];
    for (const [done, application] of toMove.entries()) {
      setProgress({ done, total: toMove.length });
      const id = { uid, applicationId: application.id };
      const { data, error } = await move({ ...id, ...target });
      if (error !== undefined) {
        failures.push({ application, error });
        continue;
      }
      eventIds.push(data.eventId);
      if (target.stage === 'applied' && getLatestMove(application).stage === 'saved') eventIds.push(keepSentCv(id));
    }
    setProgress(undefined);

    const movedCount = toMove.length - failures.length;
    const what = countApplications(movedCount);
    const description = target.stage === 'closed' ? `Closed ${what}` : `Moved ${what} to ${STAGE_NAMES[target.stage]}`;
    if (movedCount > 0) notify.success(description, createUndoAction(eventIds, description));
    else if (failures.length === 0) notify.success(`Already in ${STAGE_NAMES[target.stage]}`);
    const [firstFailure] = failures;
    if (firstFailure !== undefined) {
      const names = failures.map(({ application: { posting } }) => `${posting.title} at ${posting.company}`).join('; ');
      const reason = getErrorMessage(firstFailure.error, 'Please try again.');
      notify.error(`Not moved: ${names}. ${reason}`, firstFailure.error);
    }
    return failures.map(({ application }) => application);
  };
  return { progress, moveSeveral };
}
