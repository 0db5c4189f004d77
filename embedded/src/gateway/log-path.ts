import { findClientPage } from '@trackrecord/contracts';
import { findEndpointPath } from './endpoints.js';

/** Other paths without ids: files of the client, and the emulator's. */
const FIXED_PATH =
  /^\/(config\.json|robots\.txt|favicon\.(ico|svg)|manifest\.webmanifest|page-init\.js|apple-touch-icon\.png|icon-(maskable-)?\d{3}\.png|save-to-trackrecord\.zip|(identitytoolkit|securetoken)\.googleapis\.com\/v\d\/(accounts:[A-Za-z]{1,20}|projects|token|recaptchaParams|recaptchaConfig|passwordPolicy)|emulator\/auth\/(iframe|handler))$/;

/**
 * Returns a path for the log without ids and user input: the pattern of an endpoint or a page, such as
 * `/api/profile/:uid/history`. Unknown paths become `/:other`.
 */
export function toLogPath(url: string): string {
  const path = url.split('?', 1).join();
  if (FIXED_PATH.test(path)) return path;
  if (path.startsWith('/assets/')) return '/assets/:file';
  return findEndpointPath(path) ?? findClientPage(path) ?? (/^\/api(\/|$)/.test(path) ? '/api/:other' : '/:other');
}
