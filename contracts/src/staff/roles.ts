import { z } from 'zod';

/** The roles of staff: the custom claim `roles` of an account (docs/security.md). */
export const STAFF_ROLES = ['support', 'operator', 'developer', 'auditor'] as const;

export const staffRole = z.enum(STAFF_ROLES);
export type StaffRole = z.infer<typeof staffRole>;

/**
 * The pseudonym that people see instead of a staff member's name: `S-` and 4 characters, always the same for one
 * member.
 */
export const staffPseudonym = z.string().regex(/^S-[0-9A-Z]{4}$/);

/** A pseudonym of a person: `p-` and 8 characters. */
export const personPseudonym = z.string().regex(/^p-[\w-]{8}$/);

/** A staff member as other staff see them. */
export const staffMember = z
  .strictObject({
    uid: z.string(),
    pseudonym: staffPseudonym,
    /**
     * The email or display name of the account, or the one it had when its roles last changed; null if neither is known.
     */
    name: z.string().nullable(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;
