import type { DeviceList } from '@trackrecord/contracts';
import { useState } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { useAuth } from '../../../shared/identity/auth-context';
import { formatTimestampInText } from '../../../shared/format/format-timestamp';
import { notify } from '../../../shared/toast/notify';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { useListDevicesQuery, useSignOutDeviceMutation } from './sign-in-api';
import { SignInRow } from './sign-in-row';

type ListedDevice = DeviceList['items'][number];

/** How many devices are shown first: more would move the other settings out of sight. */
const INITIAL_DEVICE_COUNT = 5;
const PHONE = / on (iPhone|iPad|Android)$/;

/**
 * Describes when a device signed in and, unless it is this device, when it was last used. That time is recorded only
 * once an hour.
 */
const describeUse = ({ signedInAt, lastUsedAt, current }: ListedDevice): string => {
  const signedIn = `Signed in ${formatTimestampInText(signedInAt)}`;
  return current ? signedIn : `${signedIn} · last used ${formatTimestampInText(lastUsedAt)}`;
};

interface DeviceRowProps {
  readonly uid: string;
  readonly device: ListedDevice;
}

/** Signs out a device, which then disappears from the list. */
function SignOutButton({ uid, device: { id, name } }: DeviceRowProps) {
  const [signOutDevice, { isLoading }] = useSignOutDeviceMutation();
  const signOut = async (): Promise<void> => {
    if (isLoading) return;
    const { error } = await signOutDevice({ uid, id });
    if (error === undefined) notify.success(`${name} is signed out.`);
    else notify.error(getErrorMessage(error, 'The device could not be signed out. Please try again.'), error);
  };
  return (
    <button
      type="button"
      className="btn btn-plain btn-sm"
      aria-label={`Sign out ${name}`}
      aria-disabled={isLoading}
      onClick={() => void signOut()}
    >
      {isLoading && <ButtonSpinner />}
      Sign out
    </button>
  );
}

function DeviceRow({ uid, device }: DeviceRowProps) {
  return (
    <SignInRow
      icon={PHONE.test(device.name) ? 'phone' : 'laptop'}
      title={device.name}
      details={describeUse(device)}
      action={
        device.current ? <span className="tr-tag">This device</span> : <SignOutButton uid={uid} device={device} />
      }
    />
  );
}

/** The browsers in which the user is signed in, if they were used in the last 30 days. */
export function DeviceRows() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const { currentData, error, isFetching, refetch } = useListDevicesQuery(uid, { skip: uid === '' });
  const [showsAll, setShowsAll] = useState(false);
  // The next device's button gets the focus after one has disappeared with its device.
  const section = useFocusNeighborFallback<HTMLElement>();
  const items = showsAll ? currentData : currentData?.slice(0, INITIAL_DEVICE_COUNT);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby="devices-title" className="mt-4 pb-2">
      <h3 id="devices-title" className="tr-overline mb-3">
        Devices of the last 30 days
      </h3>
      {items !== undefined && (
        <ul className="tr-sign-in-rows">
          {items.map((device) => (
            <DeviceRow key={device.id} uid={uid} device={device} />
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
