import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** We answer with data, never with documents: nothing may run, load, frame or be guessed from what we send. */
const HELMET_OPTIONS = {
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

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What a page could ask the browser for; data asks for nothing. */
const PERMISSIONS_POLICY = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The security headers of every answer; browsers come back through https alone where we are reached so. */
export function setSecurityHeaders(isHttps: boolean): RequestHandler {
  const strictTransportSecurity = { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true };
  const setHelmetHeaders = helmet({
    ...HELMET_OPTIONS,
    strictTransportSecurity: isHttps ? strictTransportSecurity : false,
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    setHelmetHeaders(request, response, next);
  };
}
