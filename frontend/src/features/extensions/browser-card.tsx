import type { BrowserToken } from '@trackrecord/contracts';
import { describeLastUse } from '../../shared/extensions/describe-use';
import { RevokeDialog } from '../../shared/extensions/revoke-dialog';
import { useRevoke } from '../../shared/extensions/use-revoke';
import { formatLocalDay } from '../../shared/format/format-day';
import { formatTime } from '../../shared/format/format-time';
import { CopyTextButton } from '../../shared/ui/copy-text-button';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';
import { useFocusContainerFallback } from '../../shared/ui/use-focus-fallback';
import { ExtensionCard } from './extension-card';
import { InstallSteps } from './install-steps';
import type { PairingCode } from './use-pairing-code';

/** Built together with the client (frontend/build/browser-extension.ts). */
const EXTENSION_FILE = '/save-to-trackrecord.zip';

interface PairingProps {
  readonly pairing: PairingCode;
  readonly isNext: boolean;
}

/** The code that connects a browser. */
function Pairing({ pairing, isNext }: PairingProps) {
  const { code, until, minutesLeft, isExpired, connectedBrowser, isCreating, create } = pairing;
  const createLabel = code === undefined ? 'Create code' : 'Create new code';
  return (
    <div className="tr-entry tr-pairing">
      <div>
        <h3>Pairing code</h3>
        {code !== undefined && (
          <code className="tr-code d-block mt-1">
            <span aria-hidden="true">{code}</span>
            <span className="visually-hidden">{code.split('').join(' ')}</span>
          </code>
        )}
        <div className="tr-muted tr-small tr-num mt-1" role="status">
          {connectedBrowser !== undefined && `${connectedBrowser.name} is connected.`}
          {isExpired && 'The code has expired.'}
          {code === undefined &&
            connectedBrowser === undefined &&
            !isExpired &&
            'Type it into the extension. For one browser.'}
          {until !== undefined && `For one browser. Valid until ${formatTime(until)}.`}
        </div>
        {code !== undefined && (
          <div className="tr-muted tr-small tr-num">
            {minutesLeft === 1 ? 'Less than a minute left' : `${minutesLeft} minutes left`}
          </div>
        )}
      </div>
      <span className="tr-row">
        {code !== undefined && <CopyTextButton text={code} label="Copy code" />}
        <button
          type="button"
          className={isNext ? 'btn btn-primary' : 'btn btn-plain'}
          aria-disabled={isCreating}
          onClick={() => void create()}
        >
          {isCreating ? <ButtonSpinner /> : code !== undefined && <Icon name="arrow-clockwise" />}
          {createLabel}
        </button>
      </span>
    </div>
  );
}

interface BrowserCardProps {
  readonly uid: string;
  readonly browsers: readonly BrowserToken[];
  readonly pairing: PairingCode;
  /** What the user does next to set it up. */
  readonly nextAction: 'download' | 'pair' | undefined;
  readonly onDownload: () => void;
}

const describeState = (browserCount: number): string => {
  if (browserCount === 0) return 'Not connected yet';
  return browserCount === 1 ? '1 browser connected' : `${browserCount} browsers connected`;
};

/** The browser extension: how to install and connect it, and which browsers are connected. */
export function BrowserCard({ uid, browsers, pairing, nextAction, onDownload }: BrowserCardProps) {
  const revoke = useRevoke(uid);
  const card = useFocusContainerFallback<HTMLElement>();
  return (
    <ExtensionCard
      icon="bookmark-plus"
      title="Save to Trackrecord"
      description="Saves a job from any job site with one click, on a computer."
      state={describeState(browsers.length)}
      isSetUp={browsers.length > 0}
      cardRef={card}
    >
      <InstallSteps />
      <div className="tr-row my-4">
        <a
          className={nextAction === 'download' ? 'btn btn-primary' : 'btn btn-plain'}
          href={EXTENSION_FILE}
          download
          onClick={onDownload}
        >
          <Icon name="download" />
          Get the extension
        </a>
        <span className="tr-small tr-muted">A ZIP file for Chrome and Edge on a computer</span>
      </div>
      <Pairing pairing={pairing} isNext={nextAction === 'pair'} />
      {browsers.length > 0 && (
        <>
          <h3 className="tr-overline mt-4 mb-3">Connected browsers</h3>
          <ul className="tr-extension-rows">
            {browsers.map(({ id, name, createdAt, lastUsedOn, saved }) => (
              <li key={id}>
                <Icon name="laptop" />
                <div>
                  <div className="fw-semibold">{name}</div>
                  <div className="tr-muted tr-small tr-num">
                    Connected {formatLocalDay(createdAt)} · {describeLastUse(lastUsedOn)} · {saved}{' '}
                    {saved === 1 ? 'job' : 'jobs'} saved
                  </div>
                </div>
                <button
                  type="button"
                  className="btn btn-quiet-danger btn-sm"
                  aria-label={`Disconnect ${name}`}
                  onClick={() => revoke.ask({ kind: 'browser', id, name })}
                >
                  Disconnect
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <RevokeDialog control={revoke} fallback={card} />
    </ExtensionCard>
  );
}
