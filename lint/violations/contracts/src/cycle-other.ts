import type { One } from './cycle.js';

export interface Other {
  readonly one: One;
}
