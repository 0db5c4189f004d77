import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { toLogPath } from './log-path.js';
import type { GatewayMetrics } from './metrics.js';
import { isStream } from './endpoints.js';
import { getErrorCode } from './error-responses.js';

/**
 * Logs and counts every request (method, path without ids, status, duration, request id) once its response is sent or
 * its client has disconnected. Addresses, queries, headers and bodies are not logged.
 */
export const observeRequests =
  (logger: Logger, metrics: GatewayMetrics): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { method, originalUrl } = request;
    metrics.openRequests.inc();
    response.once('close', () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const isComplete = response.writableFinished;
      const code = getErrorCode(response);
      metrics.openRequests.dec();
      // How long a stream went on says nothing about the servers.
      const wasStream = response.headersSent && response.statusCode === 200 && isStream(method, originalUrl);
      if (!wasStream) metrics.observe(originalUrl, method, isComplete ? response.statusCode : 'aborted', durationMs);
      logger.info(
        {
          method,
          path: toLogPath(originalUrl),
          ...(response.headersSent && { status: response.statusCode }),
          ...(code !== undefined && { code }),
          ...(!isComplete && { aborted: true }),
          durationMs,
          requestId: request.headers['x-request-id'],
        },
        'request',
      );
    });
    next();
  };
