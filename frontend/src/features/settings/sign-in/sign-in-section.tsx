import type { ReactNode } from 'react';
import { SettingCard } from '../setting-card';

interface SignInSectionProps {
  readonly children: ReactNode;
}

/** The card with its heading. */
export function SignInSection({ children }: SignInSectionProps) {
  return (
    <SettingCard title="Sign-in and security" description="How you sign in, and where you are signed in.">
      {children}
    </SettingCard>
  );
}
