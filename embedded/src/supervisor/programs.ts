/** Where the programs are that the stack runs; only the main file knows where it was built to. */
export interface Programs {
  /** The compiled file of a part of `embedded`, such as `gateway`. */
  readonly embedded: (name: string) => string;
  /** The compiled main file of a service, such as `query-api`, `projector`. */
  readonly service: (workspace: string, name: string) => string;
  readonly clientDir: string;
  readonly redis: string;
}
