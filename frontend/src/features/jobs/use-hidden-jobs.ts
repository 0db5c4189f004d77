import { toCompanyKey } from '@trackrecord/contracts/jobs/company-key';
import { useMemo } from 'react';
import { useListApplicationsQuery } from '../../shared/applications/applications-api';

/** Returns what the user hid. `hiddenPostings` is undefined while loading. */
export function useHiddenJobs(uid: string | undefined) {
  const { hiddenPostings, hiddenCompanies } = useListApplicationsQuery(uid ?? '', {
    skip: uid === undefined,
    selectFromResult: ({ data }) => ({ hiddenPostings: data?.hiddenPostings, hiddenCompanies: data?.hiddenCompanies }),
  });
  const hiddenKeys = useMemo(() => new Set(hiddenCompanies?.map(toCompanyKey)), [hiddenCompanies]);
  return { hiddenPostings, isCompanyHidden: (company: string): boolean => hiddenKeys.has(toCompanyKey(company)) };
}
