/** Why nothing is taken from an address. It may be logged; the address of an image may not, since it is personal. */
export type WebFault =
  /** No web address at all. */
  | 'not-an-address'
  | 'not-https'
  | 'other-port'
  | 'has-credentials'
  /** The name of the host stands for no address. */
  | 'unresolved'
  /** At least one of the host's addresses is not one of the public internet. */
  | 'private-address'
  /** No connection, no valid certificate, or an answer that broke off. */
  | 'unreachable'
  /** Any status but 200, redirects among them that are not followed. */
  | 'other-status'
  /** Compressed for the way, which was not asked for. */
  | 'encoded'
  | 'too-large';

/** Says that nothing is taken from an address, and why; `status` is the one that was answered, where that is why. */
export class WebRefused extends Error {
  override readonly name = 'WebRefused';

  constructor(
    readonly fault: WebFault,
    readonly status?: number,
  ) {
    super(`The address is refused: ${fault}${status === undefined ? '' : ` (${String(status)})`}`);
  }
}
