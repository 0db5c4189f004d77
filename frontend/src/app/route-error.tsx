import { useEffect, useState } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { getLatestRequestId } from '../shared/api/latest-response';
import { logError } from '../shared/log/log';
import { ErrorReference } from '../shared/ui/error-reference';
import { Icon } from '../shared/ui/icon';
import { usePageTitle } from '../shared/ui/use-page-title';

/**
 * Error element of the routes: shows that the screen failed and offers a reload and a link home. Resets on navigation.
 * Responses are not validated, so a malformed one ends here, with the reference of the request that was answered last.
 */
export function RouteError() {
  const error = useRouteError();
  const [requestId] = useState(getLatestRequestId);
  usePageTitle('Something went wrong');

  useEffect(() => logError('screen failed to render', error), [error]);

  return (
    <section className="card" aria-label="This screen failed">
      <div className="tr-empty">
        <div className="tr-note is-red text-start" role="alert">
          <Icon name="exclamation-circle" />
          <div>
            <h1 className="tr-note-title">This screen could not be shown</h1>
            Your saved changes are safe.
            <ErrorReference error={{ requestId }} />
          </div>
        </div>
        <div className="tr-row justify-content-center">
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Reload the page
          </button>
          <Link className="btn btn-plain" to="/">
            Go to the home page
          </Link>
        </div>
      </div>
    </section>
  );
}
