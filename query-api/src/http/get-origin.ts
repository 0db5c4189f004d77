import type { Request } from 'express';

/** Returns the origin of this site. The gateway forwards only requests for hosts of the site. */
export const getOrigin = (request: Request, isHttps = false): string =>
  `${isHttps ? 'https' : 'http'}://${request.get('host') ?? ''}`;
