import type { RuntimeConfig } from '@trackrecord/contracts';
import { isRecord } from '../api/is-record';

const hasStrings = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');

/** Returns true if the value is a runtime configuration. Hand-written, to keep zod out of the first load. */
function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  return (
    isRecord(value) &&
    hasStrings(value, ['environment', 'apiBaseUrl', 'cvBaseUrl']) &&
    typeof value.authEmulator === 'boolean' &&
    hasStrings(value.firebase, ['apiKey', 'authDomain', 'projectId'])
  );
}

/** Fetches `/config.json`. Throws if it cannot be loaded or has an unexpected shape. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { credentials: 'same-origin', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  const config: unknown = await response.json();
  if (!isRuntimeConfig(config)) throw new Error('/config.json does not have the expected shape.');
  return config;
}
