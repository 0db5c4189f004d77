import { endpointRequest } from './endpoint-request';

describe('endpointRequest', () => {
  it('encodes the parameters in the path and removes /api', () => {
    expect(
      endpointRequest('GET /api/cv/generate/{uid}/{profileId}', { params: { uid: 'a/b', profileId: 'ü?' } }),
    ).toEqual({ method: 'GET', path: '/cv/generate/a%2Fb/%C3%BC%3F' });
  });

  it('omits undefined fields of the query', () => {
    const query = { page: '1', search: 'C++ & Go', location: undefined };
    expect(endpointRequest('GET /api/jobs/allJobs', { query })).toEqual({
      method: 'GET',
      path: '/jobs/allJobs?page=1&search=C%2B%2B+%26+Go',
    });
  });

  it('passes the body and the options on', () => {
    const input = { body: { skills: ['Go'] }, timeoutMs: 5_000 };
    expect(endpointRequest('POST /api/skills/enhance', input)).toEqual({
      method: 'POST',
      path: '/skills/enhance',
      ...input,
    });
  });

  it('rejects inputs that the endpoint does not accept (types)', () => {
    // @ts-expect-error: without the parameter
    endpointRequest('GET /api/profile/{uid}', {});
    // @ts-expect-error: a body that does not fit the schema
    endpointRequest('POST /api/skills/enhance', { body: { skill: 'Go' } });
    // @ts-expect-error: a body where none is taken
    endpointRequest('GET /api/jobs/allJobs', { body: {} });
    // @ts-expect-error: a path that no endpoint has
    endpointRequest('GET /api/nothing', {});
  });
});
