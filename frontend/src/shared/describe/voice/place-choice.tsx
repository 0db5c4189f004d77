import { useId } from 'react';
import type { DictationPlace } from './dictation-choice';
import { PLACE_TEXTS } from './places';
import { useVoiceBox } from './use-voice-box';
import { VoiceBox } from './voice-box';
import type { VoiceInputProps } from './voice-input-props';

interface PlaceChoiceProps extends Pick<VoiceInputProps, 'isShown' | 'onShow' | 'onPendingChange'> {
  readonly replacesBox: boolean;
  readonly onChoose: (place: DictationPlace) => void;
}

const BUTTONS = [
  { place: 'device', text: 'Use this device', className: 'btn btn-primary' },
  { place: 'server', text: 'Use our server', className: 'btn btn-plain' },
] as const;

const doNothing = (): void => undefined;

/** Asks for the consent to one of the places where speech becomes text. */
export function PlaceChoice({ isShown, onShow, onPendingChange, replacesBox, onChoose }: PlaceChoiceProps) {
  const id = useId();
  const box = useVoiceBox({ isShown, onShow, onPendingChange, shownStage: 'choice', replacesBox, stop: doNothing });
  return (
    <VoiceBox box={box} isShown={isShown} status="Choose where your speech becomes text">
      {BUTTONS.map(({ place, text, className }, index) => (
        <div key={place} className="w-100">
          <p id={id + place} className="tr-small mb-2">
            {PLACE_TEXTS[place]}
          </p>
          <button
            type="button"
            className={className}
            aria-describedby={id + place}
            data-first-focus={index === 0 ? true : undefined}
            onClick={() => onChoose(place)}
          >
            {text}
          </button>
        </div>
      ))}
    </VoiceBox>
  );
}
