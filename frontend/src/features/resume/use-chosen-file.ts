import { useRef, useState } from 'react';
import { readResumeFile } from './resume-file';
import type { Resume } from './resume-file';

/** A resume that somebody chose to import. */
export interface ChosenFile {
  readonly name: string;
  readonly resume: Resume;
}

interface FileChoice {
  readonly reading: boolean;
  /** Why the last files that were chosen are no resume. */
  readonly fault: string | undefined;
  readonly choose: (files: readonly File[]) => void;
}

/** Reads the file that somebody chooses, the latest one where they choose again, and hands it on where it is a resume. */
export function useChosenFile(onChosen: (file: ChosenFile) => void): FileChoice {
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const latest = useRef<File>(undefined);

  const read = async (file: File): Promise<void> => {
    latest.current = file;
    setReading(true);
    setFault(undefined);
    const answer = await readResumeFile(file);
    if (latest.current !== file) return;
    setReading(false);
    if (answer.resume === undefined) setFault(answer.fault);
    else onChosen({ name: file.name, resume: answer.resume });
  };

  return {
    reading,
    fault,
    choose: ([file, ...more]) => {
      if (more.length > 0) setFault('Choose only one file.');
      else if (file !== undefined) void read(file);
    },
  };
}
