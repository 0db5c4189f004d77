import { useState } from 'react';
import { readItem, storeItem } from '../../storage/browser-storage';

/** Where speech becomes text: the user consents to one of them before the microphone is opened. */
export type DictationPlace = 'device' | 'server';

const PLACE_KEY = 'dictation-place';
const LANGUAGE_KEY = 'dictation-language';

function readPlace(): DictationPlace | undefined {
  const stored = readItem('local', PLACE_KEY);
  return stored === 'device' || stored === 'server' ? stored : undefined;
}

interface DictationChoice {
  /** Undefined until the user has chosen. */
  readonly place: DictationPlace | undefined;
  readonly choosePlace: (place: DictationPlace) => void;
  /** The tag of the language that the user chose last. */
  readonly language: string | undefined;
  readonly chooseLanguage: (tag: string) => void;
}

/** What the user has chosen in this browser; removed when they sign out. */
export function useDictationChoice(): DictationChoice {
  const [place, setPlace] = useState(readPlace);
  const [language, setLanguage] = useState(() => readItem('local', LANGUAGE_KEY) ?? undefined);
  return {
    place,
    choosePlace: (newPlace) => {
      storeItem('local', PLACE_KEY, newPlace);
      setPlace(newPlace);
    },
    language,
    chooseLanguage: (tag) => {
      storeItem('local', LANGUAGE_KEY, tag);
      setLanguage(tag);
    },
  };
}
