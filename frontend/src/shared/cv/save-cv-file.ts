import { CV_FILE_NAME } from '@trackrecord/contracts/constants';
import { downloadFile } from './download-file';

const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Saves a CV, a base64-encoded PDF, as a download. Throws if it is not valid base64. */
export function saveCvFile(base64: string): void {
  downloadFile(new Blob([decodeBase64(base64)], { type: 'application/pdf' }), CV_FILE_NAME);
}
