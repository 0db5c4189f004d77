import { z } from 'zod';
import { nameOfField } from './field-name.js';
import { text } from './text.js';
import { hasControls, hasControlsInProse, isVisible, visibleLine, visibleProse } from './visible-text.js';

const hasHidden = ({ path = [] }: { readonly path?: readonly PropertyKey[] | undefined }): string =>
  `${nameOfField(path)}: please remove the hidden control characters.`;
const isUnseen = ({ path = [] }: { readonly path?: readonly PropertyKey[] | undefined }): string =>
  `${nameOfField(path)}: please enter something that can be seen.`;

/**
 * One line as a person enters it: what is never seen is dropped, control characters and controls of direction within it
 * are refused. Stored text is read by `text`, which refuses nothing that was once let in.
 */
export const typedText = (max: number) =>
  z
    .string()
    .transform(visibleLine)
    .pipe(z.string().refine((line) => !hasControls(line), { error: hasHidden }))
    .pipe(text(max));

/** Several lines as a person enters them. */
export const typedLines = (max: number) =>
  z
    .string()
    .transform(visibleProse)
    .pipe(z.string().refine((prose) => !hasControlsInProse(prose), { error: hasHidden }))
    .pipe(text(max));

/** Text that has to be there; `message` says so, whether it is absent, of another type, empty or not to be seen. */
export const requiredText = (max: number, message: string) =>
  z.string(message).pipe(typedText(max)).pipe(z.string().min(1, message));

/** The same of several lines. */
export const requiredLines = (max: number, message: string) =>
  z.string(message).pipe(typedLines(max)).pipe(z.string().min(1, message));

/** A short line that a person enters. */
export const typedLine = typedText(200);

/** A long description that a person enters. */
export const typedProse = typedLines(10_000);

/** An entry of a list of words, such as a skill: what is blank is dropped later, what only looks blank is refused. */
export const listedLine = z
  .string()
  .refine((entry) => entry.trim() === '' || isVisible(entry), { error: isUnseen })
  .pipe(typedLine);
