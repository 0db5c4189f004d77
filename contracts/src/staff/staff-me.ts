import { z } from 'zod';
import { accessSession } from './access-session.js';
import { staffMember, staffRole } from './roles.js';

/** GET /staff/me: the signed-in staff member. */
export const staffMe = z
  .strictObject({
    ...staffMember.shape,
    /** The roles that have not expired. */
    roles: z.array(staffRole).min(1),
    /** Until when sensitive actions need no new sign-in; in the past if they need one. */
    freshUntil: z.iso.datetime(),
    /** True if the sign-in used a second factor. */
    secondFactor: z.boolean(),
    sessions: z.array(accessSession),
    limits: z.strictObject({
      lookupsPerHour: z.int(),
      sessionsPerDay: z.int(),
      openSessions: z.int(),
      contentReadsPer10Minutes: z.int(),
    }),
    /**
     * Whether a session needs the consent of the person. `required`: an auditor has to approve a session without consent.
     * `off`: people cannot give consent.
     */
    consent: z.enum(['optional', 'required', 'off']),
  })
  .meta({ id: 'StaffMe' });
export type StaffMe = z.infer<typeof staffMe>;
