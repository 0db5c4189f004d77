/** A resume as its file has it; what is in it, the server reads. */
export type Resume = Readonly<Record<string, unknown>>;

/** What a file was read as: a resume, or a sentence on why it is none. */
export type ReadFile =
  | { readonly resume: Resume; readonly fault?: undefined }
  | { readonly fault: string; readonly resume?: undefined };

/** Bytes. The server takes a little more, which leaves room for what is sent around the resume. */
const MOST = 1_000_000;

const isObject = (value: unknown): value is Resume =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads a file that somebody chose; nothing of it leaves the browser. */
export async function readResumeFile(file: File): Promise<ReadFile> {
  if (file.size > MOST) return { fault: `${file.name} is too large. The limit is 1 MB.` };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { fault: `${file.name} could not be read. Please choose it again.` };
  const resume = parsed(text);
  if (resume === undefined) return { fault: `${file.name} isn't a JSON file. Choose the .json file you exported.` };
  if (!isObject(resume)) return { fault: `${file.name} isn't a resume. It must contain a JSON object.` };
  return { resume };
}
