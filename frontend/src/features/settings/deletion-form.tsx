import type { RefObject } from 'react';
import { AccountEmail } from '../../shared/forms/account-email';
import { FailureNote } from '../../shared/forms/failure-note';
import { PasswordField } from '../../shared/forms/password-field';
import { DownloadDataButton, DownloadStatus, useDataDownload } from './download-data-button';
import type { Reauthentication } from './use-reauthentication';

interface DeletionFormProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly reauthentication: Omit<Reauthentication, 'form'>;
  readonly email: string;
  readonly isWorking: boolean;
  readonly onSubmit: () => void;
}

const SWITCH_TEXTS = {
  google: 'Continue with Google instead',
  password: 'Enter your password instead',
} as const;

/** What the dialog asks before the account is deleted, and offers: a last download of all data. */
export function DeletionForm({ formRef, reauthentication, email, isWorking, onSubmit }: DeletionFormProps) {
  const { otherMethod } = reauthentication;
  const dataDownload = useDataDownload();
  return (
    <form
      ref={formRef}
      className="tr-stack mt-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWorking) onSubmit();
      }}
    >
      <div>
        <DownloadDataButton className="btn btn-plain btn-sm" isDisabled={isWorking} {...dataDownload} />
        <DownloadStatus isLoading={dataDownload.isLoading} />
      </div>
      {reauthentication.method === 'password' ? (
        <>
          <AccountEmail label="Email" email={email} />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            required
            disabled={isWorking}
            value={reauthentication.password}
            error={reauthentication.passwordError}
            onChange={({ target }) => reauthentication.setPassword(target.value)}
          />
        </>
      ) : (
        <p className="mb-0">To confirm, choose your Google account in the window that opens.</p>
      )}
      {otherMethod !== undefined && (
        <div>
          <button type="button" className="tr-link-button" disabled={isWorking} onClick={reauthentication.switchMethod}>
            {SWITCH_TEXTS[otherMethod]}
          </button>
        </div>
      )}
      {reauthentication.failure !== undefined && <FailureNote text={reauthentication.failure} />}
      {/* The button of the dialog is outside; without one inside, Enter would not submit the form. */}
      <input type="submit" hidden />
    </form>
  );
}
