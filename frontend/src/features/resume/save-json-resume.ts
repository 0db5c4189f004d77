import { RESUME_FILE_NAME } from '@trackrecord/contracts/constants';
import { profileStream } from '@trackrecord/contracts/events/streams';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { failureText } from '../../shared/api/api-error';
import { send } from '../../shared/api/send';
import type { Services } from '../../shared/api/services';
import { saveFile } from '../../shared/cv/save-file';
import { notify } from '../../shared/toast/notify';
import { resumePath } from './resume-api';

/** Fetches somebody's profile as JSON Resume and saves it as a file, or says why not. */
export async function saveJsonResume(uid: string, services: Services): Promise<void> {
  const path = resumePath(uid, 'export');
  const { data, error } = await send({ method: 'GET', path, stream: profileStream(uid) }, services);
  if (error !== undefined) {
    notify.error(failureText(error, MESSAGES.resumeNotExported));
    return;
  }
  saveFile(new Blob([`${JSON.stringify(data, null, 2)}\n`], { type: 'application/json' }), RESUME_FILE_NAME);
}
