import { zodResolver } from '@hookform/resolvers/zod';
import { config } from 'zod';

// The CSP forbids the code zod would generate for speed.
config({ jitless: true });

/** Checks a form with a schema of the contracts. */
export const schemaResolver = zodResolver;
