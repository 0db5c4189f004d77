import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';

/** Responses are data, never documents: nothing in them may run, load, be framed or be sniffed. */
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

/** Denies these browser features. */
const PERMISSIONS_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'on-device-speech-recognition',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Sets the security headers of every response; HSTS only if the server is reached through HTTPS. */
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
