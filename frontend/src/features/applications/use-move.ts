import type { ApplicationSummary } from '@trackrecord/contracts';
import { STAGE_NAMES } from '@trackrecord/contracts/applications/stages';
import { getErrorMessage } from '../../shared/api/api-error';
import { useMoveApplicationMutation } from '../../shared/applications/applications-api';
import type { MoveTarget } from '../../shared/applications/applications-api';
import { notify } from '../../shared/toast/notify';

type Movable = Pick<ApplicationSummary, 'id' | 'posting' | 'moves'>;

/** Returns a function that moves an application to a stage and says so. */
export function useMove(uid: string): (application: Movable, target: MoveTarget) => Promise<void> {
  const [move] = useMoveApplicationMutation();
  return async ({ id: applicationId, posting: { title } }, target) => {
    try {
      await move({ uid, applicationId, ...target }).unwrap();
      notify.success(`Moved ${title} to ${STAGE_NAMES[target.stage]}`);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'This could not be moved. Please try again.'), failure);
    }
  };
}
