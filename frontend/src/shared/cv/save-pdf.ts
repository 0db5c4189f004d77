import { CV_FILE_NAME, CV_OBJECT_URL_LIFETIME } from '@trackrecord/contracts/constants';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Saves a PDF given as base64 as a file of the person; throws when it is no base64. It is held for a minute more. */
export function savePdf(base64: string): void {
  const address = URL.createObjectURL(new Blob([bytesOf(base64)], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = CV_FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), CV_OBJECT_URL_LIFETIME);
}
