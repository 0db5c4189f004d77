import type { Aggregate } from '../aggregate.js';
import { accessCodec } from './access.codec.js';
import { type AccessEventRecord, type AccessState, evolve, initialAccess } from './access.js';
import { type AccessCommand, decide, AccessError, type AccessErrorReason } from './decide.js';

/** The streams `access-{uid}`: who of the staff looked at the data of a person, and what the person allowed. */
export const accessAggregate: Aggregate<AccessCommand, AccessState, AccessEventRecord, AccessErrorReason> = {
  ...accessCodec,
  decide,
  errorClass: AccessError,
  evolve,
  initialState: initialAccess,
  isErased: ({ isErased }) => isErased,
  getTextOrigin: () => undefined,
};
