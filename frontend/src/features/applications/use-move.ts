import type { ApplicationSummary } from '@trackrecord/contracts';
import { STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { getErrorMessage } from '../../shared/api/api-error';
import { useMoveApplicationMutation } from '../../shared/applications/applications-api';
import type { MoveTarget } from '../../shared/applications/applications-api';
import { useKeepSentCv } from '../../shared/applications/use-keep-sent-cv';
import { notify } from '../../shared/toast/notify';
import { getLatestMove } from './stage';

type MovableApplication = Pick<ApplicationSummary, 'id' | 'posting' | 'moves'>;

/**
 * Returns a function that moves an application to a stage and says so. When a saved posting is applied to, the current
 * CV is kept as what was sent.
 */
export function useMove(uid: string): (application: MovableApplication, target: MoveTarget) => Promise<void> {
  const [move] = useMoveApplicationMutation();
  const keepSentCv = useKeepSentCv();
  return async (application, target) => {
    const { id: applicationId, posting } = application;
    const isApplying = getLatestMove(application).stage === 'saved' && target.stage === 'applied';
    try {
      await move({ uid, applicationId, ...target }).unwrap();
      notify.success(`Moved ${posting.title} to ${STAGE_NAMES[target.stage]}`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be moved. Please try again.'), failure);
      return;
    }
    if (isApplying) await keepSentCv({ uid, applicationId });
  };
}
