import { comparableWords } from '@trackrecord/contracts';

/** The words of a place in one form: "U.S." as "us". */
export const placeKey = (name: string): string => comparableWords(name.replaceAll('.', '')).join(' ');
