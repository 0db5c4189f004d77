/** Known path segments of the API; any other segment is an id or arbitrary user input. */
const API_SEGMENTS = new Set([
  ...['api', 'profile', 'personal-info', 'education', 'experience', 'experiences', 'project', 'projects', 'skills'],
  ...['preferences', 'preferred-roles', 'roles', 'history', 'undo', 'export', 'import', 'json-resume', 'onboarding'],
  ...['cv', 'generate', 'transcription', 'transcribe-chunk', 'transcribe-finalize', 'enhance', 'recommend', 'jobs'],
  ...['user', 'allJobs', 'events', 'all', 'health', 'openapi.json', 'docs', 'erasure-key', 'receipts', 'erasures'],
  ...['userType', 'personal', 'preview', 'support', 'streams', 'operations', 'staff', 'people', 'sessions', 'extend'],
  ...[
    'applications',
    'posting',
    'moves',
    'close',
    'next-step',
    'next-steps',
    'done',
    'notes',
    'contacts',
    'salaries',
    'hidden-postings',
    'hidden-companies',
    'saved-events',
  ],
  ...['extensions', 'extension', 'calendar', 'pairing-codes', 'browsers', 'pairings'],
  ...['operator', 'end', 'searches', 'approvals', 'accesses', 'consents', 'rebuilds', 'remakes', 'mails'],
]);
/** Other paths without ids: the client's and the emulator's. */
const FIXED_PATH =
  /^\/(config\.json|robots\.txt|favicon\.(ico|svg)|manifest\.webmanifest|page-init\.js|apple-touch-icon\.png|icon-(maskable-)?\d{3}\.png|(signup|profile|profile\/import|settings|extensions|jobs|events|terms|privacy)\/?|save-to-trackrecord\.zip|(identitytoolkit|securetoken)\.googleapis\.com\/v\d\/(accounts:[A-Za-z]{1,20}|projects|token|recaptchaParams|recaptchaConfig|passwordPolicy)|emulator\/auth\/(iframe|handler))?$/;
const MAX_SEGMENTS = 7;

/**
 * Returns a path for the log without ids and user input, such as `/api/profile/:id/history`. Unknown segments become
 * `:id` as well, so that a new route cannot leak anything.
 */
export function toLogPath(url: string): string {
  const path = url.split('?', 1).join();
  if (FIXED_PATH.test(path)) return path;
  if (path.startsWith('/assets/')) return '/assets/:file';
  if (path.startsWith('/onboarding')) return '/onboarding/:step';
  if (!/^\/api(\/|$)/.test(path)) return '/:other';
  const segments = path.split('/').slice(1);
  const loggedSegments = segments
    .slice(0, MAX_SEGMENTS)
    .map((segment) => (API_SEGMENTS.has(segment) ? segment : ':id'));
  return `/${loggedSegments.join('/')}${segments.length > MAX_SEGMENTS ? '/…' : ''}`;
}
