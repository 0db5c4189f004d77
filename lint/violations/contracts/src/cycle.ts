import type { Other } from './cycle-other.js';

export interface One {
  readonly other: Other;
}
