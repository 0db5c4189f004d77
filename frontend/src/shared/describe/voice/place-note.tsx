import type { DictationPlace } from './dictation-choice';
import { PLACE_TEXTS } from './places';

interface PlaceNoteProps {
  readonly place: DictationPlace;
  /** Opens the choice; without it there is nothing to choose. */
  readonly onChange: (() => void) | undefined;
}

/** Says where the sound goes, and lets the user change that. */
export function PlaceNote({ place, onChange }: PlaceNoteProps) {
  return (
    <p className="tr-small w-100 mb-0">
      {PLACE_TEXTS[place]}{' '}
      {onChange !== undefined && (
        <button type="button" className="tr-link-button" onClick={onChange}>
          Change where your speech becomes text
        </button>
      )}
    </p>
  );
}
