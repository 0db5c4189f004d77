import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { logError } from '../shared/log/log';
import { Icon } from '../shared/ui/icon';
import { usePageTitle } from '../shared/ui/use-page-title';

/**
 * Error element of the routes: shows that the screen failed and offers a reload and a link home. Resets on navigation.
 */
export function RouteError() {
  const error = useRouteError();
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
