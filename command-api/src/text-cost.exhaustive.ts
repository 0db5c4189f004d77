import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';

const IDS = 'compares ids and names of sections';
/** Functions whose time is not measured with long texts, and why. */
const exempt: Readonly<Record<string, string>> = {
  'access/approvals#Approvals.answer': IDS,
  'access/approvals#Approvals.release': IDS,
  'access/approvals#Approvals.request': IDS,
  'codes/one-time-codes#OneTimeCodes.findPerson': IDS,
  'codes/one-time-codes#OneTimeCodes.replace': IDS,
  'codes/one-time-codes#OneTimeCodes.take': IDS,
  'access/open-sessions#OpenSessions.delete': IDS,
  'access/open-sessions#OpenSessions.update': IDS,
  'access/session-list#SessionList.delete': IDS,
  'access/session-list#SessionList.findUid': IDS,
  'access/session-list#SessionList.update': IDS,
  'access/sessions#requireSession': IDS,
  'access/rebuilds#Rebuilds.delete': IDS,
  'applications/application-handlers#toApplicationSaved': IDS,
  'applications/past-applications#PastApplications.readPostingText': IDS,
  'erasure/erase-user#beginErasure': OPERATOR_TEXT,
  'http/command-request#createCommandRequest': IDS,
  'staff/manage-staff#markAsTestAccount': OPERATOR_TEXT,
  'work/work-requests#deriveTranscriptionWorkId': IDS,
  'work/work-requests#WorkRequests': IDS,
};

/** How to call the others with a long text. */
const calls: Readonly<Record<string, TextCall>> = {};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
