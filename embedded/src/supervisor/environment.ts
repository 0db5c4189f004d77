import type { Settings } from './settings.js';

/** Children get no more of our environment than they need. */
const PASSED = ['PATH', 'HOME', 'LANG', 'TZ', 'NODE_ENV', 'NODE_OPTIONS', 'GOOGLE_APPLICATION_CREDENTIALS'];

/** The environment that every part of the stack gets. */
export function baseEnvironment(settings: Settings, temporary: string): Record<string, string> {
  const own: Record<string, string> = {};
  for (const name of PASSED) {
    const value = process.env[name];
    if (value !== undefined) own[name] = value;
  }
  return { ...own, LOG_LEVEL: settings.logLevel, TMPDIR: temporary };
}
