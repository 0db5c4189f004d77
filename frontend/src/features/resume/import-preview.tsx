import type { ResumeImported } from '@trackrecord/contracts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { WorkingMark } from '../../shared/ui/waiting';
import { ImportOutcome } from './import-outcome';
import { OutdatedNote } from './outdated-note';
import { StrategyChoice } from './strategy-choice';
import { useApplyImport } from './use-apply-import';
import type { ResumeImport } from './use-resume-import';

interface ImportPreviewProps {
  readonly uid: string;
  readonly wanted: ResumeImport;
  readonly preview: ResumeImported;
}

/** What importing the chosen file changes, how it is to come in, and the way on. */
export function ImportPreview({ uid, wanted, preview }: ImportPreviewProps) {
  const { strategy, asking, failure, pick, askAgain, cancel } = wanted;
  const { applying, outdated, apply } = useApplyImport(uid, wanted);
  const waiting = asking || applying;
  const canImport = failure === undefined && preview.changes.length > 0;
  return (
    <div>
      <div className="tr-stack tr-wide-gap tr-enter">
        {outdated && !applying && <OutdatedNote />}
        <StrategyChoice picked={strategy} disabled={applying} onPick={pick} />
        {failure === undefined ? (
          <div className="tr-stack tr-wide-gap tr-in-time" aria-busy={asking}>
            <ImportOutcome preview={preview} />
          </div>
        ) : (
          <LoadFailure text={failure} working={asking} onRetry={askAgain} />
        )}
      </div>
      <div className="tr-foot">
        <span className="tr-row tr-push">
          <button type="button" className="btn btn-plain" disabled={applying} onClick={cancel}>
            Cancel
          </button>
          {canImport && (
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={waiting}
              onClick={() => {
                if (!waiting) apply();
              }}
            >
              {applying && <WorkingMark />}
              {applying ? 'Importing...' : 'Import'}
            </button>
          )}
        </span>
      </div>
    </div>
  );
}
