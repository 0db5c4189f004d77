import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** We answer with data, never with documents: nothing may run, load, frame or be guessed from what we send. */
const HEADERS_OF_DATA = {
  contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false },
  crossOriginOpenerPolicy: false,
  frameguard: { action: 'deny' },
  originAgentCluster: false,
  referrerPolicy: { policy: 'no-referrer' },
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
} satisfies HelmetOptions;

const A_YEAR = 365 * 24 * 60 * 60;

/** What a page could ask the browser for; data asks for nothing. */
const NOTHING_ALLOWED = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The security headers of every answer; browsers come back through https alone where we are reached so. */
export function answerHeaders(onlyHttps: boolean): RequestHandler {
  const strictTransportSecurity = { maxAge: A_YEAR, includeSubDomains: true };
  const secure = helmet({ ...HEADERS_OF_DATA, strictTransportSecurity: onlyHttps ? strictTransportSecurity : false });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', NOTHING_ALLOWED);
    secure(request, response, next);
  };
}
