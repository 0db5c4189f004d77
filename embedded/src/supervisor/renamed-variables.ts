/**
 * Environment variables that were renamed, from their old names to the new ones. The old names work for one more
 * release. `platform` has the same list for services that are started without the supervisor.
 */
export const RENAMED_VARIABLES = {
  REQUESTS_A_SECOND: 'RATE_LIMIT_USER_RPS',
  ADDRESS_REQUESTS_A_SECOND: 'RATE_LIMIT_IP_RPS',
  AI_REQUESTS_A_MINUTE: 'RATE_LIMIT_AI_PER_MINUTE',
  DETECTIONS_A_MINUTE: 'RATE_LIMIT_SKILL_DETECTION_PER_MINUTE',
  CHUNKS_A_MINUTE: 'RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE',
  EXPORTS_A_MINUTE: 'RATE_LIMIT_EXPORT_PER_MINUTE',
  CONNECTIONS_AN_ADDRESS: 'MAX_CONNECTIONS_PER_IP',
  CONNECTIONS: 'MAX_CONNECTIONS',
  AI_CALLS_A_DAY: 'AI_DAILY_CALL_LIMIT',
  AI_CALLS_PER_USER_A_DAY: 'AI_DAILY_CALL_LIMIT_PER_USER',
  HEALTH_OF: 'HEALTH_TARGETS',
} as const;

/** Environment variables that were removed, with what to use instead. */
export const REMOVED_VARIABLES = {
  ASR_GRAMMAR: 'Set ASR_MODEL to a folder with a restricted language model instead.',
} as const;

/**
 * Returns a copy of the environment in which the new names have the values of the old ones, unless a new name is set.
 * Warns of each old name that is set.
 */
export function renameVariables(env: NodeJS.ProcessEnv, warn: (message: string) => void): NodeJS.ProcessEnv {
  const renamedEnv = { ...env };
  for (const [oldName, newName] of Object.entries(RENAMED_VARIABLES)) {
    const value = env[oldName];
    if (value === undefined || value === '') continue;
    renamedEnv[newName] ||= value;
    warn(`${oldName} is deprecated. Use ${newName} instead.`);
  }
  return renamedEnv;
}

/** Warns for each removed variable that is still set. */
export function warnAboutRemovedVariables(env: NodeJS.ProcessEnv, warn: (message: string) => void): void {
  for (const [name, advice] of Object.entries(REMOVED_VARIABLES)) {
    if (env[name]?.trim()) warn(`${name} was removed and is ignored. ${advice}`);
  }
}
