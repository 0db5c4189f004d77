import { isPublicAddress } from './public-address.js';
import { type Resolve, createResolver } from './resolve-host.js';

/** The network that images and feeds are fetched from. Tests replace it with a server on loopback. */
export interface Web {
  readonly resolve: Resolve;
  readonly isPublic: (address: string) => boolean;
  readonly port: number;
  /** Certificate authorities as PEM; defaults to those of Node. */
  readonly authorities?: string;
}

/** The public internet. */
export const PUBLIC_WEB: Web = { resolve: createResolver(), isPublic: isPublicAddress, port: 443 };
