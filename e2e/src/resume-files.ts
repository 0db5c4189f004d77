import { createRequire } from 'node:module';
import type { Person } from './person.js';

/** The sample file of JSON Resume. */
export const SAMPLE_RESUME = createRequire(__filename).resolve('@jsonresume/schema/sample.resume.json');

/** Chooses a file for the import in the browser's file dialog. */
export async function chooseFile(person: Person, path: string): Promise<void> {
  const [dialog] = await Promise.all([person.page.waitForFileChooser(), person.press('Choose a file')]);
  await dialog.accept([path]);
}

/** Drops a file with this text onto the import page. */
export async function dropFile(person: Person, name: string, text: string): Promise<void> {
  await person.expectVisible('button', 'Choose a file');
  await person.page.evaluate(
    (fileName, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    name,
    text,
  );
}
