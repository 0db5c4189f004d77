import { USER_TYPE_DELAY } from '@trackrecord/contracts/constants';
import type { UserType } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../../shared/ui/icon';
import type { IconName } from '../../../shared/ui/icon-name';
import { StepPage } from '../wizard/step-page';
import { useStepNavigation } from '../wizard/step-navigation';
import { useWizard } from '../wizard/wizard-context';

interface Choice {
  readonly type: UserType;
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
}

const CHOICES: readonly Choice[] = [
  { type: 'student', title: 'Student', text: 'Currently in school or university', icon: 'backpack' },
  { type: 'graduate', title: 'Recent Graduate', text: 'Completed studies within last 2 years', icon: 'mortarboard' },
  { type: 'professional', title: 'Professional', text: 'Working in your field of expertise', icon: 'briefcase' },
];

/** Who somebody is as long as they have not said otherwise (spec section 1). */
const DEFAULT: UserType = 'professional';

/** The first step: what somebody is decides what the others ask for (spec section 2, User type step). */
export default function UserTypeStep() {
  const { data, complete } = useWizard();
  const { goOn, returning } = useStepNavigation('userType');
  const [tapped, setTapped] = useState<UserType>();

  useChosenAfterAWhile(tapped, async (userType) => {
    const { recorded } = await complete('userType', { userType });
    if (recorded) goOn();
    else setTapped(undefined);
  });

  return (
    <StepPage
      title="Which best describes you?"
      heading="Which best describes you?"
      size="short"
      lead={`This decides what we ask for next. You can change it ${returning ? 'at any time' : 'later'}.`}
      foot={null}
    >
      <div className="tr-grid tr-choices">
        {CHOICES.map(({ type, title, text, icon }) => (
          <button
            key={type}
            type="button"
            className={tapped === type ? 'tr-choice is-tapped' : 'tr-choice'}
            aria-pressed={(tapped ?? data.userType ?? DEFAULT) === type}
            disabled={tapped !== undefined && tapped !== type}
            onClick={() => setTapped(type)}
          >
            <span className="tr-glyph">
              <Icon name={icon} />
            </span>
            <span>
              <span className="h2 d-block mb-1">{title}</span>
              <span className="tr-muted">{text}</span>
            </span>
          </button>
        ))}
      </div>
    </StepPage>
  );
}

/** The card animates before the choice counts (spec section 9). */
function useChosenAfterAWhile(tapped: UserType | undefined, choose: (type: UserType) => Promise<void>): void {
  const chosen = useEffectEvent(choose);

  useEffect(() => {
    if (tapped === undefined) return undefined;
    const timer = setTimeout(() => void chosen(tapped), USER_TYPE_DELAY);
    return () => clearTimeout(timer);
  }, [tapped]);
}
