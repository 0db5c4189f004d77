import { isWebAddress } from '@trackrecord/contracts/web-address';
import { RecordUnreadableError } from './records.js';

/** @throws {RecordUnreadableError} if it is not an http or https URL. */
export function requireUrl(text: string | null | undefined): string {
  const address = toUrl(text);
  if (address === undefined) throw new RecordUnreadableError('it has no valid http or https URL');
  return address;
}

/** Returns the URL if it is http or https and not longer than the contract allows. */
export function toUrl(text: string | null | undefined): string | undefined {
  const address = text?.trim() ?? '';
  return address.length <= 2_000 && isWebAddress(address) ? address : undefined;
}

/** Resolves a URL relative to its page, if there is one. */
export const resolveUrl = (address: string | undefined, page: string | undefined): string | undefined =>
  address !== undefined && page !== undefined && URL.canParse(address, page) ? new URL(address, page).href : address;
