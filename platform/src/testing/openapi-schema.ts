import { z } from 'zod';

/**
 * The zod schemas of the OpenAPI 3.1 objects (https://spec.openapis.org/oas/v3.1.1) that the document of our API uses.
 * For tests: any other field is an error.
 */
const text = z.string().min(1);
const reference = z.strictObject({ $ref: z.string().regex(/^#\/components\//) });
const schema = z.looseObject({});
const content = z.record(z.string().regex(/^[\w.+-]+\/[\w.+-]+$/), z.strictObject({ schema }));
const header = z.strictObject({ required: z.boolean(), description: text, schema });
const pathParameter = z.strictObject({
  name: text,
  in: z.literal('path'),
  required: z.literal(true),
  description: text,
  schema,
});
const queryOrHeaderParameter = pathParameter.extend({ in: z.enum(['query', 'header']), required: z.boolean() });
const parameter = z.discriminatedUnion('in', [pathParameter, queryOrHeaderParameter]);
const response = z.strictObject({
  description: text,
  headers: z.record(z.string(), reference.or(header)).optional(),
  content: content.optional(),
});
const responses = z.record(z.string().regex(/^[1-5]\d\d$/), reference.or(response));
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  summary: z.string().regex(/^[A-Z].*\.$/),
  description: text.optional(),
  tags: z.array(text).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(reference.or(parameter)),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses,
  'x-roles': z.array(text).min(1).optional(),
});
const componentName = z.string().regex(/^[\w.-]+$/);
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export const openApiSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: text, version: text, description: text }),
  servers: z.array(z.strictObject({ url: text, description: text })),
  tags: z.array(z.strictObject({ name: text, description: text })),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(METHODS), operation)),
  components: z.strictObject({
    schemas: z.record(componentName, schema),
    responses: z.record(componentName, response),
    parameters: z.record(componentName, parameter),
    headers: z.record(componentName, header),
    securitySchemes: z.record(
      componentName,
      z.strictObject({ type: z.literal('http'), scheme: text, bearerFormat: text, description: text }),
    ),
  }),
  /** The responses to paths and methods that the document does not have. */
  'x-elsewhere': z.strictObject({ responses }),
});
