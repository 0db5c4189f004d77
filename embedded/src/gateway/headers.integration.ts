const base = process.env['BASE_URL'] ?? '';

const POPUP = '/emulator/auth/handler?apiKey=demo&appName=a&authType=signInViaPopup&providerId=google.com';

/** Every kind of response, and whether it has the headers of a page. */
const RESPONSES = [
  { name: 'the page', path: '/', hasPageHeaders: true },
  { name: 'a client route', path: '/onboarding/education', hasPageHeaders: true },
  { name: 'a script next to the page', path: '/page-init.js', hasPageHeaders: true },
  { name: 'an asset', path: 'an asset', hasPageHeaders: true },
  { name: 'a missing asset', path: '/assets/nothing.js', hasPageHeaders: true },
  { name: 'the configuration', path: '/config.json', hasPageHeaders: true },
  { name: 'an API response', path: '/api/health', hasPageHeaders: false },
  { name: 'the API documentation', path: '/api/docs', hasPageHeaders: false },
  { name: 'an error of the query API', path: '/api/jobs/1', hasPageHeaders: false },
  { name: 'an unknown API path', path: '/api/nothing', hasPageHeaders: false },
  { name: 'an error of the command API', path: '/api/profile', method: 'POST', hasPageHeaders: false },
  { name: 'an error of the gateway', path: '/a%00', hasPageHeaders: false },
  { name: 'an unsupported method', path: '/config.json', method: 'PUT', hasPageHeaders: true },
  { name: 'the frame of the emulator', path: '/emulator/auth/iframe', hasPageHeaders: false },
  { name: 'the pop-up of the emulator', path: POPUP, hasPageHeaders: false },
  {
    name: 'an emulator response',
    path: '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=demo',
    hasPageHeaders: false,
  },
  { name: 'an emulator path that is not exposed', path: '/emulator/v1/projects', hasPageHeaders: false },
];

async function fetchResponse({ path, method = 'GET' }: { path: string; method?: string }) {
  const asset = /\/assets\/[^" ]+\.js/.exec(await (await fetch(base)).text())?.[0] ?? '';
  return fetch(`${base}${path === 'an asset' ? asset : path}`, { method });
}

it.each(RESPONSES)('sends security headers with $name', async (testCase) => {
  const { headers } = await fetchResponse(testCase);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
    'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors '(none|self)'/),
  });
  expect(headers.get('cross-origin-opener-policy')).toBe(testCase.hasPageHeaders ? 'same-origin-allow-popups' : null);
  // This server has no https: browsers that had seen HSTS could not reach it any more.
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
});

it.each(RESPONSES)('allows only hashed inline scripts in $name', async (testCase) => {
  const policy = (await fetchResponse(testCase)).headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts).toMatch(/^('none'|'self'|'sha256-[\w+/]+=*'( 'sha256-[\w+/]+=*')*)$/);
});

it.each(['microphone', 'on-device-speech-recognition'])('allows %s for pages only', async (feature) => {
  expect((await fetchResponse({ path: '/' })).headers.get('permissions-policy')).toContain(`${feature}=(self)`);
  expect((await fetchResponse({ path: '/api/health' })).headers.get('permissions-policy')).toContain(`${feature}=()`);
});

it('responds to unhandled requests with an error in the format of the API', async () => {
  const response = await fetchResponse({ path: '/config.json', method: 'PUT' });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found', error: expect.any(String) });
});
