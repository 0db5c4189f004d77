import type { ConsentGivenResponse, CurrentConsent } from '@trackrecord/contracts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatTimestampInText } from '../../../shared/format/format-timestamp';
import type { IconName } from '../../../shared/ui/icon-name';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import type { ConsentControl } from './use-consent';

interface CopyButtonProps {
  readonly code: string;
}

function CopyButton({ code }: CopyButtonProps) {
  const [copyResult, setCopyResult] = useState<'copied' | 'failed'>();
  const copy = (): void => {
    navigator.clipboard.writeText(code).then(
      () => setCopyResult('copied'),
      () => setCopyResult('failed'),
    );
  };
  return (
    <>
      <button type="button" className="btn btn-plain btn-sm" onClick={copy}>
        {copyResult === 'copied' ? 'Copied' : 'Copy code'}
      </button>
      {copyResult === 'failed' && 'Copying failed. Please select the code.'}
    </>
  );
}

interface NoteProps {
  readonly className: string;
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Note({ className, icon, title, children }: NoteProps) {
  return (
    <div className={`${className} mt-4`}>
      <Icon name={icon} />
      <div>
        <strong className="d-block">{title}</strong>
        {children}
      </div>
    </div>
  );
}

/** Returns the created code while it can be used: not if it was used, withdrawn or replaced by another one. */
export const getUsableCode = (
  { givenConsent }: Pick<ConsentControl, 'givenConsent'>,
  consent: CurrentConsent | null | undefined,
): ConsentGivenResponse | undefined =>
  givenConsent !== undefined && consent?.until === givenConsent.until && !consent.isUsed ? givenConsent : undefined;

interface ConsentNoteProps {
  readonly control: ConsentControl;
  readonly consent: CurrentConsent | null | undefined;
  /** Whether support can see the data now, because of a consent. */
  readonly hasAccess: boolean;
}

/** What the user's consent permits, and the code just after it was created. */
export function ConsentNote({ control, consent, hasAccess }: ConsentNoteProps) {
  if (control.isOff) {
    return (
      <Note className="tr-note is-yellow" icon="info-circle" title="Codes are turned off.">
        Support needs a ticket and a reason instead of a code, and each access is listed below.
      </Note>
    );
  }
  if (!consent) return null;
  const usableCode = getUsableCode(control, consent);
  const until = <span className="tr-num">{formatTimestampInText(consent.until)}</span>;
  const withdrawButton = (
    <button
      type="button"
      className="btn btn-plain btn-sm"
      aria-disabled={control.isWithdrawing}
      onClick={() => void control.withdraw(consent.isUsed ? 'access' : 'code')}
    >
      {control.isWithdrawing && <ButtonSpinner />}
      {consent.isUsed ? 'End support access' : 'Cancel code'}
    </button>
  );
  if (usableCode !== undefined) {
    return (
      <Note className="tr-note" icon="info-circle" title="Read this code out to support">
        <code className="tr-code">{usableCode.code}</code>
        <div>
          It works once, until {until}, and lets one support agent see your profile for up to two hours. It is not shown
          again.
        </div>
        <div className="tr-row mt-2">
          <CopyButton code={usableCode.code} />
          {withdrawButton}
        </div>
      </Note>
    );
  }
  if (!consent.isUsed) {
    return (
      <Note className="tr-note" icon="info-circle" title="Support has not used your code yet">
        <div className="mb-2">It can be used until {until}. A code is shown only once. A new code replaces it.</div>
        {withdrawButton}
      </Note>
    );
  }
  return hasAccess ? (
    <Note className="tr-note" icon="check-lg" title="Support has used your code">
      <div className="mb-2">
        It cannot be used again. Support can see your profile until you end access or their time is up.
      </div>
      {withdrawButton}
    </Note>
  ) : (
    <Note className="tr-note" icon="check-lg" title="Support has used your code">
      It cannot be used again, and access has ended.
    </Note>
  );
}
