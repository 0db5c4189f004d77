import '../../../styles/sign-in.scss';
import { useAuth } from '../../../shared/identity/auth-context';
import { AccountChanges } from './account-changes';
import { DeviceRows } from './device-rows';
import { EmailRow } from './email-row';
import { GoogleRow } from './google-row';
import { PasswordRow } from './password-row';
import { SignOutEverywhere } from './sign-out-everywhere';
import { VerifyEmailNote } from './verify-email-note';
import { useSignInMethods } from './use-sign-in-methods';

/** The content of the card: the ways to sign in, and how to sign out everywhere. */
export default function SignInSettings() {
  const { methods, reload } = useSignInMethods();
  const { user } = useAuth();
  const email = user?.email ?? null;
  return (
    <>
      {methods?.isEmailVerified === false && email !== null && <VerifyEmailNote email={email} />}
      <ul className="tr-sign-in-rows mt-4">
        <EmailRow hasPassword={methods?.hasPassword} />
        <PasswordRow hasPassword={methods?.hasPassword} />
        <GoogleRow methods={methods} onChanged={reload} />
      </ul>
      <DeviceRows />
      <SignOutEverywhere />
      <AccountChanges />
    </>
  );
}
