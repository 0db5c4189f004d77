import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import { openApiSchema } from '../testing/openapi-schema.js';
import { createOpenApiDocument } from './document.js';
import { SchemaConverter } from './to-json-schema.js';

const document = createOpenApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

/** Finds every value with this key in the document. */
function* findValues(key: string, node: unknown): Generator {
  if (typeof node !== 'object' || node === null) return;
  for (const [name, value] of Object.entries(node)) {
    if (name === key) yield value;
    yield* findValues(key, value);
  }
}

/** Finds the names of all schemas that a part of the document refers to, directly or not. */
function findComponents(node: unknown, names = new Set<string>()): ReadonlySet<string> {
  for (const reference of findValues('$ref', node)) {
    const [, name] = /^#\/components\/schemas\/(\w+)$/.exec(String(reference)) ?? [];
    if (name === undefined || names.has(name)) continue;
    names.add(name);
    findComponents(document.components.schemas[name], names);
  }
  return names;
}

const resolvePointer = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], document);

const createValidator = () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.addFormat('binary', true);
};

it('conforms to OpenAPI 3.1', () => {
  expect(openApiSchema.safeParse(document).error?.issues ?? []).toEqual([]);
});

it('describes exactly the endpoints', () => {
  const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(described.toSorted()).toEqual(ALL_ENDPOINTS.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it('has no dangling references', () => {
  const references = [...findValues('$ref', document)].map(String);
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => resolvePointer(reference) === undefined)).toEqual([]);
});

it('has unique operation ids', () => {
  const names = operations.map(({ operation }) => operation.operationId);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it.each(operations)('describes the path parameters of $method $path', ({ path, operation }) => {
  const described = operation.parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'path' ? [parameter.name] : [],
  );
  expect(described).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
});

it('rejects two schemas with the same name', () => {
  const schemas = new SchemaConverter();
  const named = (schema: z.ZodType) => z.object({ value: schema.meta({ id: 'Name' }) });
  schemas.convert(named(z.string()), 'input');
  schemas.convert(named(z.string()), 'output');
  expect(() => schemas.convert(named(z.number()), 'input')).toThrow('Two schemas are called Name.');
});

it('uses and describes every tag', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags));
  expect([...used].toSorted()).toEqual(document.tags.map(({ name }) => name).toSorted());
});

it.each(Object.keys(document.components.schemas))('has a valid JSON Schema: %s', (name) => {
  const { components } = document;
  expect(() => createValidator().compile({ components, $ref: `#/components/schemas/${name}` })).not.toThrow();
});

it('requires a token except for public endpoints', () => {
  const publicPaths = operations.filter(({ operation }) => operation.security.length === 0).map(({ path }) => path);
  expect(publicPaths.toSorted()).toEqual([
    '/api/calendar/{address}',
    '/api/docs',
    '/api/docs/{asset}',
    '/api/erasure-key',
    '/api/erasure-receipts/{id}',
    '/api/extension/pairings',
    '/api/health',
    '/api/openapi.json',
    '/api/operator',
  ]);
});

/** Returns true if the schema allows undescribed properties anywhere. */
function isOpenSchema(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  if ('type' in schema && schema.type === 'object') {
    const additional = 'additionalProperties' in schema ? schema.additionalProperties : {};
    if (additional !== false && Object.keys(Object(additional) as object).length === 0) return true;
  }
  return Object.values(schema).some(isOpenSchema);
}

it('forbids undescribed properties in responses', () => {
  const { schemas } = document.components;
  const names = findComponents(operations.map(({ operation }) => operation.responses));
  expect(names.size).toBeGreaterThan(50);
  const openSchemas = [...names].filter((name) => isOpenSchema(schemas[name]));
  // Their standards allow additional properties.
  expect(openSchemas.toSorted()).toEqual(['JsonResume', 'OpenApiDocument']);
});

it('rejects a schema whose pattern would lose its flags', () => {
  expect(() => new SchemaConverter().convert(z.string().regex(/^a+$/i), 'output')).toThrow(/flags/);
  expect(() => new SchemaConverter().convert(z.string().regex(/^a+$/u), 'output')).not.toThrow();
});

it('accepts JSON Resume URLs and emails in any case', () => {
  const { components } = document;
  const isResume = createValidator().compile({ components, $ref: '#/components/schemas/JsonResume' });
  expect(isResume({ basics: { url: 'HTTPS://Example.com/A', email: 'Ada@Example.com' } })).toBe(true);
  expect(isResume({ basics: { url: 'not an address' } })).toBe(false);
});
