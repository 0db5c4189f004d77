import type { z } from 'zod';
import { renameVariables } from './renamed-variables.js';
import { findProductionProblem } from './variables.js';

/** A missing or wrong environment variable; the message is one line that names every one of them. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a process's configuration from the environment.
 * @throws {ConfigError} naming each variable that is missing or wrong, never its value; in production also whenever the
 * Auth emulator or a demo project is configured, in every process, whether it uses them or not.
 */
export function readConfig<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv = process.env): z.infer<T> {
  const parsed = schema.safeParse(renameVariables(env));
  const productionProblem = findProductionProblem(env);
  if (productionProblem) throw new ConfigError(`Configuration: ${productionProblem}`);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.') || 'environment';
    return `${name}: ${env[name] === undefined ? 'is missing' : issue.message}`;
  });
  throw new ConfigError(`Configuration: ${problems.join('; ')}`);
}
