import { useId, useRef } from 'react';
import { EmptyIllustration } from '../../shared/ui/empty-illustration';
import { ErrorReference } from '../../shared/ui/error-reference';
import { FieldAlert } from '../../shared/forms/field-alert';
import { Icon } from '../../shared/ui/icon';
import { ButtonSpinner } from '../../shared/ui/loading';

interface FilePickerProps {
  /** Whether the last selection is being read or previewed. */
  readonly isLoading: boolean;
  readonly errorText: string | undefined;
  /** The error of the request that failed. */
  readonly error: unknown;
  /** Whether files are dragged over the page. */
  readonly isDraggedOver: boolean;
  readonly onSelect: (files: readonly File[]) => void;
}

/** A button that opens the file dialog, and the drop zone. */
export function FilePicker({ isLoading, errorText, error, isDraggedOver, onSelect }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className="card" aria-labelledby={`${id}title`}>
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id={`${id}title`} className="mb-0">
            Your file
          </h2>
        </div>
        <div className={isDraggedOver ? 'tr-entry tr-drop tr-highlighted' : 'tr-entry tr-drop'}>
          <div className="tr-empty">
            <EmptyIllustration />
            <div id={`${id}hint`}>
              Choose a .json file<span className="tr-drop-hint">, or drop it anywhere on this page</span>. Up to
              1&nbsp;MB. You'll see the changes before anything is saved.
            </div>
            <input
              ref={input}
              type="file"
              hidden
              accept=".json,application/json"
              aria-label="Resume file"
              onChange={({ target }) => {
                onSelect([...(target.files ?? [])]);
                // Allows selecting the same file again after it was corrected.
                target.value = '';
              }}
            />
            <button
              type="button"
              className="btn btn-primary"
              aria-describedby={errorText === undefined ? `${id}hint` : `${id}error ${id}hint`}
              aria-disabled={isLoading}
              onClick={() => {
                if (!isLoading) input.current?.click();
              }}
            >
              {isLoading ? <ButtonSpinner /> : <Icon name="file-earmark-text" />}
              {isLoading ? 'Reading...' : 'Choose a file'}
            </button>
            <FieldAlert id={`${id}error`} text={errorText} className="justify-content-center text-start" />
            <ErrorReference error={error} />
          </div>
        </div>
      </div>
    </section>
  );
}
