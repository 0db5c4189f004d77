import { CV_FILE_NAME } from '@trackrecord/contracts/constants';
import { saveFile } from './save-file';

const decodeBase64 = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Saves a PDF given as base64 as a file of the person; throws when it is no base64. */
export function downloadPdf(base64: string): void {
  saveFile(new Blob([decodeBase64(base64)], { type: 'application/pdf' }), CV_FILE_NAME);
}
