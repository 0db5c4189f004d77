import { isPublicAddress } from './public-address.js';
import { type Resolve, resolvedBy } from './resolve-host.js';

/** The web as images and feeds are fetched from it. Tests put a server on loopback in its place. */
export interface Web {
  readonly resolve: Resolve;
  readonly isPublic: (address: string) => boolean;
  readonly port: number;
  /** The authorities a certificate may come from, as PEM; those Node knows where there are none. */
  readonly authorities?: string;
}

/** The public internet. */
export const PUBLIC_WEB: Web = { resolve: resolvedBy(), isPublic: isPublicAddress, port: 443 };
