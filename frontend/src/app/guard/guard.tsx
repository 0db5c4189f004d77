import { MESSAGES } from '@trackrecord/contracts/messages';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../../shared/api/services';
import { useAuth } from '../../shared/identity/auth-context';
import type { Identity } from '../../shared/identity/identity';
import { claimsStaffRole } from '../../shared/identity/staff-claims';
import { readArrival, readEditState, removeArrival, useNavigationState } from '../../shared/session/navigation-state';
import { lazyScreen } from '../../shared/ui/lazy-screen';
import { LoadError } from '../../shared/ui/load-error';
import { LoadingScreen } from '../../shared/ui/loading';
import { Main } from '../../shared/ui/main';
import { decide, decideHomeRedirect, type Decision, type GuardInput, isOnboardingPath } from './decide';
import { type ProfileState, useProfileState } from './profile-state';

/** Collects the input of the guard's decisions. */
function useGuardInput(): { readonly input: GuardInput; readonly profileState: ProfileState } {
  const { loading, user } = useAuth();
  const { pathname } = useLocation();
  const state = useNavigationState();
  // The profile is not refetched in the wizard: a refetch after the wizard has created the profile would make the guard
  // skip its last steps.
  const profileState = useProfileState(!isOnboardingPath(pathname));
  const isStaff = useStaffClaim(
    profileState.kind === 'absent' || profileState.kind === 'gone' ? readStaffClaim : undefined,
  );
  const input: GuardInput = {
    path: pathname,
    auth: loading ? 'loading' : user === null ? 'signed-out' : 'signed-in',
    profile: profileState.kind,
    onboardingCompleted: profileState.kind === 'present' && profileState.profile.onboardingCompleted,
    arrival: readArrival(state),
    isEditing: readEditState(state, user?.uid) !== undefined,
    isStaff,
  };
  return { input, profileState };
}

/** Full-page error with a retry button, shown when the profile could not be loaded. */
function ProfileLoadError({ profileState }: { readonly profileState: ProfileState }) {
  if (profileState.kind !== 'failed') return null;
  return (
    <Main className="tr-standalone">
      <h1 className="visually-hidden">Your profile</h1>
      <LoadError
        text={MESSAGES.profileNotLoaded}
        error={profileState.error}
        isWorking={profileState.isRetrying}
        onRetry={profileState.retry}
      />
    </Main>
  );
}

/**
 * Removes the arrival from the history state once it has been used, so that a reload does not repeat it. At
 * `/onboarding` itself the wizard is about to redirect to a step, and passes the state on.
 */
function useConsumeArrival(isShown: boolean): void {
  const { pathname, search } = useLocation();
  const state = useNavigationState();
  const navigate = useNavigate();

  useEffect(() => {
    if (!isShown || pathname === '/onboarding' || readArrival(state) === undefined) return;
    void navigate({ pathname, search }, { replace: true, state: removeArrival(state) });
  }, [isShown, pathname, search, state, navigate]);
}

interface DecisionViewProps {
  readonly decision: Decision;
  readonly profileState: ProfileState;
}

/** Renders the guard's decision. */
function DecisionView({ decision, profileState }: DecisionViewProps) {
  const { key } = useLocation();
  switch (decision.kind) {
    case 'wait':
      return <LoadingScreen label="Loading" />;
    case 'redirect':
      return <Navigate key={key} to={decision.to} replace />;
    case 'retry':
      return <ProfileLoadError profileState={profileState} />;
    case 'show':
      return <Outlet context={profileState} />;
  }
}

/** Protects the signed-in screens: shows the route, or redirects as spec section 2 says. */
export function Guard() {
  const { input, profileState } = useGuardInput();
  const decision = decide(input);
  useConsumeArrival(decision.kind === 'show' && profileState.kind !== 'loading');
  return <DecisionView decision={decision} profileState={profileState} />;
}

/** The route `/`: redirects depending on the authentication and profile state. */
export function HomeRedirect() {
  const { input, profileState } = useGuardInput();
  return <DecisionView decision={decideHomeRedirect(input)} profileState={profileState} />;
}

const StaffArea = lazyScreen(() => import('../staff/staff-area'));

/** The routes below `/staff`: loads nothing of them unless the token claims a role. */
export function StaffGuard() {
  const isStaff = useStaffClaim(readNewStaffClaim);
  const { key } = useLocation();
  if (isStaff === undefined) return <LoadingScreen label="Loading" />;
  return isStaff ? <StaffArea /> : <Navigate key={key} to="/" replace />;
}

/** Reads the claim from the current token. */
const readStaffClaim = async (identity: Identity): Promise<boolean> => claimsStaffRole(await identity.getToken());

/** Reads the claim; renews a token without a role once, because the role may have been granted since. */
const readNewStaffClaim = async (identity: Identity): Promise<boolean> =>
  (await readStaffClaim(identity)) || claimsStaffRole(await identity.getToken(true));

/**
 * Returns whether the token claims a role of staff; undefined until it is known. Without `readClaim`, nothing is read.
 */
function useStaffClaim(readClaim: typeof readStaffClaim | undefined): boolean | undefined {
  const { identity } = useServices();
  const [isStaff, setIsStaff] = useState<boolean>();

  useEffect(() => {
    let isCanceled = false;
    void readClaim?.(identity)
      .catch(() => false)
      .then((claim) => {
        if (!isCanceled) setIsStaff(claim);
      });
    return () => {
      isCanceled = true;
    };
  }, [readClaim, identity]);

  return isStaff;
}
