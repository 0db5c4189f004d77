import type { ImportStrategy, ResumeImported } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { failureText } from '../../shared/api/api-error';
import { usePreviewImportMutation } from './resume-api';
import type { Wanted } from './resume-api';
import type { ChosenFile } from './use-chosen-file';

/** A resume on its way into a profile. */
export interface ResumeImport {
  readonly file: ChosenFile | undefined;
  readonly strategy: ImportStrategy;
  /** What was foretold last; another file or strategy keeps it until more is known. */
  readonly preview: ResumeImported | undefined;
  readonly asking: boolean;
  /** Why it could not be foretold. */
  readonly failure: string | undefined;
  readonly choose: (file: ChosenFile) => void;
  readonly pick: (strategy: ImportStrategy) => void;
  /** Asks again what the import changes. */
  readonly askAgain: () => void;
  readonly cancel: () => void;
}

/** What the resume that somebody chose would change about their profile. */
export function useResumeImport(uid: string): ResumeImport {
  const [ask, { data, error, isLoading: asking, originalArgs, reset }] = usePreviewImportMutation();
  const [file, setFile] = useState<ChosenFile>();
  const [strategy, setStrategy] = useState<ImportStrategy>('merge');
  const [preview, setPreview] = useState<ResumeImported>();
  if (data !== undefined && data !== preview) setPreview(data);

  const askAbout = (wanted: Omit<Wanted, 'uid'>): void => void ask({ uid, ...wanted });

  return {
    file,
    strategy,
    preview,
    asking,
    failure: error === undefined ? undefined : failureText(error, MESSAGES.resumeNotImported),
    choose: (chosen) => {
      setFile(chosen);
      askAbout({ resume: chosen.resume, strategy });
    },
    pick: (picked) => {
      setStrategy(picked);
      if (file !== undefined) askAbout({ resume: file.resume, strategy: picked });
    },
    askAgain: () => {
      if (originalArgs !== undefined) askAbout(originalArgs);
    },
    cancel: () => {
      reset();
      setPreview(undefined);
      setFile(undefined);
      setStrategy('merge');
    },
  };
}
