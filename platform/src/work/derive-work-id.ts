import { v5 as uuidv5 } from 'uuid';

/** The UUID namespace of work ids. Must never change. */
const WORK_NAMESPACE = '3d4b3f1c-0f7f-4a2c-8d0e-5d1f9e6b7a21';

/** Derives the id of work from names, so that a repeated request finds the same work. */
export const deriveWorkId = (...names: readonly string[]): string => uuidv5(names.join('/'), WORK_NAMESPACE);
