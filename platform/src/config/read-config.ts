import type { z } from 'zod';
import { StartupError } from '../lifecycle/startup-error.js';
import { findProductionProblem } from './variables.js';

/** Environment variables are missing or invalid. The message is one line that names all of them. */
export class ConfigError extends StartupError {
  override readonly name = 'ConfigError';
}

/**
 * Reads a process's configuration from the environment.
 * @throws {ConfigError} naming each missing or invalid variable, never its value; in production also if the Auth
 * emulator or a demo project is configured, even in processes that do not use Firebase.
 */
export function readConfig<T extends z.ZodType>(schema: T, env: NodeJS.ProcessEnv = process.env): z.infer<T> {
  const parsed = schema.safeParse(env);
  const productionProblem = findProductionProblem(env);
  if (productionProblem) throw new ConfigError(`Configuration: ${productionProblem}`);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.') || 'environment';
    return `${name}: ${env[name] === undefined ? 'is missing' : issue.message}`;
  });
  throw new ConfigError(`Configuration: ${problems.join('; ')}`);
}
