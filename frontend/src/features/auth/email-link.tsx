import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useServices } from '../../shared/api/services';
import { AccountEmail } from '../../shared/forms/account-email';
import { FailureNote } from '../../shared/forms/failure-note';
import { PasswordField } from '../../shared/forms/password-field';
import { useFocusFirstInvalid } from '../../shared/forms/use-focus-first-invalid';
import { getAuthErrorMessage } from '../../shared/identity/auth-error';
import type { EmailCodeAction } from '../../shared/identity/identity';
import { validatePassword } from '../../shared/forms/new-password-field';
import { logError } from '../../shared/log/log';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { ActionCodeNote, useActionCode } from './action-code';
import { carryEmail } from './carried-email';
import type { AuthActions } from './use-auth-actions';

interface ConfirmFormProps {
  readonly emailCode: EmailCodeAction;
  readonly onConfirm: () => Promise<void>;
}

const LEADS: Readonly<Record<EmailCodeAction['kind'], string>> = {
  change: 'You will sign in with the new email.',
  recover: 'Your account goes back to the email that it had.',
  verify: 'This confirms that emails to this address reach you.',
};

const CONFIRM_LABELS: Readonly<Record<EmailCodeAction['kind'], string>> = {
  change: 'Change email',
  recover: 'Restore email',
  verify: 'Verify email',
};

/** Asks before the email changes or is verified: programs that check mails for viruses open the links in them, too. */
function ConfirmForm({ emailCode: { kind, email }, onConfirm }: ConfirmFormProps) {
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async (): Promise<void> => {
    setIsWorking(true);
    setFailure(undefined);
    try {
      await onConfirm();
    } catch (error) {
      logError('applying the code of an email link failed', error);
      setFailure(getAuthErrorMessage(error));
      setIsWorking(false);
    }
  };

  return (
    <div className="tr-stack">
      <p className="tr-muted mb-0">{LEADS[kind]}</p>
      <AccountEmail label={kind === 'change' ? 'New email' : 'Email'} email={email} />
      <FailureNote text={failure} />
      <button
        type="button"
        className="btn btn-primary btn-lg w-100 mt-2"
        aria-disabled={isWorking}
        onClick={() => {
          if (!isWorking) void confirm();
        }}
      >
        {isWorking && <ButtonSpinner />}
        {CONFIRM_LABELS[kind]}
      </button>
    </div>
  );
}

interface SignInFormProps {
  readonly email: string;
  readonly actions: AuthActions;
}

/** Signs in with the new email. */
function SignInForm({ email, actions }: SignInFormProps) {
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { form, focusFirstInvalid } = useFocusFirstInvalid();
  const error = validatePassword(password);
  const isPending = actions.pendingMethod === 'email';

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (error === undefined) void actions.signInWithNewEmail(email, password);
    else focusFirstInvalid();
  };

  return (
    <form ref={form} className="tr-stack" noValidate onSubmit={submit}>
      <AccountEmail label="Email" email={email} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        value={password}
        error={isSubmitted ? error : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <button
        type="submit"
        className="btn btn-primary btn-lg w-100 mt-2"
        disabled={actions.pendingMethod !== undefined}
      >
        {isPending && <ButtonSpinner />}
        {isPending ? 'Signing in...' : 'Sign in'}
      </button>
    </form>
  );
}

/** After the email was restored: whoever changed it may know the password. */
function ResetAdvice({ email }: { readonly email: string }) {
  return (
    <>
      <p className="mb-0">If you did not change your email yourself, choose a new password: somebody may know yours.</p>
      <Link className="btn btn-primary btn-lg w-100" to="/signup?mode=reset" state={carryEmail(email)}>
        Reset password
      </Link>
      <p className="mb-0">
        <Link className="tr-inline" to="/signup?mode=signin">
          Sign in
        </Link>
      </p>
    </>
  );
}

interface EmailLinkProps {
  /** The code of the link. */
  readonly code: string;
  readonly actions: AuthActions;
}

/** The target of links that change the email, restore the old one or verify it. */
export default function EmailLink({ code, actions }: EmailLinkProps) {
  const { identity } = useServices();
  const { state, retry } = useActionCode(code, (linkCode) => identity.readEmailCode(linkCode));
  const [isDone, setIsDone] = useState(false);

  if (state.kind !== 'valid') {
    return <ActionCodeNote state={state} onRetry={retry} newLink={{ to: '/settings', text: 'Open settings' }} />;
  }
  const { kind, email } = state.result;
  if (!isDone) {
    const confirm = async (): Promise<void> => {
      await (kind === 'verify' ? identity.verifyEmail(code) : identity.applyEmailCode(code));
      setIsDone(true);
    };
    return <ConfirmForm emailCode={state.result} onConfirm={confirm} />;
  }
  return (
    <div className="tr-stack">
      <div className="tr-note" role="status">
        <Icon name="check-lg" />
        <div>
          {kind === 'change' && `Your email is now ${email}. Sign in with it; your other devices are then signed out.`}
          {kind === 'recover' && `Your email is ${email} again.`}
          {kind === 'verify' && `${email} is verified.`}
        </div>
      </div>
      {kind === 'change' && <SignInForm email={email} actions={actions} />}
      {kind === 'recover' && <ResetAdvice email={email} />}
      {kind === 'verify' && (
        <Link className="btn btn-primary btn-lg w-100" to="/">
          Continue
        </Link>
      )}
    </div>
  );
}
