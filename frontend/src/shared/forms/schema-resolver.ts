import { zodResolver } from '@hookform/resolvers/zod';
import { config } from 'zod';

// The CSP forbids the code generation of zod.
config({ jitless: true });

/** Validates a form with a schema of the contracts. */
export const schemaResolver = zodResolver;
