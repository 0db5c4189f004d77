import { z } from 'zod';

/** The three kinds of job seeker (spec section 1). */
export const USER_TYPES = ['student', 'graduate', 'professional'] as const;

export const userType = z.enum(USER_TYPES, 'User type must be student, graduate or professional');
export type UserType = z.infer<typeof userType>;
