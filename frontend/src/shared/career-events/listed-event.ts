import type { CareerEvent } from '@trackrecord/contracts';

/** An event in the list (spec section 3). One without an id cannot be saved. */
export type ListedEvent = Omit<CareerEvent, '_id' | 'startDate' | 'place'> &
  Partial<Pick<CareerEvent, '_id' | 'startDate' | 'place'>>;
