/** Another server has this folder open. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';

  constructor(folder: string) {
    super(`${folder} is in use by another event store`);
  }
}
