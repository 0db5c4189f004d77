const base = process.env['BASE_URL'] ?? '';

const POPUP = '/emulator/auth/handler?apiKey=demo&appName=a&authType=signInViaPopup&providerId=google.com';

/** Every kind of answer, and whether it is a page. */
const ANSWERS = [
  { what: 'the page', path: '/', page: true },
  { what: 'a page of the router', path: '/onboarding/education', page: true },
  { what: 'a script beside the page', path: '/theme-init.js', page: true },
  { what: 'an asset', path: 'an asset', page: true },
  { what: 'an asset that is not there', path: '/assets/nothing.js', page: true },
  { what: 'the configuration', path: '/config.json', page: true },
  { what: 'data of the API', path: '/api/health', page: false },
  { what: 'the page about the API', path: '/api/docs', page: false },
  { what: 'an error of the query API', path: '/api/jobs/1', page: false },
  { what: 'nothing under the API', path: '/api/nothing', page: false },
  { what: 'an error of the command API', path: '/api/profile', method: 'POST', page: false },
  { what: 'an error of the gateway', path: '/a%00', page: false },
  { what: 'a method that nobody takes', path: '/config.json', method: 'PUT', page: true },
  { what: 'the frame of the emulator', path: '/emulator/auth/iframe', page: false },
  { what: 'the pop-up of the emulator', path: POPUP, page: false },
  { what: 'data of the emulator', path: '/identitytoolkit.googleapis.com/v2/passwordPolicy?key=demo', page: false },
  { what: 'what the emulator does not give out', path: '/emulator/v1/projects', page: false },
];

async function read({ path, method = 'GET' }: { path: string; method?: string }) {
  const asset = /\/assets\/[^"]+\.js/.exec(await (await fetch(base)).text())?.[0] ?? '';
  return fetch(`${base}${path === 'an asset' ? asset : path}`, { method });
}

it.each(ANSWERS)('$what says how far it may be trusted', async (answer) => {
  const { headers } = await read(answer);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\)/),
    'content-security-policy': expect.stringMatching(/default-src '(none|self)'.*frame-ancestors '(none|self)'/),
  });
  expect(headers.get('cross-origin-opener-policy')).toBe(answer.page ? 'same-origin-allow-popups' : null);
  // Nothing here is reached through https; a browser that believed it could not come back.
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
});

it.each(ANSWERS)('$what lets no inline script run but those it names', async (answer) => {
  const policy = (await read(answer)).headers.get('content-security-policy') ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1];
  expect(scripts).toMatch(/^('none'|'self'|'sha256-[\w+/]+=*'( 'sha256-[\w+/]+=*')*)$/);
});

it('only the page may dictate', async () => {
  expect((await read({ path: '/' })).headers.get('permissions-policy')).toContain('microphone=(self)');
  expect((await read({ path: '/api/health' })).headers.get('permissions-policy')).toContain('microphone=()');
});

it('what nobody answers is an error as those of the API are', async () => {
  const answer = await read({ path: '/config.json', method: 'PUT' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not-found', error: expect.any(String) });
});
