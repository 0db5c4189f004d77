/** What the emulator's process reads from its environment. */
export interface EmulatorEnvironment {
  readonly port: number;
  /** The folder with the exported accounts. */
  readonly accounts: string;
}

/** The environment variables that `readEmulatorEnvironment` reads. */
export const emulatorVariables = ({ port, accounts }: EmulatorEnvironment) => ({
  AUTH_PORT: String(port),
  ACCOUNTS: accounts,
});

/** Reads the environment of the emulator's process. @throws {Error} naming a variable that is missing. */
export function readEmulatorEnvironment(env: NodeJS.ProcessEnv): EmulatorEnvironment {
  const text = (name: keyof ReturnType<typeof emulatorVariables>): string => {
    const value = env[name];
    if (value === undefined || value === '') throw new Error(`${name} is missing`);
    return value;
  };
  return { port: Number(text('AUTH_PORT')), accounts: text('ACCOUNTS') };
}
