import { type ViewProjection, viewCheckEndpoints, viewProjection } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ViewChecks } from './view-checks.js';

interface CheckSources {
  readonly viewChecks: ViewChecks;
  readonly limitStaffReads: RequestHandler;
}

/** How many views are chosen by default. */
const DEFAULT_SAMPLE = 200;

/** Creates the handlers that compare views with their streams. */
export const createHandlers = ({ viewChecks, limitStaffReads }: CheckSources) => ({
  sampleViews: [limitStaffReads, sampleViews(viewChecks)],
  checkView: [limitStaffReads, checkView(viewChecks)],
});

const sampleViews = ({ sample }: ViewChecks): RequestHandler =>
  handle(viewCheckEndpoints.sampleViews, async ({ params, query }) => {
    const streams = [...(await sample(parseProjection(params.projection), query.sample ?? DEFAULT_SAMPLE))];
    return { status: 200, body: { streams } };
  });

const checkView = ({ check }: ViewChecks): RequestHandler =>
  handle(viewCheckEndpoints.checkView, async ({ params }) => {
    const projection = parseProjection(params.projection);
    const comparison = await check(projection, params.stream);
    if (!comparison) throw new HttpError(404, 'stream-not-found', 'There is no such stream, and no view of it.');
    return { status: 200, body: { projection, stream: params.stream, ...comparison } };
  });

function parseProjection(name: string): ViewProjection {
  const projection = viewProjection.safeParse(name);
  if (!projection.success) throw new HttpError(404, 'projection-not-found', 'There is no such projection.');
  return projection.data;
}
