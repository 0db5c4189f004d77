import { DATA_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { failureText } from '../../shared/api/api-error';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';
import { saveFile } from '../../shared/cv/save-file';
import { notify } from '../../shared/toast/notify';

const ZIP = 'application/zip';

/** Fetches everything we hold about somebody and saves it as a file, or says why not. */
export async function saveData(uid: string | undefined, services: Services): Promise<void> {
  if (uid === undefined) {
    notify.error(MESSAGES.noUserFound);
    return;
  }
  const request = endpointRequest('GET /api/profile/{uid}/export', {
    params: { uid },
    stream: profileStream(uid),
    file: ZIP,
  });
  const { data, error } = await send(request, services);
  // What answers in place of the server, such as a page for every address, is no ZIP.
  if (data instanceof Blob && data.type.startsWith(ZIP)) saveFile(data, DATA_FILE_NAME);
  else notify.error(failureText(error, MESSAGES.dataNotExported));
}
