import { server } from './server';

/** The ids that a request sent. */
export interface SentIds {
  /** The method and path, such as `PATCH /api/profile/skills/nadia`. */
  readonly route: string;
  readonly requestId: string | null;
  readonly correlationId: string | null;
  readonly originRef: string | null;
}

/** Records the ids of the writes that the client sends until the end of the test. */
export function captureWriteIds(): SentIds[] {
  const sentIds: SentIds[] = [];
  server.events.on('request:start', ({ request: { method, url, headers } }) => {
    if (method === 'GET') return;
    sentIds.push({
      route: `${method} ${new URL(url).pathname}`,
      requestId: headers.get('x-request-id'),
      correlationId: headers.get('x-correlation-id'),
      originRef: headers.get('x-origin-ref'),
    });
  });
  return sentIds;
}
