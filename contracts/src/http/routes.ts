/**
 * Every route of the API: `{name}` stands for one part of the path. The method tells which service answers. Errors
 * carry `success: false` where answers carry `success` (design.md section 4).
 */
export const API_ROUTES = [
  { method: 'GET', path: '/api/health' },
  { method: 'GET', path: '/api/profile/{uid}' },
  { method: 'POST', path: '/api/profile' },
  { method: 'PUT', path: '/api/profile/{uid}' },
  { method: 'GET', path: '/api/profile/{uid}/onboarding' },
  { method: 'PUT', path: '/api/profile/{uid}/onboarding/{step}' },
  { method: 'PATCH', path: '/api/profile/personal-info/{uid}', carriesSuccess: true },
] as const;
