import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://www.googleapis.com',
];

/** What a page could ask the browser for; ours only dictate. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'payment', 'usb'].map((feature) => `${feature}=()`);
const PERMISSIONS = ['microphone=(self)', ...UNUSED].join(', ');

/** The security headers of whatever is not answered with its own: data, errors, and what else is no page. */
export const plainHeaders: RequestHandler = (_request, response, next) => {
  response.setHeaders(
    new Map([
      ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
      ['cross-origin-resource-policy', 'same-origin'],
      ['permissions-policy', PERMISSIONS],
      ['referrer-policy', 'no-referrer'],
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
    ]),
  );
  next();
};

/** Security headers of the client's pages; only a real Firebase project opens them to Google's hosts. */
export const clientHeaders = (firebaseDomain: string | undefined, dev: boolean): RequestHandler => {
  const google = firebaseDomain === undefined ? [] : ['https://apis.google.com'];
  const inline = dev ? ["'unsafe-inline'"] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...google, ...inline],
        styleSrc: ["'self'", ...inline],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: ["'self'", ...(google.length > 0 ? FIREBASE : []), ...(dev ? ['ws:'] : [])],
        frameSrc: ["'self'", ...(firebaseDomain === undefined ? [] : [`https://${firebaseDomain}`])],
        fontSrc: ["'self'"],
        // A recording is listened to before it is sent.
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
  });
};

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Security headers of a page of the emulator, which runs its own inline scripts and no others; our page frames one. */
export function emulatorPageHeaders(page: string): Readonly<Record<string, string>> {
  const hashes = [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  const policy = [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return { 'content-security-policy': policy.join('; '), 'x-frame-options': 'SAMEORIGIN' };
}
