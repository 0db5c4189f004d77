interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: Promise<string>;
}

/** Captures downloaded files and revoked object URLs, which jsdom does not support. */
export const captureDownloads = () => {
  const savedFiles: SavedFile[] = [];
  const revokedUrls: string[] = [];
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    if (!(file instanceof Blob)) throw new Error('Not a Blob.');
    const url = `blob:${files.size}`;
    files.set(url, file);
    return url;
  };
  URL.revokeObjectURL = (url) => void revokedUrls.push(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file !== undefined) savedFiles.push({ name: this.download, type: file.type, text: file.text() });
  });
  return { savedFiles, revokedUrls };
};
