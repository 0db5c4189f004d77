import { type Endpoints, ONBOARDING_STEPS, type PathParameter } from '@trackrecord/contracts';
import type { z } from 'zod';
import type { Parameter } from './openapi.js';
import { toJsonSchema } from './to-json-schema.js';

const nonEmptyText = { type: 'string', minLength: 1 } as const;

const PATH_PARAMETERS: Readonly<
  Record<PathParameter<Endpoints[keyof Endpoints]['path']>, Pick<Parameter, 'description' | 'schema'>>
> = {
  uid: { description: 'The id of the signed-in user: the `sub` of the token.', schema: nonEmptyText },
  step: { description: 'A step of the wizard.', schema: { type: 'string', enum: [...ONBOARDING_STEPS] } },
  eventId: { description: 'The id of a change, as the history tells it.', schema: nonEmptyText },
  profileId: { description: 'The `_id` of the profile, which is the uid.', schema: nonEmptyText },
  jobId: { description: 'The id of a job, as lists of jobs tell it.', schema: nonEmptyText },
  id: { description: 'The number of an erasure.', schema: { type: 'string', format: 'uuid' } },
  asset: { description: 'A file of the documentation page.', schema: nonEmptyText },
};

const isDescribed = (name: string): name is keyof typeof PATH_PARAMETERS => Object.hasOwn(PATH_PARAMETERS, name);

/** Describes the parameters of a path. @throws for a parameter without a description. */
export const pathParameters = (path: string): readonly Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    if (!isDescribed(name)) throw new Error(`{${name}} in ${path} has no description`);
    return { name, in: 'path', required: true, ...PATH_PARAMETERS[name] };
  });

/** Describes the fields of a query. @throws for a field without a description. */
export function queryParameters(query: z.ZodType): readonly Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(query, 'input');
  return Object.entries(properties).map(([name, field]): Parameter => {
    if (typeof field === 'boolean' || field.description === undefined) {
      throw new Error(`?${name}= has no description`);
    }
    const { description, ...schema } = field;
    return { name, in: 'query', required: required.includes(name), description, schema };
  });
}
