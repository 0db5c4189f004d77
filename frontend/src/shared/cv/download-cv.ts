import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { failureText, isNotFound } from '../api/api-error';
import { endpointRequest } from '../api/endpoint-request';
import { send } from '../api/send';
import type { Services } from '../api/services';
import { logFailure } from '../log/log';
import { notify } from '../toast/notify';
import { parseCvResponse } from './cv-response';
import { downloadPdf } from './download-pdf';

/** Fetches the CV of a profile and saves it, or says why not (spec section 8, CV). */
export async function downloadCv(uid: string, profileId: string, services: Services): Promise<void> {
  const request = endpointRequest('GET /api/cv/generate/{uid}/{profileId}', {
    params: { uid, profileId },
    stream: profileStream(uid),
  });
  const { data, error } = await send(request, services);
  if (error !== undefined) {
    // What a server says where nothing answers is not for the person.
    notify.error(isNotFound(error) ? MESSAGES.cvNotFetched : failureText(error, MESSAGES.cvNotFetched));
    return;
  }
  const { success, pdf, message } = parseCvResponse(data);
  if (!success) {
    notify.error(message ?? MESSAGES.cvIncomplete);
    return;
  }
  if (pdf === undefined) {
    // Spec section 5: such a download is refused in the console only.
    logFailure('Nothing was downloaded', 'The answer holds no PDF.');
    return;
  }
  try {
    downloadPdf(pdf);
    notify.success(MESSAGES.cvDownloaded);
  } catch (failure) {
    logFailure('The CV could not be read', failure);
    notify.error(MESSAGES.cvNotFetched);
  }
}
