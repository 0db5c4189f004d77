import type { ReactNode } from 'react';
import { SettingCard } from '../setting-card';

interface AccessSectionProps {
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The card with its heading; the history links to its id. */
export function AccessSection({ action, children }: AccessSectionProps) {
  return (
    <SettingCard
      id="accesses"
      title="Who looked at my data"
      description="Every time support opens your data, with the reason. No entry can be deleted."
      action={action}
    >
      {children}
    </SettingCard>
  );
}
