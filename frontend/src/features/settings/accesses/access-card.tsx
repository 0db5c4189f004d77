import { useState } from 'react';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { AccessSection } from './access-section';

/** When support looked at the user's data, and what the user can do about it. Its content is a separate chunk. */
export function AccessCard() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <LoadOnDemand
      load={() => import('./access-log')}
      shouldLoad={!hasFailed}
      onFailure={() => setHasFailed(true)}
      fallback={
        <AccessSection>
          {hasFailed ? (
            <LoadErrorBody
              text="This list could not be loaded."
              isWorking={false}
              onRetry={() => setHasFailed(false)}
            />
          ) : (
            <p className="tr-empty mb-0" role="status">
              Loading...
            </p>
          )}
        </AccessSection>
      }
    >
      {(AccessLog) => <AccessLog />}
    </LoadOnDemand>
  );
}
