import type { Home } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { getEditorPath } from '../../../shared/profile/editor-path';
import { OPENED_HERE } from '../../../shared/session/navigation-state';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { getStepText } from '../profile-steps';

interface StepsCardProps {
  readonly completeness: Home['completeness'];
  readonly userType: string | null;
}

/** How complete the profile is, and the next steps, each with a link to its editor. */
export function StepsCard({ completeness: { percentage, steps }, userType }: StepsCardProps) {
  return (
    <Card title="Your profile" action={<span className="tr-push fw-semibold tr-num">{percentage}%</span>}>
      <div
        className="progress tr-home-progress"
        role="progressbar"
        aria-label="Completeness of your profile"
        aria-valuenow={percentage}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className="progress-bar" style={{ width: `${percentage}%` }} />
      </div>
      {steps.length === 0 ? (
        <>
          <p className="tr-muted">Your profile is complete. Keep it current: your CV and your matches follow it.</p>
          <Link className="btn btn-plain btn-sm" to="/profile">
            View profile
          </Link>
        </>
      ) : (
        <ul className="tr-step-links" aria-label="Next steps">
          {steps.map(({ gap, percentage: addedPercentage }) => {
            const { title, reason, icon, editor } = getStepText(gap, userType);
            return (
              <li key={gap}>
                <Link to={getEditorPath(editor)} state={OPENED_HERE}>
                  <Icon name={icon} />
                  <span className="tr-row-text">
                    <b>{title}</b>
                    <span className="tr-small tr-muted">{reason}</span>
                  </span>
                  <span className="tr-tag is-accent tr-num">+{addedPercentage}%</span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
