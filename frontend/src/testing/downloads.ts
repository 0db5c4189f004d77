/** A file that was saved. */
interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: Promise<string>;
}

/** Keeps what is saved as a file, and the addresses that were let go; jsdom can save nothing. */
export const watchDownloads = () => {
  const saved: SavedFile[] = [];
  const revoked: string[] = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    if (!(file instanceof Blob)) throw new Error('That is no file.');
    const url = `blob:${files.size}`;
    files.set(url, file);
    return url;
  };
  URL.revokeObjectURL = (address) => void revoked.push(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file !== undefined) saved.push({ name: this.download, type: file.type, text: file.text() });
  });
  return { saved, revoked };
};
