import { ROLE_QUICK_PICKS } from '@trackrecord/contracts/constants';
import type { PreferredRole } from '@trackrecord/contracts';
import { useId } from 'react';
import { Combobox } from '../../../shared/forms/combobox';
import { Icon } from '../../../shared/ui/icon';
import { useWizard } from '../wizard/wizard-context';
import { RemovableChips } from './removable-chips';
import { usePreferredRoles, useRecommendedRoles } from './use-preferred-roles';
import type { ChangePreferences } from './use-preferences';
import { useRoleList } from './use-role-list';

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
  const picks = ROLE_QUICK_PICKS.filter((title) => !isChosen(title));

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
        {tips.length > 0 && (
          <div className="mt-3">
            <p className="form-label mb-2" id={`${id}tips`}>
              Recommended for you, tap to add
            </p>
            <div className="tr-chips" role="group" aria-labelledby={`${id}tips`}>
              {tips.map((role) => (
                <button key={role.title} type="button" className="tr-chip is-tip" onClick={() => add(role.title, role)}>
                  <Icon name="plus" />
                  {role.title}
                  <span className="tr-num">{role.match}%</span>
                </button>
              ))}
            </div>
          </div>
        )}
        {picks.length > 0 && (
          <div className="mt-3">
            <p className="form-label mb-2" id={`${id}picks`}>
              Popular
            </p>
            <div className="tr-chips" role="group" aria-labelledby={`${id}picks`}>
              {picks.map((title) => (
                <button key={title} type="button" className="tr-chip is-pick" onClick={() => add(title)}>
                  <Icon name="plus" />
                  {title}
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
