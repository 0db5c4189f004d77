import type { z } from 'zod';
import { requestOrCorrelationId, originRef, programVersion, traceparent } from './request-context.js';

const UUID = '0ec895cb-3eaa-411a-8a19-00bf2c6d2895';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

it.each<[string, z.ZodType, string]>([
  ['a request id', requestOrCorrelationId, UUID],
  ['a client', programVersion, 'web/0.2.0+abc1234'],
  ['a work as origin', originRef, `work:${UUID}`],
  ['an event as origin', originRef, `event:${UUID}`],
  ['a trace', traceparent, `00-${TRACE_ID}-00f067aa0ba902b7-01`],
])('accepts %s', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(true);
});

it.each<[string, z.ZodType, string]>([
  ['an empty id', requestOrCorrelationId, ''],
  ['an id of 65 characters', requestOrCorrelationId, 'a'.repeat(65)],
  ['a client with spaces', programVersion, 'Mozilla 5.0'],
  ['an origin without an id', originRef, 'work:'],
  ['an origin of an unknown kind', originRef, `mail:${UUID}`],
  ['a text as origin', originRef, `work:${UUID} and more`],
  ['a trace of another version', traceparent, `01-${TRACE_ID}-00f067aa0ba902b7-01`],
  ['a trace id of zeros', traceparent, `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['a span id of zeros', traceparent, `00-${TRACE_ID}-${'0'.repeat(16)}-01`],
  ['a trace in upper case', traceparent, `00-${TRACE_ID.toUpperCase()}-00F067AA0BA902B7-01`],
])('rejects %s', (_, schema, value) => {
  expect(schema.safeParse(value).success).toBe(false);
});
