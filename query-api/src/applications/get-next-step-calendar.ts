import { ALL_CALENDAR_CONTENTS, ENDPOINTS } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { toCalendarEntries } from './calendar-entries.js';
import { formatCalendar } from './calendar-text.js';
import { getOrigin } from '../http/get-origin.js';
import { type ApplicationSources, readCurrentApplications, requireApplication } from './current-applications.js';

/** GET /applications/{uid}/{applicationId}/next-step/calendar: a next step, or all of them, to add to any calendar. */
export const getNextStepCalendar = (sources: ApplicationSources & { readonly isHttps: boolean }): RequestHandler =>
  handle(ENDPOINTS.getNextStepCalendar, async ({ params: { uid, applicationId }, query: { step }, request }) => {
    const currentApplications = await readCurrentApplications(request, sources, uid);
    const application = requireApplication(currentApplications, applicationId);
    const requestedPart = {
      nextSteps: application.nextSteps.filter(({ id }) => id === step),
      posting: { ...application.posting, applyBy: undefined },
    };
    const applications = [step === undefined ? application : { ...application, ...requestedPart }];
    const entries = toCalendarEntries(
      { applications, savedEvents: [] },
      {
        contents: ALL_CALENDAR_CONTENTS,
        origin: getOrigin(request, sources.isHttps),
        revision: currentApplications.revision,
      },
    );
    if (entries.length === 0) throw new HttpError(404, 'not-found', 'Nothing is planned for this application.');
    return {
      status: 200,
      body: Buffer.from(formatCalendar('Trackrecord', entries)),
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="next-step.ics"',
      },
    };
  });
