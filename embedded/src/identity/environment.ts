/** The environment of the emulator's process. */
export interface EmulatorEnvironment {
  readonly port: number;
  /** The folder with the exported accounts. */
  readonly accountsDir: string;
}

/** The environment variables that `readEmulatorEnvironment` reads. */
export const toEmulatorVariables = ({ port, accountsDir }: EmulatorEnvironment) => ({
  AUTH_PORT: String(port),
  ACCOUNTS: accountsDir,
});

/** Reads the environment of the emulator's process. @throws {Error} that names a missing variable. */
export function readEmulatorEnvironment(env: NodeJS.ProcessEnv): EmulatorEnvironment {
  const readVariable = (name: keyof ReturnType<typeof toEmulatorVariables>): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`${name} is missing`);
    return value;
  };
  return { port: Number(readVariable('AUTH_PORT')), accountsDir: readVariable('ACCOUNTS') };
}
