import { CV_OBJECT_URL_LIFETIME_MS } from '@trackrecord/contracts/constants';

/** Downloads a blob as a file. Its object URL is revoked after a minute (spec sections 4 and 9). */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), CV_OBJECT_URL_LIFETIME_MS);
}
