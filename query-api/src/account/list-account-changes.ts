import { ACCOUNT_CHANGES_PAGE_SIZE, type AccountEvent, ENDPOINTS } from '@trackrecord/contracts';
import { describeAccountEvent, type RecordedAccount } from '@trackrecord/domain';
import { handle, type StateHistory } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** Reads account streams. */
export type PastAccounts = StateHistory<RecordedAccount, AccountEvent>;

/** GET /profile/{uid}/account-changes: a page of sign-ins and changes of the account, newest first. */
export const listAccountChanges = (
  pastAccounts: Pick<PastAccounts, 'readChanges' | 'readLatestRevision'>,
): RequestHandler =>
  handle(ENDPOINTS.listAccountChanges, async ({ params: { uid }, query: { before } }) => {
    const latestRevision = (await pastAccounts.readLatestRevision(uid)) ?? -1;
    const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, latestRevision + 1);
    const start = Math.max(0, end - ACCOUNT_CHANGES_PAGE_SIZE);
    const items = [];
    if (end > start) {
      for await (const { revision, metadata, event } of pastAccounts.readChanges(uid, start, end - start)) {
        const description = describeAccountEvent(event);
        if (description) items.push({ revision: Number(revision), at: metadata.occurredAt, ...description });
      }
    }
    return { status: 200, body: { items: items.toReversed(), next: start > 0 ? start : null } };
  });
