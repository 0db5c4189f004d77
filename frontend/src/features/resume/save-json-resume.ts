import { RESUME_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { failureText } from '../../shared/api/api-error';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';
import { saveFile } from '../../shared/cv/save-file';
import { notify } from '../../shared/toast/notify';

/** Fetches somebody's profile as JSON Resume and saves it as a file, or says why not. */
export async function saveJsonResume(uid: string, services: Services): Promise<void> {
  const request = endpointRequest('GET /api/profile/{uid}/export/json-resume', {
    params: { uid },
    stream: profileStream(uid),
  });
  const { data, error } = await send(request, services);
  if (error !== undefined) {
    notify.error(failureText(error, MESSAGES.resumeNotExported));
    return;
  }
  saveFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), RESUME_FILE_NAME);
}
