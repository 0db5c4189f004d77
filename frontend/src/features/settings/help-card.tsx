import type { Operator } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { baseApi } from '../../shared/api/base-api';
import { READ_DEADLINE_MS } from '../../shared/api/deadlines';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { SettingCard } from './setting-card';

const operatorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOperator: build.query<Operator, undefined>({
      query: () =>
        endpointRequest('GET /api/operator', { anonymous: true, deadlineMs: READ_DEADLINE_MS, silent: true }),
    }),
  }),
});

/** The contact of the operator, if one is configured, and the legal pages. */
export function HelpCard() {
  const { data: operator } = operatorApi.useGetOperatorQuery(undefined);
  const email = operator?.email ?? null;
  return (
    <SettingCard
      title="Help and legal"
      description={
        email === null ? (
          'Who operates this site, and how to reach them, is in the Terms & Conditions.'
        ) : (
          <>
            Questions or problems? Write to{' '}
            <a className="tr-inline text-break" href={`mailto:${email}`}>
              {email}
            </a>
            .
          </>
        )
      }
    >
      <div className="tr-row gap-3 mt-3">
        <Link className="tr-inline" to="/terms">
          Terms & Conditions
        </Link>
        <Link className="tr-inline" to="/privacy">
          Privacy Policy
        </Link>
      </div>
    </SettingCard>
  );
}
