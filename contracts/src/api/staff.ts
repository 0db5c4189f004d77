import { beforeQuery } from '../staff/access-log.js';
import {
  answerApprovalBody,
  answeredApproval,
  requestedApproval,
  approvals,
  requestApprovalBody,
} from '../staff/approvals.js';
import { STAFF_ROLES } from '../staff/roles.js';
import { staffMe } from '../staff/staff-me.js';
import { endpoint } from './endpoint.js';

/** What staff read about themselves, and approvals. */
export const staffReadEndpoints = {
  getStaffMe: endpoint({
    method: 'GET',
    path: '/api/staff/me',
    summary: 'Reads the roles, open access sessions and limits of the signed-in staff member.',
    tag: 'staff',
    access: 'staff',
    roles: STAFF_ROLES,
    responses: { 200: { description: 'The staff member.', schema: staffMe } },
  }),

  listApprovals: endpoint({
    method: 'GET',
    path: '/api/staff/approvals',
    summary: 'Lists approvals, newest first: auditors see all, support sees what they asked for.',
    tag: 'staff',
    access: 'staff',
    roles: ['support', 'auditor'],
    query: beforeQuery,
    responses: { 200: { description: 'A page of approvals.', schema: approvals } },
  }),
};

/** Approvals by a second staff member. */
export const approvalEndpoints = {
  requestApproval: endpoint({
    method: 'POST',
    path: '/api/staff/approvals',
    summary: 'Asks an auditor to approve an access session without consent.',
    tag: 'staff',
    access: 'staff',
    roles: ['support'],
    body: { schema: requestApprovalBody },
    responses: { 201: { description: 'The approval was requested.', schema: requestedApproval } },
    errors: [404, 410],
  }),

  answerApproval: endpoint({
    method: 'POST',
    path: '/api/staff/approvals/{id}',
    summary: 'Approves or rejects what another staff member asked for.',
    tag: 'staff',
    access: 'staff',
    roles: ['auditor'],
    isRecentSignInRequired: true,
    body: { schema: answerApprovalBody },
    responses: { 200: { description: 'The state of the approval.', schema: answeredApproval } },
    errors: [404, 409],
  }),
};

export const staffEndpoints = { ...staffReadEndpoints, ...approvalEndpoints };
