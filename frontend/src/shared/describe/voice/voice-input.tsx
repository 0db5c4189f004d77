import { useState } from 'react';
import { useDeviceLanguages } from './device/device-languages';
import { DeviceVoiceInput } from './device/device-voice-input';
import { useDictationChoice } from './dictation-choice';
import { PlaceChoice } from './place-choice';
import { ServerVoiceInput } from './server-voice-input';
import { VoiceBox } from './voice-box';
import type { VoiceInputProps } from './voice-input-props';

/**
 * Voice input: speech becomes text on the device if the browser can do that and the user agrees, otherwise on the
 * server. Asks once where; the user can change it later.
 */
export default function VoiceInput(props: VoiceInputProps) {
  const { languages, markInstalled } = useDeviceLanguages();
  const { place, choosePlace, language, chooseLanguage } = useDictationChoice();
  const [isChoosing, setIsChoosing] = useState(false);
  // Whether the user has pressed a control of a box that is gone.
  const [hasChanged, setHasChanged] = useState(false);

  if (languages === undefined) return <VoiceBox isShown={props.isShown} status="Asking your browser..." />;
  const deviceLanguage = languages.find(({ tag }) => tag === language) ?? languages[0];
  const changePlace = (): void => {
    setHasChanged(true);
    setIsChoosing(true);
  };
  if (deviceLanguage === undefined)
    return <ServerVoiceInput {...props} replacesBox={false} onChangePlace={undefined} />;
  if (place === undefined || isChoosing)
    return (
      <PlaceChoice
        {...props}
        replacesBox={hasChanged}
        onChoose={(newPlace) => {
          choosePlace(newPlace);
          setHasChanged(true);
          setIsChoosing(false);
        }}
      />
    );
  if (place === 'server') return <ServerVoiceInput {...props} replacesBox={hasChanged} onChangePlace={changePlace} />;
  return (
    <DeviceVoiceInput
      {...props}
      languages={languages}
      language={deviceLanguage}
      onChooseLanguage={chooseLanguage}
      onInstalled={markInstalled}
      onChangePlace={changePlace}
      replacesBox={hasChanged}
    />
  );
}
