import type { Preferences } from '@trackrecord/contracts';
import { formatLocationAndVisa } from '../../../shared/profile/entry-summaries';
import { formatSalary } from '../../../shared/profile/format-salary';
import { Fact } from '../../../shared/ui/fact';
import { ChipList, ProfileCard } from './profile-card';

interface ChipFactProps {
  readonly label: string;
  readonly items: readonly string[];
}

/** A list of values; nothing if there are none. */
function ChipFact({ label, items }: ChipFactProps) {
  if (items.length === 0) return null;
  return (
    <Fact label={label}>
      <ChipList label={label} items={items} />
    </Fact>
  );
}

interface PreferencesCardProps {
  readonly preferences: Preferences | undefined;
  readonly isEditable: boolean;
}

/** The desired salary and work modes (spec section 2, Profile page), and the other preferences if there are any. */
export function PreferencesCard({ preferences, isEditable }: PreferencesCardProps) {
  const [amount, period] = formatSalary(preferences?.salary).split(/ (?=per (?:month|year)$)/);
  const { workModes = [], locations = [], jobTypes = [], preferredIndustries = [], languages = [] } = preferences ?? {};
  return (
    <ProfileCard title="Work Preferences" editor={isEditable ? 'preferences' : undefined}>
      <dl className="tr-facts tr-facts-wide">
        <Fact label="Salary">
          {period === undefined ? (
            amount
          ) : (
            <>
              <span className="tr-salary">{amount}</span> <span className="tr-muted tr-small">{period}</span>
            </>
          )}
        </Fact>
        <Fact label="Work modes">
          {workModes.length === 0 ? 'Not specified' : <ChipList label="Work modes" items={workModes} />}
        </Fact>
        <ChipFact label="Job types" items={jobTypes} />
        <ChipFact label="Locations" items={locations.map(formatLocationAndVisa)} />
        <ChipFact label="Industries" items={preferredIndustries} />
        <ChipFact
          label="Languages"
          items={languages.map(({ language, proficiency }) => `${language} (${proficiency})`)}
        />
      </dl>
    </ProfileCard>
  );
}
