import { createOpenApiDocument } from '@trackrecord/platform/openapi/document';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));

it('serves the OpenAPI document without a token', async () => {
  const { status, type, body } = await api.get('/api/openapi.json');
  expect([status, type]).toEqual([200, 'application/json']);
  expect(body).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument())));
});

it('serves a page with local files only and no inline scripts, and all of its files', async () => {
  const { text, headers } = await api.get('/api/docs');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'self';.*style-src 'self';/);
  expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:|\*/);
  expect(text).not.toMatch(/<style|<script>| on\w+=|style=|https?:/);
  const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect([file, (await api.get(file)).status]).toEqual([file, 200]);
});

it.each(['package.json', 'swagger-initializer.js', '..%2fpackage.json', '%2e%2e%2fpackage.json'])(
  'does not serve other files of swagger-ui: %s',
  async (file) => {
    expect((await api.get(`/api/docs/${file}`)).status).toBe(404);
  },
);

it.each([
  { range: 'bytes=0-1' },
  { range: 'bytes=9999999-' },
  { 'if-match': '"nothing"' },
  { 'if-none-match': '*' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
])('ignores range and conditional headers: %j', async (headers) => {
  const { status, text } = await api.get('/api/docs/swagger-ui.css').set(headers);
  expect([status, text.length > 100_000]).toEqual([200, true]);
});
