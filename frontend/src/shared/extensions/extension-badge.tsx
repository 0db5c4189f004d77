import { useAuth } from '../identity/auth-context';
import { countMissingExtensions, useListExtensionsQuery } from './extension-list-api';

/** The number of extensions that are not set up. Nothing is shown before it is known, and once all are set up. */
export function ExtensionBadge() {
  const { user } = useAuth();
  const { currentData } = useListExtensionsQuery(user?.uid ?? '', {
    skip: user === null,
    // Only the pages that list extensions refetch them then. Elsewhere a new count is not worth a request.
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  const count = countMissingExtensions(currentData) ?? 0;
  if (count === 0) return null;
  return (
    <span className="tr-count tr-push">
      {count}
      <span className="visually-hidden"> not set up</span>
    </span>
  );
}
