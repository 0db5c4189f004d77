import type { DeviceList } from '@trackrecord/contracts';
import { isRecord } from '../../../shared/api/is-record';
import { asString, asTimestamp, parseList } from '../../../shared/api/response-fields';

type ListedDevice = DeviceList['items'][number];

function readDevice(value: unknown): ListedDevice | undefined {
  if (!isRecord(value)) return undefined;
  const name = asString(value.name);
  const signedInAt = asTimestamp(value.signedInAt);
  const lastUsedAt = asTimestamp(value.lastUsedAt);
  if (name === undefined || signedInAt === undefined || lastUsedAt === undefined) return undefined;
  return { name, signedInAt, lastUsedAt, ended: value.ended === true, current: value.current === true };
}

/** @throws {Error} for an invalid response. */
export function readDevices(response: unknown): DeviceList['items'] {
  const items = parseList(isRecord(response) ? response.items : undefined, readDevice);
  if (items === undefined) throw new Error('Invalid devices response');
  return [...items];
}
