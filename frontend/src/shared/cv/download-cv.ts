import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { errorText, isNotFound } from '../api/api-error';
import { endpointRequest } from '../api/endpoint-request';
import { send } from '../api/send';
import type { Services } from '../api/services';
import { logError } from '../log/log';
import { notify } from '../toast/notify';
import { parseCvResponse } from './cv-response';
import { downloadPdf } from './download-pdf';

/** Downloads the CV of a profile, or shows an error toast (spec section 8, CV). */
export async function downloadCv(uid: string, profileId: string, services: Services): Promise<void> {
  const request = endpointRequest('GET /api/cv/generate/{uid}/{profileId}', {
    params: { uid, profileId },
    stream: profileStream(uid),
  });
  const { data, error } = await send(request, services);
  if (error !== undefined) {
    // The server's message for an unknown route is not meant for users.
    notify.error(isNotFound(error) ? MESSAGES.cvNotFetched : errorText(error, MESSAGES.cvNotFetched));
    return;
  }
  const { success, pdf, message } = parseCvResponse(data);
  if (!success) {
    notify.error(message ?? MESSAGES.cvIncomplete);
    return;
  }
  if (pdf === undefined) {
    // Spec section 5: only the console shows this.
    logError('CV download skipped', 'The response contains no PDF.');
    return;
  }
  try {
    downloadPdf(pdf);
    notify.success(MESSAGES.cvDownloaded);
  } catch (failure) {
    logError('CV could not be decoded', failure);
    notify.error(MESSAGES.cvNotFetched);
  }
}
