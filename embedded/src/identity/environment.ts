import type { EmulatorFolders, EmulatorPorts, EmulatorPrograms } from './auth-emulator.js';

/** What the emulator's process is told by its environment. */
export interface EmulatorEnvironment {
  /** Where the emulator itself listens. */
  readonly ports: EmulatorPorts;
  /** Where the others reach it, once it has its accounts. */
  readonly openPorts: Omit<EmulatorPorts, 'logging'>;
  readonly folders: EmulatorFolders;
  readonly programs: EmulatorPrograms;
}

/** The environment variables that `readEmulatorEnvironment` reads. */
export const emulatorVariables = ({ ports, openPorts, folders, programs }: EmulatorEnvironment) => ({
  AUTH_PORT: String(openPorts.auth),
  HUB_PORT: String(openPorts.hub),
  EMULATOR_AUTH_PORT: String(ports.auth),
  EMULATOR_HUB_PORT: String(ports.hub),
  EMULATOR_LOGGING_PORT: String(ports.logging),
  ACCOUNTS: folders.accounts,
  TEMPORARY: folders.temporary,
  FIREBASE: programs.firebase,
  FIREBASE_PRELOAD: programs.firebasePreload,
});

/** Reads the environment of the emulator's process. @throws {Error} naming a variable that is missing. */
export function readEmulatorEnvironment(env: NodeJS.ProcessEnv): EmulatorEnvironment {
  const text = (name: keyof ReturnType<typeof emulatorVariables>): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`${name} is missing`);
    return value;
  };
  return {
    openPorts: { auth: Number(text('AUTH_PORT')), hub: Number(text('HUB_PORT')) },
    ports: {
      auth: Number(text('EMULATOR_AUTH_PORT')),
      hub: Number(text('EMULATOR_HUB_PORT')),
      logging: Number(text('EMULATOR_LOGGING_PORT')),
    },
    folders: { accounts: text('ACCOUNTS'), temporary: text('TEMPORARY') },
    programs: { firebase: text('FIREBASE'), firebasePreload: text('FIREBASE_PRELOAD') },
  };
}
