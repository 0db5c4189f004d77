import { z } from 'zod';
import { QUEUES } from './queues.js';

/** The name of a queue. */
export const queueName = z.enum(QUEUES);
