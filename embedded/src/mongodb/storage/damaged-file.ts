/** A file of a database is damaged: opening it could end the process or lose what is in it. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';

  constructor(file: string, problem: string) {
    super(
      `${file} is damaged: ${problem}. Nothing was changed. Restore this file from a backup, or move it away to start without it`,
    );
  }
}
