import { v5 as uuidv5 } from 'uuid';

/** The UUID namespace of work ids. It must never change, because a repeated request would not find its work. */
const WORK_NAMESPACE = '3d4b3f1c-0f7f-4a2c-8d0e-5d1f9e6b7a21';

/** Derives the id of work from what identifies its request, so that a repeated request finds the same work. */
export const deriveWorkId = (...requestParts: readonly string[]): string =>
  uuidv5(requestParts.join('/'), WORK_NAMESPACE);
