import { isWebAddress } from '@trackrecord/contracts';
import { RecordUnreadable } from './records.js';

/** @throws {RecordUnreadable} where it is no http or https address. */
export function linkOf(told: string | null | undefined): string {
  const address = addressOf(told);
  if (address === undefined) throw new RecordUnreadable('it has no web address');
  return address;
}

/** An address, where it is one of http or https and not longer than the contracts take. */
export function addressOf(told: string | null | undefined): string | undefined {
  const address = told?.trim() ?? '';
  return address.length <= 2_000 && isWebAddress(address) ? address : undefined;
}

/** An address as it is seen from the page it stands on, where there is one. */
export const absolute = (address: string | undefined, page: string | undefined): string | undefined =>
  address !== undefined && page !== undefined && URL.canParse(address, page) ? new URL(address, page).href : address;
