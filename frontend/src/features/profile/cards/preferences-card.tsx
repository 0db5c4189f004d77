import type { Preferences } from '@trackrecord/contracts';
import { formatSalary } from '../../../shared/profile/format-salary';
import { ChipList, ProfileCard } from './profile-card';

interface PreferencesCardProps {
  readonly preferences: Preferences | undefined;
  readonly isEditable: boolean;
}

/** The desired salary and work modes (spec section 2, Profile page). */
export function PreferencesCard({ preferences, isEditable }: PreferencesCardProps) {
  const [amount, period] = formatSalary(preferences?.salary).split(/ (?=per (?:month|year)$)/);
  const workModes = preferences?.workModes ?? [];
  return (
    <ProfileCard title="Work Preferences" editor={isEditable ? 'preferences' : undefined}>
      <dl className="tr-facts tr-facts-wide">
        <div>
          <dt>Salary</dt>
          <dd>
            {period === undefined ? (
              amount
            ) : (
              <>
                <span className="tr-salary">{amount}</span> <span className="tr-muted tr-small">{period}</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Work modes</dt>
          <dd>{workModes.length === 0 ? 'Not specified' : <ChipList label="Work modes" items={workModes} />}</dd>
        </div>
      </dl>
    </ProfileCard>
  );
}
