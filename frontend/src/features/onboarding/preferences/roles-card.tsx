import { ROLE_QUICK_PICKS } from '@trackrecord/contracts/constants';
import type { PreferredRole } from '@trackrecord/contracts';
import { formatMatch } from '../../../shared/profile/format-role';
import { Combobox } from '../../../shared/forms/combobox';
import { AddableChips } from '../../../shared/ui/addable-chips';
import { useWizard } from '../wizard/wizard-context';
import { RemovableChips } from '../../../shared/ui/removable-chips';
import { RecommendedRoles } from './recommended-roles';
import { usePreferredRoles, useRecommendedRoles } from './use-preferred-roles';
import { Card } from '../../../shared/ui/card';
import type { UpdatePreferences } from './use-preferences-form';
import { useRoleList } from '../../../shared/profile/use-role-list';

interface RolesCardProps {
  readonly roles: readonly PreferredRole[];
  /** The text in the search box. */
  readonly query: string;
  readonly error: string | undefined;
  readonly update: UpdatePreferences;
}

/** Preferred roles: searched, picked, or recommended from the entered profile (spec section 2). */
export function RolesCard({ roles, query, error, update }: RolesCardProps) {
  const { data } = useWizard();
  const setQuery = (role: string): void => update(() => ({ role }));
  const roleList = useRoleList();
  const recommendations = useRecommendedRoles(data);
  const { error: addError, add, remove } = usePreferredRoles(roles, data.skills ?? [], update);
  const isSelected = (title: string): boolean => roles.some((role) => role.title.toLowerCase() === title.toLowerCase());
  const suggestions = recommendations.roles.filter(({ title }) => !isSelected(title));
  const quickPicks = ROLE_QUICK_PICKS.filter((title) => !isSelected(title)).map((text) => ({ text }));

  return (
    <Card title="Preferred roles" margin="mb-3">
      <RemovableChips
        label="Your preferred roles"
        chips={roles.map((role) => ({ key: role.id, text: role.title || 'Unnamed Role', aside: formatMatch(role) }))}
        onRemove={remove}
      />
      <form
        className="tr-add-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (add(query)) setQuery('');
        }}
      >
        <Combobox
          label="Search roles"
          items={roleList.roles}
          loading={roleList.loading}
          value={query}
          onChange={setQuery}
          onSelect={(title) => add(title)}
          allowCustomText
          emptyText="No matching roles found"
          placeholder="Backend Developer"
          error={addError ?? error}
        />
        <button type="submit" className="btn btn-plain" disabled={query.trim() === ''}>
          Add role
        </button>
      </form>
      <div className="tr-stack mt-3">
        <RecommendedRoles
          roles={suggestions}
          isLoading={recommendations.isWorking}
          isEmpty={!recommendations.isWorking && recommendations.roles.length === 0 && roles.length === 0}
          onAdd={(role) => add(role.title, role, recommendations.workId)}
        />
        <AddableChips label="Popular" chips={quickPicks} kind="is-pick" onAdd={({ text }) => add(text)} />
      </div>
    </Card>
  );
}
