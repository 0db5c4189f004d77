import type { RuntimeConfig } from '@trackrecord/contracts';
import { isRecord } from '../api/is-record';

const hasStrings = (value: unknown, keys: readonly string[]): boolean =>
  isRecord(value) && keys.every((key) => typeof value[key] === 'string');

/** Whether a value is a runtime configuration. Written by hand: zod must not enter the first load. */
function isRuntimeConfig(value: unknown): value is RuntimeConfig {
  return (
    isRecord(value) &&
    hasStrings(value, ['environment', 'apiBaseUrl', 'cvBaseUrl']) &&
    typeof value.authEmulator === 'boolean' &&
    hasStrings(value.firebase, ['apiKey', 'authDomain', 'projectId'])
  );
}

/** Fetches `/config.json`; throws when it cannot be had or does not have the expected shape. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const response = await fetch('/config.json', { credentials: 'same-origin', headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
  const config: unknown = await response.json();
  if (!isRuntimeConfig(config)) throw new Error('/config.json does not have the expected shape.');
  return config;
}
