import type { AccountChange } from '@trackrecord/contracts';
import { useAuth } from '../../../shared/identity/auth-context';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import type { IconName } from '../../../shared/ui/icon-name';
import { LoadEarlier } from '../../../shared/ui/load-earlier';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { useListAccountChangesInfiniteQuery } from './sign-in-api';
import { SignInRow } from './sign-in-row';

const ICONS: Readonly<Record<AccountChange['kind'], IconName>> = {
  // The start of the list: earlier changes were not recorded.
  start: 'clock-history',
  'sign-in': 'laptop',
  email: 'envelope',
  password: 'key',
  google: 'google',
  'sign-out': 'box-arrow-right',
};

/** Sign-ins, and changes to how the user signs in, newest first. */
export function AccountChanges() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const query = useListAccountChangesInfiniteQuery(uid, { skip: uid === '' });
  const { currentData, error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, refetch } = query;
  const items = currentData?.pages.flatMap((page) => page.items);

  return (
    <section aria-labelledby="account-changes-title" className="mt-5">
      <h3 id="account-changes-title" className="tr-overline mb-3">
        Changes to your account
      </h3>
      {items !== undefined && items.length > 0 && (
        <ul className="tr-sign-in-rows">
          {items.map(({ revision, at, kind, description }) => (
            <SignInRow key={revision} icon={ICONS[kind]} title={description} details={formatTimestamp(at)} />
          ))}
        </ul>
      )}
      {items?.length === 0 && <p className="tr-muted tr-small">Nothing has changed yet.</p>}
      {hasNextPage && (
        <LoadEarlier
          label="Show earlier"
          failedText="Earlier changes could not be loaded."
          isLoading={isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          error={error}
          onLoad={() => void query.fetchNextPage()}
        />
      )}
      {items === undefined && error !== undefined && (
        <LoadErrorBody
          text="The changes to your account could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {items === undefined && error === undefined && (
        <p className="tr-muted tr-small" role="status">
          Loading changes...
        </p>
      )}
    </section>
  );
}
