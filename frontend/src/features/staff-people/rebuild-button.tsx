import { skipToken } from '@reduxjs/toolkit/query/react';
import type { RebuildState, ViewProjection } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { getErrorMessage } from '../../shared/api/api-error';
import type { StaffDispatch } from '../../shared/staff/content-api';
import { staffApi, useGetRebuildQuery, useRebuildPersonViewMutation } from '../../shared/staff/staff-api';
import { notify } from '../../shared/toast/notify';
import { ButtonSpinner } from '../../shared/ui/loading';

interface RebuildButtonProps {
  readonly uid: string;
  readonly projection: ViewProjection;
}

const POLL_MS = 1_000;

const isUnfinished = (state: RebuildState['state'] | undefined): boolean => state === 'waiting' || state === 'running';

function describeRebuild({ state, events, reason }: RebuildState): string {
  switch (state) {
    case 'waiting':
      return 'Waiting for the projector';
    case 'running':
      return 'Rebuilding';
    case 'done':
      return events === null ? 'Rebuilt' : `Rebuilt from ${events} events`;
    case 'stuck':
      return `Stuck: ${reason ?? 'an event cannot be processed'}`;
    case 'failed':
      return `Failed: ${reason ?? 'unknown reason'}`;
  }
}

/** Rebuilds one view of a person from the events, and shows how that ended. */
export function RebuildButton({ uid, projection }: RebuildButtonProps) {
  const dispatch = useDispatch<StaffDispatch>();
  const [request, { data: requestedRebuild, isLoading }] = useRebuildPersonViewMutation();
  const [isPolling, setIsPolling] = useState(false);
  const { currentData: rebuild, error } = useGetRebuildQuery(
    requestedRebuild === undefined ? skipToken : { uid, id: requestedRebuild.id },
    { pollingInterval: isPolling ? POLL_MS : 0 },
  );
  const isWorking =
    isLoading ||
    (requestedRebuild !== undefined && rebuild === undefined && error === undefined) ||
    isUnfinished(rebuild?.state);
  const state = rebuild?.state;
  if (state !== undefined && !isUnfinished(state) && isPolling) setIsPolling(false);

  const refetchPerson = useEffectEvent(() => dispatch(staffApi.util.invalidateTags(['Person'])));
  useEffect(() => {
    if (state === 'done' || state === 'stuck') refetchPerson();
  }, [state]);

  const start = async (): Promise<void> => {
    try {
      await request({ uid, projection }).unwrap();
      setIsPolling(true);
    } catch (failure) {
      notify.error(getErrorMessage(failure, 'The rebuild could not be requested.'), failure);
    }
  };

  return (
    <span className="tr-view-action">
      <button
        type="button"
        className="btn btn-plain btn-sm"
        aria-label={`Rebuild view: ${projection}`}
        aria-disabled={isWorking}
        onClick={() => {
          if (!isWorking) void start();
        }}
      >
        {isWorking && <ButtonSpinner />}
        Rebuild view
      </button>
      <span role="status" className={state === 'stuck' || state === 'failed' ? 'tr-small tr-bad' : 'tr-small tr-muted'}>
        {rebuild === undefined ? error !== undefined && 'Its state could not be read.' : describeRebuild(rebuild)}
      </span>
    </span>
  );
}
