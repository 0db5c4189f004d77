import { type ReactNode, useState } from 'react';
import { LoadErrorBody } from '../../../shared/ui/load-error';
import { LoadOnDemand } from '../../../shared/ui/load-on-demand';
import { SettingCard } from '../setting-card';

/** How the user signs in, and where they are signed in. Its content is a separate chunk. */
export function SignInCard() {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <SignInSection>
      <LoadOnDemand
        load={() => import('./sign-in-settings')}
        shouldLoad={!hasFailed}
        onFailure={() => setHasFailed(true)}
        fallback={
          hasFailed ? (
            <LoadErrorBody
              text="Your sign-in settings could not be loaded."
              isWorking={false}
              onRetry={() => setHasFailed(false)}
            />
          ) : (
            <p className="tr-empty mb-0" role="status">
              Loading...
            </p>
          )
        }
      >
        {(SignInSettings) => <SignInSettings />}
      </LoadOnDemand>
    </SignInSection>
  );
}

interface SignInSectionProps {
  readonly children: ReactNode;
}

/** The card with its heading. */
function SignInSection({ children }: SignInSectionProps) {
  return (
    <SettingCard title="Sign-in and security" description="How you sign in, and where you are signed in.">
      {children}
    </SettingCard>
  );
}
