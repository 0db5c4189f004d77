import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon';
import type { IconName } from '../../../shared/ui/icon-name';

interface SignInRowProps {
  readonly icon: IconName;
  readonly title: string;
  readonly details: ReactNode;
  readonly action?: ReactNode;
}

/** A way to sign in, or a device: what it is, and the button that changes it. */
export function SignInRow({ icon, title, details, action }: SignInRowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <div className="fw-semibold">{title}</div>
        <div className="tr-muted tr-small tr-num">{details}</div>
      </div>
      {action}
    </li>
  );
}
