import { profileStream } from '@trackrecord/contracts/events/streams';
import { endpointRequest } from '../api/endpoint-request';
import { send } from '../api/send';
import type { Services } from '../api/services';
import { logError } from '../log/log';
import { notify } from '../toast/notify';
import { parseCvResponse } from './cv-response';
import { downloadPdf } from './download-pdf';

/** Downloads the user's resume from the CV server, or shows an error toast (spec section 8, Resume). */
export async function downloadResume(uid: string, services: Services): Promise<void> {
  const { config } = services;
  const cvServices: Services = { ...services, config: { ...config, apiBaseUrl: config.cvBaseUrl } };
  const request = endpointRequest('GET /api/cv/generate/{uid}', { params: { uid }, stream: profileStream(uid) });
  const { data, error } = await send(request, cvServices);
  const { success, pdf } = parseCvResponse(data);
  try {
    if (error !== undefined) throw new Error(error.message);
    if (!success || pdf === undefined) {
      notify.error('Could not generate resume. Please complete your profile.');
      return;
    }
    downloadPdf(pdf);
    notify.success('Resume ready for download');
  } catch (failure) {
    logError('resume download failed', failure);
    notify.error('Failed to download resume');
  }
}
