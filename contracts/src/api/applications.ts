import { RESPONSE_TIMEOUTS_MS } from '../constants.js';
import { postingOnPage } from '../applications/posting-on-page.js';
import { reportPeriod } from '../applications/report-period.js';
import {
  addApplicationBody,
  applicationChanges,
  applicationDetails,
  applicationHistory,
  applicationList,
  applicationSaved,
  applicationsChanged,
  changePostingBody,
  closeApplicationsBody,
  contactBody,
  hideCompanyBody,
  calendarQuery,
  moveApplicationBody,
  nextStepBody,
  noteBody,
  readPostingBody,
  salaryBody,
  setNextStepBody,
  savedEventBody,
} from '../http/applications.js';
import { historyQuery, undoBody } from '../http/history.js';
import { endpoint } from './endpoint.js';

const ETAG = { ETag: 'always' } as const;
const WRITE_HEADERS = ['Idempotency-Key', 'If-Match', 'X-Origin-Ref'] as const;
const FAILURE_MESSAGE = 'Your applications could not be saved. Please try again.';

/** What all writes that change one application have in common. */
const APPLICATION_CHANGE = {
  tag: 'applications',
  access: 'owner',
  headers: WRITE_HEADERS,
  responses: { 200: { description: 'The application.', schema: applicationSaved, headers: ETAG } },
  errors: [404, 409, 412, 422],
  failureMessage: FAILURE_MESSAGE,
} as const;

/** What the formats of the report have in common. */
const REPORT = {
  method: 'GET',
  tag: 'applications',
  access: 'owner',
  headers: ['X-Min-Revision'],
  query: reportPeriod,
  failureMessage: 'The report could not be created. Please try again.',
} as const;

export const applicationReadEndpoints = {
  listApplications: endpoint({
    method: 'GET',
    path: '/api/applications/{uid}',
    summary: 'Lists all applications, oldest first.',
    tag: 'applications',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: { 200: { description: 'The applications.', schema: applicationList, headers: { ETag: 'sometimes' } } },
  }),

  // Must precede `getApplication`, whose path also matches `/history`.
  listApplicationChanges: endpoint({
    method: 'GET',
    path: '/api/applications/{uid}/history',
    summary: 'Lists the changes of all applications, newest first.',
    tag: 'applications',
    access: 'owner',
    headers: ['X-Min-Revision'],
    query: historyQuery,
    responses: { 200: { description: 'The changes.', schema: applicationChanges, headers: { ETag: 'sometimes' } } },
  }),

  getApplication: endpoint({
    method: 'GET',
    path: '/api/applications/{uid}/{applicationId}',
    summary: 'Reads one application, with the text of its posting as it was.',
    tag: 'applications',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: { 200: { description: 'The application.', schema: applicationDetails, headers: ETAG } },
    errors: [404],
  }),

  getApplicationHistory: endpoint({
    method: 'GET',
    path: '/api/applications/{uid}/{applicationId}/history',
    summary: 'Lists the changes of one application, newest first.',
    tag: 'applications',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: { 200: { description: 'The changes.', schema: applicationHistory, headers: ETAG } },
    errors: [404],
  }),

  getReportCsv: endpoint({
    ...REPORT,
    path: '/api/applications/{uid}/report/csv',
    summary: 'Returns a report of the applications that moved in a period, as CSV.',
    responses: { 200: { description: 'The report.', contentTypes: ['text/csv'] } },
  }),

  getReportPdf: endpoint({
    ...REPORT,
    path: '/api/applications/{uid}/report/pdf',
    summary: 'Returns a report of the applications that moved in a period, as PDF.',
    timeoutMs: RESPONSE_TIMEOUTS_MS.cv,
    responses: { 200: { description: 'The report.', contentTypes: ['application/pdf'] } },
  }),

  getNextStepCalendar: endpoint({
    method: 'GET',
    path: '/api/applications/{uid}/{applicationId}/next-step/calendar',
    summary: 'Returns a next step, or all of an application, as a calendar file.',
    tag: 'applications',
    access: 'owner',
    headers: ['X-Min-Revision'],
    query: calendarQuery,
    responses: { 200: { description: 'The next step, as iCalendar.', contentTypes: ['text/calendar'] } },
    errors: [404],
    failureMessage: 'The calendar file could not be created. Please try again.',
  }),

  getSentCv: endpoint({
    method: 'GET',
    path: '/api/applications/{uid}/{applicationId}/sent/cv',
    summary: 'Returns the CV that was sent, with the same bytes.',
    tag: 'applications',
    access: 'owner',
    headers: ['X-Min-Revision'],
    responses: { 200: { description: 'The CV.', contentTypes: ['application/pdf'], headers: ETAG } },
    errors: [404],
    failureMessage: 'The CV could not be opened. Please try again.',
  }),
};

