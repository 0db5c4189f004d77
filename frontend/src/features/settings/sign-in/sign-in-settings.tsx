import '../../../styles/sign-in.scss';
import { DeviceRows } from './device-rows';
import { PasswordRow } from './password-row';
import { SignOutEverywhere } from './sign-out-everywhere';

/** The content of the card: the ways to sign in, and how to sign out everywhere. */
export default function SignInSettings() {
  return (
    <>
      <ul className="tr-sign-in-rows mt-4">
        <PasswordRow />
      </ul>
      <DeviceRows />
      <SignOutEverywhere />
    </>
  );
}
