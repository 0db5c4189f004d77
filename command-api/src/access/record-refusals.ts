import { randomUUID } from 'node:crypto';
import type { Logger, StaffAccess } from '@trackrecord/platform';
import type { StaffCommands } from './access-context.js';

/**
 * Records refused requests of staff in their streams, in the background. Refused requests of people without a staff
 * role are logged only.
 */
export const recordStaffRefusals =
  (commands: StaffCommands, logger: Logger): StaffAccess['recordRefusal'] =>
  ({ staff, why, route, request }) => {
    const { requestId } = request;
    const role = staff?.roles[0];
    if (!staff || role === undefined) {
      logger.warn({ why, route, requestId }, 'request to a staff endpoint refused: the sender has no staff role');
      return;
    }
    const actor = { uid: staff.uid, role };
    const commandId = randomUUID();
    const metadata = {
      actor,
      commandId,
      ...request,
      causationId: commandId,
      occurredAt: new Date().toISOString(),
    };
    commands
      .handle(
        staff.uid,
        { type: 'RecordRefusal', actor, why, route },
        { metadata, precondition: undefined, hasStableCommandId: false },
      )
      .catch((error: unknown) => {
        logger.error({ err: error, why, route, requestId }, 'recording a refused staff request failed');
      });
  };
