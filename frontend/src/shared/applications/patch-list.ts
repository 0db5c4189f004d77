import type { ApplicationList } from '@trackrecord/contracts';
import { applicationsApi } from './applications-api';

/** Changes the loaded list of applications; its `undo` takes the change back. */
export const patchApplicationList = (uid: string, change: (list: ApplicationList) => void) =>
  applicationsApi.util.updateQueryData('listApplications', uid, change);
