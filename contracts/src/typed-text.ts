import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH } from './constants.js';
import { getFieldName } from './field-name.js';
import { normalizeSkill } from './skill-text.js';
import { text } from './text.js';
import { hasControls, hasControlsInProse, isVisible, normalizeLine, normalizeProse } from './visible-text.js';

const getHiddenControlsError = ({ path = [] }: { readonly path?: readonly PropertyKey[] | undefined }): string =>
  `${getFieldName(path)}: please remove the hidden control characters.`;
const getInvisibleError = ({ path = [] }: { readonly path?: readonly PropertyKey[] | undefined }): string =>
  `${getFieldName(path)}: please enter something that can be seen.`;

/**
 * One line of user input. Removes invisible characters, and rejects control characters and bidirectional controls.
 * Stored text is read by `text` instead, which accepts everything that was valid when it was stored.
 */
export const typedText = (max: number) =>
  z
    .string()
    .transform(normalizeLine)
    .pipe(z.string().refine((line) => !hasControls(line), { error: getHiddenControlsError }))
    .pipe(text(max));

/** Several lines of user input. */
export const typedLines = (max: number) =>
  z
    .string()
    .transform(normalizeProse)
    .pipe(z.string().refine((prose) => !hasControlsInProse(prose), { error: getHiddenControlsError }))
    .pipe(text(max));

/** Required text. Fails with `message` if the text is missing, not a string, empty or invisible. */
export const requiredText = (max: number, message: string) =>
  z.string(message).pipe(typedText(max)).pipe(z.string().min(1, message));

/** Required text of several lines. */
export const requiredLines = (max: number, message: string) =>
  z.string(message).pipe(typedLines(max)).pipe(z.string().min(1, message));

/** A short line of user input. */
export const typedLine = typedText(200);

/** A long description entered by the user. */
export const typedProse = typedLines(MAX_DESCRIPTION_LENGTH);

/**
 * An entry of a list of words, such as a skill, with composed letters and single blanks. Accepts blank entries, which
 * are removed later, and rejects entries of invisible characters.
 */
export const listedLine = z
  .string()
  .refine((entry) => entry.trim() === '' || isVisible(entry), { error: getInvisibleError })
  .pipe(typedLine)
  .transform(normalizeSkill);
