import { parseStreamName } from '@trackrecord/contracts/events/streams';
import type { ViewProjection } from '@trackrecord/contracts';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { shortenUid } from '../../shared/staff/access-labels';
import { formatCount, formatSeconds } from '../../shared/staff/format-amounts';

/** Formats a time with its seconds: "Today, 14:32:48". */
export const formatMoment = (iso: string): string =>
  `${formatTimestamp(iso)}:${String(new Date(iso).getSeconds()).padStart(2, '0')}`;

/** Formats how much later than the first the second time was: "+3 ms", "+1.4 s". Clocks may differ: "−2 ms". */
export function formatDelay(from: string, to: string): string {
  const milliseconds = Date.parse(to) - Date.parse(from);
  const sign = milliseconds < 0 ? '−' : '+';
  const length = Math.abs(milliseconds);
  return `${sign}${length < 1_000 ? `${length} ms` : formatSeconds(length / 1_000)}`;
}

/** Formats a size: "1 byte", "688 bytes". */
export const formatBytes = (bytes: number): string => `${formatCount(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;

/** Shortens the name of a stream: `profile-kT4x…9Qa2`. */
export function shortenStream(stream: string): string {
  const parts = parseStreamName(stream);
  return parts === undefined ? stream : `${parts.category}-${shortenUid(parts.uid)}`;
}

/** Shortens an id: `03f677a3…`. */
export const shortenId = (id: string): string => (id.length <= 12 ? id : `${id.slice(0, 8)}…`);

const VIEWS: Readonly<Record<ViewProjection, true>> = { profile: true, onboarding: true, applications: true };

/** Returns true for the kinds of streams that a view is built from. */
export const hasView = (category: string): category is ViewProjection => category in VIEWS;
