import { useRef, useState } from 'react';
import { readResumeFile } from './read-resume-file';
import type { Resume } from './read-resume-file';

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
  const latest = useRef<File>(undefined);

  const read = async (file: File): Promise<void> => {
    latest.current = file;
    setIsReading(true);
    setErrorText(undefined);
    const result = await readResumeFile(file);
    if (latest.current !== file) return;
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
