import type { RequestHandler } from 'express';
import { getStaffMe, type StaffMeSources } from './get-staff-me.js';
import { type ApprovalSources, listApprovals } from './list-approvals.js';

interface StaffSources extends StaffMeSources, ApprovalSources {
  /** Limits reads of the data of people by a staff member. */
  readonly limitStaffReads: RequestHandler;
}

/** Creates the handlers of what staff read about themselves, and of approvals. */
export const createHandlers = (sources: StaffSources) => ({
  getStaffMe: getStaffMe(sources),
  listApprovals: [sources.limitStaffReads, listApprovals(sources)],
});
