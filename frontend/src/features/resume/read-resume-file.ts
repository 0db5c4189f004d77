/** The parsed JSON; the server validates it. */
export type Resume = Readonly<Record<string, unknown>>;

export type ReadResult =
  | { readonly resume: Resume; readonly error?: undefined }
  | { readonly error: string; readonly resume?: undefined };

/** Slightly below the server's limit, which includes the rest of the request body. */
const MAX_FILE_BYTES = 1_000_000;

const isObject = (value: unknown): value is Resume =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads and checks a selected file in the browser. */
export async function readResumeFile(file: File): Promise<ReadResult> {
  if (file.size > MAX_FILE_BYTES) return { error: `${file.name} is too large. The limit is 1 MB.` };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { error: `${file.name} could not be read. Please choose it again.` };
  const resume = parseJson(text);
  if (resume === undefined) return { error: `${file.name} isn't a JSON file. Choose the .json file you exported.` };
  if (!isObject(resume)) return { error: `${file.name} isn't a resume. It must contain a JSON object.` };
  return { resume };
}
