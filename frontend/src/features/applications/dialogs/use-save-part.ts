import type { ApplicationDetails } from '@trackrecord/contracts';
import { useState } from 'react';
import { isRevisionConflict } from '../../../shared/api/api-error';
import { useLazyGetApplicationQuery } from '../../../shared/applications/applications-api';
import type { ApplicationId } from '../../../shared/applications/applications-api';
import type { ApplicationRecord } from '../../../shared/applications/applications-api';
import type { SaveFailure } from './save-failure-note';

/** Attempts of one save, including those after changes elsewhere that do not matter. */
const MAX_ATTEMPTS = 5;

/** What the next save is based on: the part as it was at a revision. */
interface Base {
  readonly revision: number;
  readonly part: unknown;
}

/**
 * Compares the JSON of two parts, which is enough because the same function has picked both. `isDeepEqual` would become
 * a chunk of its own here, and the bundler's runtime with it, which every page would then load as another file.
 */
const isSamePart = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * Returns a function that saves one part of an application, based on what the form was opened with. If that part was
 * changed elsewhere in the meantime, nothing is saved, and saving again replaces that change. Changes of other parts do
 * not matter: `details` may get newer while the form is open.
 */
export function useSavePart(
  id: ApplicationId,
  { application, revision }: ApplicationDetails,
  pickPart: (application: ApplicationRecord) => unknown,
): (send: (ifMatch: number) => Promise<unknown>) => Promise<SaveFailure | undefined> {
  const [loadApplication] = useLazyGetApplicationQuery();
  const [base, setBase] = useState<Base>({ revision, part: pickPart(application) });

  const attemptSave = async (
    send: (ifMatch: number) => Promise<unknown>,
    { revision: ifMatch, part }: Base,
    attemptCount = 1,
  ): Promise<SaveFailure | undefined> => {
    try {
      await send(ifMatch);
      return undefined;
    } catch (error) {
      if (!isRevisionConflict(error) || attemptCount >= MAX_ATTEMPTS) return { error };
      const latestDetails = await loadApplication(id)
        .unwrap()
        .catch(() => undefined);
      if (latestDetails === undefined) return { error };
      const newBase = { revision: latestDetails.revision, part: pickPart(latestDetails.application) };
      setBase(newBase);
      if (isSamePart(newBase.part, part)) return attemptSave(send, newBase, attemptCount + 1);
      return {
        text: 'This was changed in another window in the meantime. What you entered is still here; saving again replaces that change.',
      };
    }
  };
  return (send) => {
    const hasNewerRevision = revision > base.revision && isSamePart(pickPart(application), base.part);
    return attemptSave(send, hasNewerRevision ? { ...base, revision } : base);
  };
}
