import { useId, useRef } from 'react';
import { EmptyTrack } from '../../shared/ui/empty-track';
import { Icon } from '../../shared/ui/icon';
import { WorkingMark } from '../../shared/ui/waiting';

interface ChooseFileProps {
  /** Whether the last choice is being read. */
  readonly working: boolean;
  readonly fault: string | undefined;
  /** Whether files are held over the page. */
  readonly over: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** The place of a file: a button that opens the browser's dialog, and where files may be dropped. */
export function ChooseFile({ working, fault, over, onChoose }: ChooseFileProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <section className="card" aria-labelledby={`${id}title`}>
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id={`${id}title`} className="mb-0">
            Your file
          </h2>
        </div>
        <div className={over ? 'tr-entry tr-drop tr-lit' : 'tr-entry tr-drop'}>
          <div className="tr-empty">
            <EmptyTrack />
            <div id={`${id}hint`}>
              Choose a .json file, or drop it anywhere on this page. Up to 1 MB. You'll see the changes before anything
              is saved.
            </div>
            <input
              ref={field}
              type="file"
              hidden
              accept=".json,application/json"
              aria-label="Resume file"
              onChange={({ target }) => {
                onChoose([...(target.files ?? [])]);
                // The same file can be chosen again, once it was mended.
                target.value = '';
              }}
            />
            <button
              type="button"
              className="btn btn-primary"
              aria-describedby={fault === undefined ? `${id}hint` : `${id}fault ${id}hint`}
              aria-disabled={working}
              onClick={() => {
                if (!working) field.current?.click();
              }}
            >
              {working ? <WorkingMark /> : <Icon name="file-earmark-text" />}
              {working ? 'Reading...' : 'Choose a file'}
            </button>
            {fault !== undefined && (
              <div className="invalid-feedback justify-content-center text-start" id={`${id}fault`} role="alert">
                <Icon name="exclamation-circle" />
                {fault}
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
