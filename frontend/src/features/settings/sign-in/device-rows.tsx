import type { DeviceList } from '@trackrecord/contracts';
import { useState } from 'react';
import { useAuth } from '../../../shared/identity/auth-context';
import { formatTimestampInText } from '../../../shared/format/format-timestamp';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { useListDevicesQuery } from './sign-in-api';
import { SignInRow } from './sign-in-row';

type ListedDevice = DeviceList['items'][number];

/** How many devices are shown first: more would move the other settings out of sight. */
const INITIAL_DEVICE_COUNT = 5;
const PHONE = / on (iPhone|iPad|Android)$/;

/**
 * Describes when a device signed in and, unless it is this device, when it was last used. That time is recorded only
 * once an hour.
 */
const describeUse = ({ signedInAt, lastUsedAt, current, ended }: ListedDevice): string => {
  const signedIn = `Signed in ${formatTimestampInText(signedInAt)}`;
  if (current) return signedIn;
  return `${signedIn} · last used ${formatTimestampInText(lastUsedAt)}${ended ? ' · signed out' : ''}`;
};

function DeviceRow({ device }: { readonly device: ListedDevice }) {
  return (
    <SignInRow
      icon={PHONE.test(device.name) ? 'phone' : 'laptop'}
      title={device.name}
      details={describeUse(device)}
      action={device.current && <span className="tr-tag">This device</span>}
    />
  );
}

/** The browsers that the user signed in with in the last 30 days. */
export function DeviceRows() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const { currentData, error, isFetching, refetch } = useListDevicesQuery(uid, { skip: uid === '' });
  const [showsAll, setShowsAll] = useState(false);
  const items = showsAll ? currentData : currentData?.slice(0, INITIAL_DEVICE_COUNT);

  return (
    <section aria-labelledby="devices-title" className="mt-4 pb-2">
      <h3 id="devices-title" className="tr-overline mb-3">
        Signed in on, last 30 days
      </h3>
      {items !== undefined && (
        <ul className="tr-sign-in-rows">
          {items.map((device) => (
            <DeviceRow key={`${device.signedInAt} ${device.name}`} device={device} />
          ))}
        </ul>
      )}
      {currentData !== undefined && !showsAll && currentData.length > INITIAL_DEVICE_COUNT && (
        <button type="button" className="btn btn-quiet btn-sm mb-2" onClick={() => setShowsAll(true)}>
          Show all {currentData.length}
        </button>
      )}
      {currentData === undefined && error !== undefined && (
        <LoadErrorBody
          text="Your devices could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {currentData === undefined && error === undefined && (
        <p className="tr-muted tr-small" role="status">
          Loading your devices...
        </p>
      )}
    </section>
  );
}
