import { ALL_ENDPOINTS } from './endpoints.js';
import { operationEndpoints, operationReadEndpoints } from './operations.js';
import { ownAccessEndpoints, ownAccessReadEndpoints } from './own-accesses.js';
import { staffEndpoints } from './staff.js';
import {
  eventIndexEndpoints,
  payloadEndpoints,
  streamEndpoints,
  tailEndpoints,
  viewCheckEndpoints,
} from './streams.js';
import { supportEndpoints } from './support.js';
import type { Endpoint } from './endpoint.js';

const streamEndpointsByName = {
  ...eventIndexEndpoints,
  ...streamEndpoints,
  ...viewCheckEndpoints,
  ...tailEndpoints,
};

const staffOnly: readonly (readonly [string, Endpoint])[] = Object.entries({
  ...staffEndpoints,
  ...supportEndpoints,
  ...operationReadEndpoints,
  ...operationEndpoints,
  ...streamEndpointsByName,
  ...payloadEndpoints,
});

describe.each(staffOnly)('%s', (_name, { method, path, access, roles, accessSession, headers = [] }) => {
  it('requires a role of staff', () => {
    expect(access).toBe('staff');
    expect(roles?.length).toBeGreaterThan(0);
  });

  it('requires an access session exactly if it reads content', () => {
    const isContentPath =
      /people\/\{uid\}\/(timeline|profile|diff|onboarding|activity|cv|bundle|events\/\{id\}\/payload)$/.test(path);
    expect(accessSession === 'required').toBe(isContentPath && method === 'GET');
    expect(headers.includes('X-Access-Session')).toBe(accessSession === 'required');
  });
});

it('lets operators, developers and auditors read no content', () => {
  const contentReads = staffOnly.filter(([, { accessSession }]) => accessSession === 'required');
  for (const [, { roles }] of contentReads) expect(roles).toEqual(['support']);
});

it('requires a recent sign-in to open and extend sessions, approve, send mail, discard jobs and rebuild projections', () => {
  const fresh = staffOnly.filter(([, { isRecentSignInRequired }]) => isRecentSignInRequired).map(([name]) => name);
  expect(fresh.toSorted()).toEqual([
    'answerApproval',
    'discardJobs',
    'extendSession',
    'openSession',
    'rebuildProjection',
    'sendPersonMail',
  ]);
});

it('lets developers read operations, and operators do them', () => {
  for (const { roles } of Object.values(operationReadEndpoints)) expect(roles).toEqual(['operator', 'developer']);
  for (const { roles } of Object.values(operationEndpoints)) expect(roles).toEqual(['operator']);
});

it('lets developers read streams, and operators no more of them than how far projections are', () => {
  for (const [name, { roles }] of Object.entries(streamEndpointsByName))
    expect([name, roles]).toEqual([name, name === 'listStreamProjections' ? ['developer', 'operator'] : ['developer']]);
  expect(payloadEndpoints.getEventPayload.roles).toEqual(['developer']);
});

it('requires a reason for every operation', () => {
  for (const { body } of Object.values(operationEndpoints))
    expect(body.schema.safeParse({ max: 1, jobId: 'a' }).success).toBe(false);
});

it('gives the endpoints of a person to their owner only', () => {
  for (const { access } of Object.values({ ...ownAccessEndpoints, ...ownAccessReadEndpoints }))
    expect(access).toBe('owner');
});

it('uses paths and methods once', () => {
  const all: readonly Endpoint[] = [
    ...staffOnly.map(([, endpoint]) => endpoint),
    ...ALL_ENDPOINTS.filter(({ access }) => access !== 'staff'),
  ];
  const routes = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});
