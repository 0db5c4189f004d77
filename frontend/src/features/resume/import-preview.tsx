import type { ResumeImported } from '@trackrecord/contracts';
import { AlertNote } from '../../shared/ui/alert-note';
import { LoadError } from '../../shared/ui/load-error';
import { ButtonSpinner } from '../../shared/ui/loading';
import { ImportChanges } from './import-changes';
import { StrategyPicker } from './strategy-picker';
import { useApplyImport } from './use-apply-import';
import type { ResumeImport } from './use-resume-import';

function OutdatedNote() {
  return (
    <AlertNote title="Your profile changed in the meantime">
      It was saved in another window, so nothing was imported. Review the updated changes.
    </AlertNote>
  );
}

interface ImportPreviewProps {
  readonly uid: string;
  readonly resumeImport: ResumeImport;
  readonly preview: ResumeImported;
}

/** Previews an import, selects its strategy and applies it. */
export function ImportPreview({ uid, resumeImport, preview }: ImportPreviewProps) {
  const { strategy, isLoading, errorText, error, selectStrategy, refresh, cancel } = resumeImport;
  const { isApplying, isOutdated, apply } = useApplyImport(uid, resumeImport);
  const isBusy = isLoading || isApplying;
  const canImport = errorText === undefined && preview.changes.length > 0;
  return (
    <div>
      <div className="tr-stack tr-wide-gap tr-enter">
        {isOutdated && !isApplying && <OutdatedNote />}
        <StrategyPicker selected={strategy} disabled={isApplying} onSelect={selectStrategy} />
        {errorText === undefined ? (
          <div className="tr-stack tr-wide-gap tr-dim-busy" aria-busy={isLoading}>
            <ImportChanges preview={preview} />
          </div>
        ) : (
          <LoadError text={errorText} error={error} isWorking={isLoading} onRetry={refresh} />
        )}
      </div>
      <div className="tr-foot">
        <span className="tr-row tr-push">
          <button type="button" className="btn btn-plain" disabled={isApplying} onClick={cancel}>
            {canImport ? 'Cancel' : 'Choose another file'}
          </button>
          {canImport && (
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) apply();
              }}
            >
              {isApplying && <ButtonSpinner />}
              {isApplying ? 'Importing...' : 'Import'}
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
