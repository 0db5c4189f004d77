import { Link } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icon-name';
import { Lanes } from '../../shared/ui/lanes';
import { Logo } from '../../shared/ui/logo';
import { ThemeButton } from '../../shared/ui/theme-button';

const BENEFITS: readonly (readonly [icon: IconName, text: string])[] = [
  ['mic', 'Speak instead of typing; you approve every word'],
  ['bullseye', 'Matches that explain themselves'],
  ['clock-history', 'Every change kept, every change undoable'],
];

/** The panel beside the form that presents the product. */
export function MarketingPanel() {
  return (
    <section className="tr-deep tr-auth-promo" aria-label="About Trackrecord">
      <Lanes className="tr-lanes-corner" firstRadius={64} gap={44} />
      <div className="d-flex align-items-center justify-content-between">
        <Link className="tr-logo" to="/signup">
          <Logo />
        </Link>
        <span className="d-lg-none">
          <ThemeButton className="btn-ghost-deep border-0" />
        </span>
      </div>
      <div className="tr-promo my-auto py-4 d-none d-lg-block">
        <p className="tr-promo-claim h1 mb-4">
          Your career, on{'\u00a0'}record and up{'\u00a0'}to{'\u00a0'}date.
        </p>
        <p className="tr-promo-lead mb-5">
          Type or say what you have done. We shape it into a profile, a CV and a list of roles that fit, with the
          reasons why.
        </p>
        <ul className="list-unstyled tr-stack tr-gap-sm mb-0">
          {BENEFITS.map(([icon, text]) => (
            <li key={icon} className="d-flex gap-3 align-items-center">
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
