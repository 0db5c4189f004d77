/** A command of the command line cannot do what it was asked for. The message is one line for the person who called it. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError';
}
