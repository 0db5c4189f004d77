/** The words that paths of the API consist of; anything else in one is an id, or made up by whoever asks. */
const API_WORDS = new Set([
  ...['api', 'profile', 'personal-info', 'education', 'experience', 'experiences', 'project', 'projects', 'skills'],
  ...['preferences', 'preferred-roles', 'roles', 'history', 'undo', 'export', 'import', 'json-resume', 'onboarding'],
  ...['cv', 'generate', 'transcription', 'transcribe-chunk', 'transcribe-finalize', 'enhance', 'recommend', 'jobs'],
  ...['user', 'allJobs', 'events', 'all', 'health', 'openapi.json', 'docs', 'erasure-key', 'receipts', 'erasures'],
  ...['userType', 'personal', 'preview', 'support', 'streams', 'operations'],
]);
/** What the front serves beside the API; the emulator's paths hold no ids. */
const FIXED =
  /^\/(config\.json|robots\.txt|favicon\.(ico|svg)|manifest\.webmanifest|theme-init\.js|apple-touch-icon\.png|icon-(maskable-)?\d{3}\.png|(signup|profile|profile\/import|settings|jobs|events)\/?|(identitytoolkit|securetoken)\.googleapis\.com\/v\d\/(accounts:[A-Za-z]{1,20}|projects|token|recaptchaParams|recaptchaConfig|passwordPolicy)|emulator\/auth\/(iframe|handler))?$/;
const MAX_SEGMENTS = 6;

/**
 * Describes a path for the log without its ids and without any text of whoever asks: `/api/profile/:id/history`. Words
 * that are not known read `:id` as well, so that a new route can leak nothing.
 */
export function logPath(url: string): string {
  const path = url.split('?', 1).join();
  if (FIXED.test(path)) return path;
  if (path.startsWith('/assets/')) return '/assets/:file';
  if (path.startsWith('/onboarding')) return '/onboarding/:step';
  if (!/^\/api(\/|$)/.test(path)) return '/:other';
  const segments = path.split('/').slice(1);
  const described = segments.slice(0, MAX_SEGMENTS).map((segment) => (API_WORDS.has(segment) ? segment : ':id'));
  return `/${described.join('/')}${segments.length > MAX_SEGMENTS ? '/…' : ''}`;
}
