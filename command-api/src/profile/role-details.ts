import type { RoleInput } from '@trackrecord/contracts';

interface Sections {
  readonly preferredRoles?: readonly RoleInput[] | undefined;
}

/** Merges preferred roles with the details that were sent beside them. A role's own fields win. */
export function withRoleDetails<Sent extends Sections>(sections: Sent, details: readonly RoleInput[] = []): Sent {
  if (sections.preferredRoles === undefined || details.length === 0) return sections;
  const known = new Map(details.map((role) => [role.title.toLowerCase(), role]));
  return {
    ...sections,
    preferredRoles: sections.preferredRoles.map((role) => ({ ...known.get(role.title.toLowerCase()), ...role })),
  };
}
