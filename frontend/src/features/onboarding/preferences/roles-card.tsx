import { ROLE_QUICK_PICKS } from '@trackrecord/contracts/constants';
import type { PreferredRole } from '@trackrecord/contracts';
import { useId } from 'react';
import { Combobox } from '../../../shared/forms/combobox';
import { AddableChips } from '../../../shared/ui/addable-chips';
import { useWizard } from '../wizard/wizard-context';
import { RemovableChips } from '../../../shared/ui/removable-chips';
import { RecommendedRoles } from './recommended-roles';
import { usePreferredRoles, useRecommendedRoles } from './use-preferred-roles';
import type { ChangePreferences } from './use-preferences';
import { useRoleList } from '../../../shared/profile/use-role-list';

interface RolesCardProps {
  readonly roles: readonly PreferredRole[];
  /** What stands in the search box. */
  readonly typed: string;
  readonly fault: string | undefined;
  readonly change: ChangePreferences;
}

/** The roles somebody would like: searched, picked, or recommended from what they have entered (spec section 2). */
export function RolesCard({ roles, typed, fault, change }: RolesCardProps) {
  const { data } = useWizard();
  const id = useId();
  const setTyped = (role: string): void => change(() => ({ role }));
  const list = useRoleList();
  const recommended = useRecommendedRoles(data);
  const { fault: refused, add, remove } = usePreferredRoles(roles, data.skills ?? [], change);
  const isChosen = (title: string): boolean => roles.some((role) => role.title.toLowerCase() === title.toLowerCase());
  const tips = recommended.roles.filter(({ title }) => !isChosen(title));
  const picks = ROLE_QUICK_PICKS.filter((title) => !isChosen(title)).map((text) => ({ text }));

  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <div className="tr-card-head mb-3">
          <h2 id={id}>Preferred roles</h2>
        </div>
        <RemovableChips
          label="Your preferred roles"
          chips={roles.map(({ id: key, title, match }) => ({ key, text: title || 'Unnamed Role', aside: `${match}%` }))}
          onRemove={remove}
        />
        <form
          className="tr-add-row"
          onSubmit={(event) => {
            event.preventDefault();
            if (add(typed)) setTyped('');
          }}
        >
          <Combobox
            label="Search roles"
            items={list.roles}
            loading={list.loading}
            value={typed}
            onChange={setTyped}
            onPick={(title) => add(title)}
            allowsOther
            emptyText="No matching roles found"
            placeholder="Backend Developer"
            error={refused ?? fault}
          />
          <button type="submit" className="btn btn-plain" disabled={typed.trim() === ''}>
            Add role
          </button>
        </form>
        <div className="tr-stack mt-3">
          <RecommendedRoles roles={tips} working={recommended.working} onAdd={(role) => add(role.title, role)} />
          <AddableChips label="Popular" chips={picks} kind="is-pick" onAdd={({ text }) => add(text)} />
        </div>
      </div>
    </section>
  );
}
