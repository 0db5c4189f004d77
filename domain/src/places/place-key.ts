import { toComparableWords } from '@trackrecord/contracts';

/** Normalizes the words of a place: "U.S." becomes "us". */
export const toPlaceKey = (name: string): string => toComparableWords(name.replaceAll('.', '')).join(' ');
