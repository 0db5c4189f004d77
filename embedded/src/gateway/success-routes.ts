/**
 * Requests whose responses have a `success` field, as method and path: their errors have `success: false`.
 * deploy/nginx.conf.template has the same patterns.
 */
export const SUCCESS_ROUTES: readonly string[] = [
  '^PATCH /api/profile/(personal-info|experience|projects|skills|preferences|preferred-roles)/[^/]+/?$',
  '^PATCH /api/profile/[^/]+/educations/?$',
  '^PUT /api/profile/[^/]+/skills/?$',
  '^POST /api/profile/[^/]+/import/json-resume/?$',
  '^GET /api/cv/generate(/[^/]+){0,2}/?$',
  '^GET /api/jobs/[^/]+/?$',
  '^GET /api/jobs/user/[^/]+/?$',
  '^PUT /api/jobs/user/[^/]+/visit/?$',
  '^GET /api/events/all/[^/]+/?$',
  '^POST /api/transcription/(transcribe-chunk|transcribe-finalize|enhance)/?$',
  '^POST /api/skills/enhance/?$',
];

const PATTERNS = SUCCESS_ROUTES.map((pattern) => new RegExp(pattern, 'i'));

/** Returns true if the responses of a route have a `success` field. */
export function hasSuccessField(method: string, url: string): boolean {
  const route = `${method} ${url.split('?', 1).join()}`;
  return PATTERNS.some((pattern) => pattern.test(route));
}
