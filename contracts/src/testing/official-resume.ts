import officialSchema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const validate = ajv.compile(officialSchema);

/** Validates a resume against the official JSON Schema of JSON Resume. Returns the errors. For tests. */
export const findSchemaErrors = (resume: unknown): readonly string[] =>
  validate(resume)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
