import { operationReadEndpoints } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { takePage } from '../access/take-page.js';
import { getMember, type ReadStaffMembers } from '../staff/staff-members.js';
import type { OperationSources } from './operation-sources.js';

const PAGE_SIZE = 50;

/** What the list of operations needs. */
export interface OperationListSources extends Pick<OperationSources, 'readOperations'> {
  readonly readStaffMembers: ReadStaffMembers;
}

/** GET /operations/actions: what staff did, the newest first. */
export const listOperations = ({ readOperations, readStaffMembers }: OperationListSources): RequestHandler =>
  handle(operationReadEndpoints.listOperations, async ({ query: { before } }) => {
    const operations = readOperations(before === undefined ? undefined : new Date(before));
    const { entries, next } = await takePage(withTimes(operations), PAGE_SIZE);
    const members = await readStaffMembers(entries.map(({ operation }) => operation.staff));
    const items = entries.map(({ at, operation: { _id, staff, action, target, reason, outcome, detail } }) => {
      const { pseudonym, name } = getMember(members, staff);
      return { id: _id, at, by: { pseudonym, name }, action, target, reason, outcome, detail };
    });
    return { status: 200, body: { items, next } };
  });

async function* withTimes(operations: ReturnType<OperationSources['readOperations']>) {
  for await (const operation of operations) yield { at: operation.at.toISOString(), operation };
}
