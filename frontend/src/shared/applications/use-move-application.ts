import type { ApplicationSummary } from '@trackrecord/contracts';
import { STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { getErrorMessage } from '../api/api-error';
import { notify } from '../toast/notify';
import { type MoveTarget, useMoveApplicationMutation } from './applications-api';
import { useKeepSentCv } from './use-keep-sent-cv';
import { useUndoAction } from './use-undo-action';

type MovableApplication = Pick<ApplicationSummary, 'id' | 'posting' | 'moves'>;

/**
 * Returns a function that moves an application to a stage, says so and offers to undo it. When a saved job is applied
 * to, the current CV is kept as what was sent, and undone with the move.
 */
export function useMoveApplication(
  uid: string,
): (application: MovableApplication, target: MoveTarget) => Promise<void> {
  const [move] = useMoveApplicationMutation();
  const keepSentCv = useKeepSentCv();
  const createUndoAction = useUndoAction(uid);
  return async ({ id: applicationId, posting: { title }, moves }, target) => {
    const isApplying = moves.at(-1)?.stage === 'saved' && target.stage === 'applied';
    const description = `Moved ${title} to ${STAGE_NAMES[target.stage]}`;
    try {
      const { eventId } = await move({ uid, applicationId, ...target }).unwrap();
      const sentEventId = isApplying ? keepSentCv({ uid, applicationId }) : undefined;
      notify.success(description, createUndoAction([eventId, sentEventId], description));
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be moved. Please try again.'), failure);
    }
  };
}
