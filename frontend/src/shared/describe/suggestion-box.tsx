import { Icon } from '../ui/icon';
import type { Suggestion } from './suggestion';

interface SuggestionBoxProps {
  readonly suggestion: Suggestion | undefined;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Switches between the improved text and the transcript. */
  readonly onSwap: () => void;
  readonly onKeep: () => void;
}

const ROUGH_DRAFT_WARNING =
  'This is a rough draft. Offline dictation gets about one word in three wrong or misses it, so check every line before you use it.';

const KIND_LABELS = { enhanced: 'enhancement', dictated: 'dictation' } as const;

/** Returns a sentence that names the engine, in particular if no AI service was used. */
function getEngineText({ kind, engine, transcript, shownVersion }: Suggestion): string {
  const isImproved = kind === 'enhanced' || (transcript !== undefined && shownVersion === 'improved');
  if (engine === 'browser') return 'Transcribed by your browser on this device.';
  if (engine === 'openai') return isImproved ? 'Improved by an AI service.' : 'Transcribed by an AI service.';
  return isImproved
    ? 'Improved with built-in rules (no AI used).'
    : 'Transcribed on our own server (no AI service used).';
}

function getAlternativeText({ previousVersion, improved, transcript, shownVersion, undoneVersion }: Suggestion) {
  if (undoneVersion !== undefined) return { title: 'Undone text', text: undoneVersion.text };
  if (transcript === undefined) return { title: 'Your text before', text: previousVersion.text };
  return shownVersion === 'improved'
    ? { title: 'Transcript', text: transcript }
    : { title: 'Improved text', text: improved };
}

function SuggestionSummary({ suggestion }: { readonly suggestion: Suggestion }) {
  const { kind, message, isRough, undoneVersion } = suggestion;
  if (undoneVersion !== undefined)
    return <p className="mb-1">The {KIND_LABELS[kind]} was undone. Select Redo to restore it.</p>;
  return (
    <>
      {message !== undefined && <p className="mb-1 fw-semibold">{message}</p>}
      {isRough && <p className="mb-1">{ROUGH_DRAFT_WARNING}</p>}
      <p className="tr-small mb-1">{getEngineText(suggestion)}</p>
      <p className="visually-hidden">You can undo it below.</p>
    </>
  );
}

/** Shows which engine changed a description, the alternative text, and undo, redo and switch buttons. */
export function SuggestionBox({ suggestion, onUndo, onRedo, onSwap, onKeep }: SuggestionBoxProps) {
  const isUndone = suggestion?.undoneVersion !== undefined;
  const isRough = suggestion?.isRough === true && !isUndone;
  const className = isRough ? 'tr-note is-yellow' : 'tr-note';
  const alternative = suggestion && getAlternativeText(suggestion);
  return (
    <div className={suggestion && `${className} tr-suggestion mt-2`}>
      {suggestion && <Icon name={isRough ? 'exclamation-triangle' : 'magic'} />}
      <div>
        {/* Always mounted, so that changes are announced. */}
        <div role="status">{suggestion && <SuggestionSummary suggestion={suggestion} />}</div>
        {suggestion && (
          <>
            {alternative !== undefined && alternative.text.trim() !== '' && (
              <details>
                <summary>{alternative.title}</summary>
                <p className="tr-pre-line">{alternative.text}</p>
              </details>
            )}
            <div className="tr-row mt-2">
              {suggestion.transcript !== undefined && !isUndone && (
                <button type="button" className="btn btn-plain btn-sm" onClick={onSwap}>
                  {suggestion.shownVersion === 'improved' ? 'Use transcript' : 'Use the improved text'}
                </button>
              )}
              <button type="button" className="btn btn-plain btn-sm" onClick={isUndone ? onRedo : onUndo}>
                {isUndone ? 'Redo' : `Undo ${KIND_LABELS[suggestion.kind]}`}
              </button>
              <button type="button" className="btn btn-quiet btn-sm" onClick={onKeep}>
                Keep it
              </button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
