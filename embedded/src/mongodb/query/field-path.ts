import { CommandError } from '../errors.js';

/** Throws for paths that are invalid in projections and sorts, with MongoDB's error codes. */
export function validateFieldPath(path: string): void {
  if (path === '') throw new CommandError('Location40352', 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new CommandError('Location40353', `FieldPath must not end with a '.': '${path}'`);
  for (const part of path.split('.')) {
    if (part === '') {
      throw new CommandError('Location15998', `FieldPath field names may not be empty strings: '${path}'`);
    }
    if (part.startsWith('$')) {
      throw new CommandError('Location16410', `FieldPath field names may not start with '$': '${path}'`);
    }
  }
}