export const applicationEndpoints = {
  addApplication: endpoint({
    method: 'POST',
    path: '/api/applications/{uid}',
    summary: 'Adds an application, or saves a posting for later.',
    description:
      'Responds with 409 `same-posting` if an application has the same address or the same company, title and location. The path of the detail is `applications.` and its id. With `isDuplicateAllowed`, a second application is added.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: addApplicationBody },
    responses: { 201: { description: 'The application, with its id.', schema: applicationSaved, headers: ETAG } },
    errors: [409, 412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  readPosting: endpoint({
    method: 'POST',
    path: '/api/postings/read',
    summary:
      'Reads the posting at an address: its schema.org JobPosting (JSON-LD or microdata), or the title and text of the page.',
    description: 'Only pages on the public internet are read, over https. Nothing is saved.',
    tag: 'applications',
    access: 'signed-in',
    headers: ['Idempotency-Key'],
    body: { schema: readPostingBody },
    responses: { 200: { description: 'The posting.', schema: postingOnPage } },
    errors: [422],
    failureMessage: 'The posting could not be read. Please fill in the fields yourself.',
    timeoutMs: RESPONSE_TIMEOUTS_MS.suggestion,
  }),

  removeApplication: endpoint({
    method: 'DELETE',
    path: '/api/applications/{uid}/{applicationId}',
    summary: 'Removes an application. This can be undone.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    responses: { 200: { description: 'The change.', schema: applicationsChanged, headers: ETAG } },
    errors: [404, 412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  changePosting: endpoint({
    ...APPLICATION_CHANGE,
    method: 'PUT',
    path: '/api/applications/{uid}/{applicationId}/posting',
    summary: 'Replaces the facts of the posting. Its text stays as it was.',
    body: { schema: changePostingBody },
  }),

  moveApplication: endpoint({
    ...APPLICATION_CHANGE,
    method: 'POST',
    path: '/api/applications/{uid}/{applicationId}/moves',
    summary: 'Moves an application to a stage.',
    body: { schema: moveApplicationBody },
  }),

  closeApplications: endpoint({
    method: 'POST',
    path: '/api/applications/{uid}/close',
    summary: 'Closes several applications for one reason. One undo opens all of them again.',
    description: 'Those that are closed already stay as they are.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: closeApplicationsBody },
    responses: {
      200: { description: 'The change.', schema: applicationsChanged, headers: { ETag: 'sometimes' } },
    },
    errors: [404, 409, 412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  recordSent: endpoint({
    ...APPLICATION_CHANGE,
    method: 'PUT',
    path: '/api/applications/{uid}/{applicationId}/sent',
    summary:
      'Records that the current CV was sent: its hash, the revision of the profile, and the hash of the posting.',
    description:
      'The CV is kept until the account is erased. If it has not been created yet, the request waits for it. Responds with 409 `no-cv` until the onboarding is completed.',
    timeoutMs: RESPONSE_TIMEOUTS_MS.cv,
  }),
  removeSent: endpoint({
    ...APPLICATION_CHANGE,
    method: 'DELETE',
    path: '/api/applications/{uid}/{applicationId}/sent',
    summary: 'Removes the record of what was sent. This can be undone.',
  }),

  setNextStep: endpoint({
    ...APPLICATION_CHANGE,
    method: 'PUT',
    path: '/api/applications/{uid}/{applicationId}/next-step',
    summary: 'Sets or cancels the next step that is due first.',
    description:
      'For clients that know one next step only. With `If-Match` the step that is due first, which such a client shows, is changed; without, a step is added. Other steps stay.',
    body: { schema: setNextStepBody },
  }),

  completeNextStep: endpoint({
    ...APPLICATION_CHANGE,
    method: 'POST',
    path: '/api/applications/{uid}/{applicationId}/next-step/done',
    summary: 'Marks the next step that is due first as done.',
  }),

  addNextStep: endpoint({
    ...APPLICATION_CHANGE,
    method: 'POST',
    path: '/api/applications/{uid}/{applicationId}/next-steps',
    summary: 'Adds a next step.',
    body: { schema: nextStepBody },
  }),
  changeNextStep: endpoint({
    ...APPLICATION_CHANGE,
    method: 'PUT',
    path: '/api/applications/{uid}/{applicationId}/next-steps/{entryId}',
    summary: 'Changes a next step.',
    body: { schema: nextStepBody },
  }),
  finishNextStep: endpoint({
    ...APPLICATION_CHANGE,
    method: 'POST',
    path: '/api/applications/{uid}/{applicationId}/next-steps/{entryId}/done',
    summary: 'Marks a next step as done.',
  }),
  cancelNextStep: endpoint({
    ...APPLICATION_CHANGE,
    method: 'DELETE',
    path: '/api/applications/{uid}/{applicationId}/next-steps/{entryId}',
    summary: 'Cancels a next step.',
  }),

  addNote: endpoint({
    ...APPLICATION_CHANGE,
    method: 'POST',
    path: '/api/applications/{uid}/{applicationId}/notes',
    summary: 'Adds a note.',
    body: { schema: noteBody },
  }),
  changeNote: endpoint({
    ...APPLICATION_CHANGE,
    method: 'PUT',
    path: '/api/applications/{uid}/{applicationId}/notes/{entryId}',
    summary: 'Changes a note.',
    body: { schema: noteBody },
  }),
  removeNote: endpoint({
    ...APPLICATION_CHANGE,
    method: 'DELETE',
    path: '/api/applications/{uid}/{applicationId}/notes/{entryId}',
    summary: 'Removes a note.',
  }),

  addContact: endpoint({
    ...APPLICATION_CHANGE,
    method: 'POST',
    path: '/api/applications/{uid}/{applicationId}/contacts',
    summary: 'Adds a contact.',
    body: { schema: contactBody },
  }),
  changeContact: endpoint({
    ...APPLICATION_CHANGE,
    method: 'PUT',
    path: '/api/applications/{uid}/{applicationId}/contacts/{entryId}',
    summary: 'Changes a contact.',
    body: { schema: contactBody },
  }),
  removeContact: endpoint({
    ...APPLICATION_CHANGE,
    method: 'DELETE',
    path: '/api/applications/{uid}/{applicationId}/contacts/{entryId}',
    summary: 'Removes a contact.',
  }),

  addSalary: endpoint({
    ...APPLICATION_CHANGE,
    method: 'POST',
    path: '/api/applications/{uid}/{applicationId}/salaries',
    summary: 'Adds an amount that was discussed.',
    body: { schema: salaryBody },
  }),
  changeSalary: endpoint({
    ...APPLICATION_CHANGE,
    method: 'PUT',
    path: '/api/applications/{uid}/{applicationId}/salaries/{entryId}',
    summary: 'Changes an amount that was discussed.',
    body: { schema: salaryBody },
  }),
  removeSalary: endpoint({
    ...APPLICATION_CHANGE,
    method: 'DELETE',
    path: '/api/applications/{uid}/{applicationId}/salaries/{entryId}',
    summary: 'Removes an amount that was discussed.',
  }),

  hidePosting: endpoint({
    method: 'PUT',
    path: '/api/applications/{uid}/hidden-postings/{jobId}',
    summary: 'Hides a posting of the job lists.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    responses: {
      200: { description: 'The change.', schema: applicationsChanged, headers: { ETag: 'sometimes' } },
    },
    errors: [404, 409, 412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  unhidePosting: endpoint({
    method: 'DELETE',
    path: '/api/applications/{uid}/hidden-postings/{jobId}',
    summary: 'Shows a hidden posting again.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    responses: {
      200: { description: 'The change.', schema: applicationsChanged, headers: { ETag: 'sometimes' } },
    },
    errors: [412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  hideCompany: endpoint({
    method: 'PUT',
    path: '/api/applications/{uid}/hidden-companies',
    summary: 'Hides all postings of a company in the job lists, or shows them again.',
    description: 'Names are compared without case, accents, punctuation and legal form: “ACME Inc.” is “Acme”.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: hideCompanyBody },
    responses: {
      200: { description: 'The change.', schema: applicationsChanged, headers: { ETag: 'sometimes' } },
    },
    errors: [409, 412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  saveCareerEvent: endpoint({
    method: 'PUT',
    path: '/api/applications/{uid}/saved-events/{eventId}',
    summary: 'Saves a career event, as it is now.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: savedEventBody },
    responses: {
      200: { description: 'The change.', schema: applicationsChanged, headers: { ETag: 'sometimes' } },
    },
    errors: [404, 409, 412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  removeCareerEvent: endpoint({
    method: 'DELETE',
    path: '/api/applications/{uid}/saved-events/{eventId}',
    summary: 'Removes a career event from the saved ones.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    responses: {
      200: { description: 'The change.', schema: applicationsChanged, headers: { ETag: 'sometimes' } },
    },
    errors: [412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),

  undoApplicationChange: endpoint({
    method: 'POST',
    path: '/api/applications/{uid}/history/{eventId}/undo',
    summary: 'Undoes one change of the applications and keeps later changes.',
    tag: 'applications',
    access: 'owner',
    headers: WRITE_HEADERS,
    body: { schema: undoBody, isOptional: true },
    responses: { 200: { description: 'The change.', schema: applicationsChanged, headers: ETAG } },
    errors: [404, 409, 412, 422],
    failureMessage: FAILURE_MESSAGE,
  }),
};
