import { Icon } from '../../shared/ui/icon';
import { RetryButton } from '../../shared/ui/load-error';
import { useGetOperatorQuery } from './operator-api';

/** Name and addresses of the operator, as far as they are configured. */
export function OperatorDetails() {
  const { data, isError, isFetching, refetch } = useGetOperatorQuery(undefined);
  if (data === undefined)
    return isError ? (
      <div className="tr-note is-red" role="alert">
        <Icon name="exclamation-circle" />
        <div>
          <p className="mb-2">The name and address of the operator could not be loaded.</p>
          <RetryButton isWorking={isFetching} onRetry={() => void refetch()} />
        </div>
      </div>
    ) : (
      <p aria-busy="true">Loading the name and address of the operator.</p>
    );
  const { name, address, email } = data;
  if (name === null && address === null && email === null)
    return (
      <p>
        The operator of this site has not entered a name and address yet. Ask the person who sent you the link to this
        site.
      </p>
    );
  return (
    <address>
      {name !== null && <strong>{name}</strong>}
      {address !== null && <div className="tr-legal-address">{address}</div>}
      {email !== null && (
        <a className="tr-inline" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </address>
  );
}
