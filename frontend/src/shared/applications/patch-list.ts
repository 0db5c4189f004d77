import type { ApplicationList } from '@trackrecord/contracts';
import { applicationsApi } from './applications-api';

/** Changes the loaded list of applications; its `undo` takes the change back. */
export const patchApplicationList = (uid: string, change: (list: ApplicationList) => void) =>
  applicationsApi.util.updateQueryData('listApplications', uid, change);

/** Reloads the applications after a write. Also after a failure, which may be caused by a change of another window. */
export const invalidatesApplications = (_result: unknown, _error: unknown, { uid }: { readonly uid: string }) => [
  { type: 'Applications' as const, id: uid },
];
