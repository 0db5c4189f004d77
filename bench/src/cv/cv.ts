import { judge } from './limit.js';
import { readyCv } from './ready-cv.js';
import { rendering } from './rendering.js';
import { saveToCv } from './save-to-cv.js';

/** CVs: made beside other makers, served when they are ready, and how soon after a save they are there (issue 6). */
export async function cv(): Promise<void> {
  const warm = await rendering();
  const ready = await readyCv();
  await saveToCv();
  judge([warm, ready]);
}
