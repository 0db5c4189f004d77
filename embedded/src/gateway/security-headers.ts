import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const FIREBASE_ORIGINS = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://www.googleapis.com',
];

/** What dictation needs: the microphone, and the recognition of the browser on the device. */
const USED_FEATURES = ['microphone', 'on-device-speech-recognition'].map((feature) => `${feature}=(self)`);
/** Browser features that the client does not use. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'payment', 'usb'].map(
  (feature) => `${feature}=()`,
);
const PERMISSIONS = [...USED_FEATURES, ...UNUSED_FEATURES].join(', ');

/** Sets the default security headers for data and errors; pages replace them. */
export const setDefaultSecurityHeaders: RequestHandler = (_request, response, next) => {
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

/** Creates the security headers of the client's pages. They allow Google's hosts only for a real Firebase project. */
export const setClientSecurityHeaders = (
  firebaseDomain: string | undefined,
  isDevelopment: boolean,
): RequestHandler => {
  const googleOrigins = firebaseDomain === undefined ? [] : ['https://apis.google.com'];
  const inlineSources = isDevelopment ? ["'unsafe-inline'"] : [];
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...googleOrigins, ...inlineSources],
        styleSrc: ["'self'", ...inlineSources],
        imgSrc: ["'self'", 'data:', 'https:'],
        connectSrc: [
          "'self'",
          ...(googleOrigins.length > 0 ? FIREBASE_ORIGINS : []),
          ...(isDevelopment ? ['ws:'] : []),
        ],
        // The preview of the CV.
        frameSrc: ["'self'", 'blob:', ...(firebaseDomain === undefined ? [] : [`https://${firebaseDomain}`])],
        fontSrc: ["'self'"],
        // Recordings can be played before they are sent.
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

/** Returns the security headers of an emulator page: only its own inline scripts run, and our pages may frame it. */
export function createEmulatorPageHeaders(page: string): Readonly<Record<string, string>> {
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
