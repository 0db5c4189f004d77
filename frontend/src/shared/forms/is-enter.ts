import type { KeyboardEvent } from 'react';

/** The code of a key that an input method handles. Safari ends the composition before it reports the key. */
const INPUT_METHOD_KEY = 229;

/** Returns true if Enter was pressed, but not to choose a word of an input method, such as for Japanese. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- no other property has this code
  key === 'Enter' && !nativeEvent.isComposing && nativeEvent.keyCode !== INPUT_METHOD_KEY;
