import { useRef, useState } from 'react';
import { decodeText } from './decode-text';

export interface ResumeFile {
  readonly name: string;
  readonly resume: Resume;
  /** The correlation id of its previews and its import. */
  readonly correlationId: string;
}

interface FileSelection {
  readonly isReading: boolean;
  /** Why the last selection is not a resume. */
  readonly errorText: string | undefined;
  readonly select: (files: readonly File[]) => void;
}

/** Reads a selected file and passes it to `onRead` if it is a resume. A newer selection cancels an older one. */
export function useResumeFile(onRead: (file: ResumeFile) => void): FileSelection {
  const [isReading, setIsReading] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const latestFile = useRef<File>(undefined);

  const read = async (file: File): Promise<void> => {
    latestFile.current = file;
    setIsReading(true);
    setErrorText(undefined);
    const result = await readResumeFile(file);
    if (latestFile.current !== file) return;
    setIsReading(false);
    if (result.resume === undefined) setErrorText(result.error);
    else onRead({ name: file.name, resume: result.resume, correlationId: crypto.randomUUID() });
  };

  return {
    isReading,
    errorText,
    select: ([file, ...more]) => {
      if (more.length > 0) setErrorText('Choose only one file.');
      else if (file !== undefined) void read(file);
    },
  };
}

/** The parsed JSON; the server validates it. */
type Resume = Readonly<Record<string, unknown>>;

type ReadResult =
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
async function readResumeFile(file: File): Promise<ReadResult> {
  if (file.size > MAX_FILE_BYTES) return { error: `${file.name} is too large. The limit is 1 MB.` };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { error: `${file.name} could not be read. Please choose it again.` };
  const resume = parseJson(decodeText(new Uint8Array(bytes)));
  if (resume === undefined) return { error: `${file.name} isn't a JSON file. Choose the .json file you exported.` };
  if (!isObject(resume)) return { error: `${file.name} isn't a resume. It must contain a JSON object.` };
  return { resume };
}
