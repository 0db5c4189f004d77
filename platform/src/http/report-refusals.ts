import { CORRELATION_ID_HEADER, type RecordRefusalBody } from '@trackrecord/contracts';
import type { StaffAccess } from './require-staff.js';
import type { Logger } from '../logging/logger.js';
import { deriveServiceToken } from '../auth/service-token.js';

const TIMEOUT_MS = 5_000;

/**
 * Reports refused requests of staff to the command API, which records them in the streams of the staff members. Refused
 * requests of people without a staff role are logged only.
 */
export function reportRefusals(commandApiUrl: string, masterKey: Buffer, logger: Logger): StaffAccess['recordRefusal'] {
  const token = deriveServiceToken(masterKey);
  const send = async (uid: string, correlationId: string, body: RecordRefusalBody): Promise<void> => {
    const response = await fetch(new URL(`/internal/staff/${encodeURIComponent(uid)}/refusals`, commandApiUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        [CORRELATION_ID_HEADER]: correlationId,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the command API responded with ${response.status}`);
  };
  return ({ staff, why, route, request: { requestId, correlationId } }) => {
    const role = staff?.roles[0];
    if (!staff || role === undefined) {
      logger.warn({ why, route, requestId }, 'request to a staff endpoint refused: the sender has no staff role');
      return;
    }
    send(staff.uid, correlationId, { role, why, route, requestId }).catch((error: unknown) => {
      logger.error({ err: error, why, route, requestId }, 'recording a refused staff request failed');
    });
  };
}
