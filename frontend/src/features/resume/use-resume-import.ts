import type { ImportStrategy, ResumeImported } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { usePreviewImportMutation } from './resume-api';
import type { PreviewImportArgs } from './resume-api';
import type { ResumeFile } from './use-resume-file';

export interface ResumeImport {
  readonly file: ResumeFile | undefined;
  readonly strategy: ImportStrategy;
  /** The latest preview; kept until the next one is loaded. */
  readonly preview: ResumeImported | undefined;
  readonly isLoading: boolean;
  /** Why the preview failed. */
  readonly error: string | undefined;
  readonly selectFile: (file: ResumeFile) => void;
  readonly selectStrategy: (strategy: ImportStrategy) => void;
  /** Requests the preview again. */
  readonly refresh: () => void;
  readonly cancel: () => void;
}

/** Manages the import of a selected resume: its file, strategy and preview. */
export function useResumeImport(uid: string): ResumeImport {
  const [sendPreview, { data, error, isLoading, originalArgs, reset }] = usePreviewImportMutation();
  const [file, setFile] = useState<ResumeFile>();
  const [strategy, setStrategy] = useState<ImportStrategy>('merge');
  const [preview, setPreview] = useState<ResumeImported>();
  if (data !== undefined && data !== preview) setPreview(data);

  const requestPreview = (args: Omit<PreviewImportArgs, 'uid'>): void => void sendPreview({ uid, ...args });

  return {
    file,
    strategy,
    preview,
    isLoading,
    error: error === undefined ? undefined : getErrorMessage(error, MESSAGES.resumeNotImported),
    selectFile: (selected) => {
      setFile(selected);
      requestPreview({ resume: selected.resume, strategy });
    },
    selectStrategy: (selected) => {
      setStrategy(selected);
      if (file !== undefined) requestPreview({ resume: file.resume, strategy: selected });
    },
    refresh: () => {
      if (originalArgs !== undefined) requestPreview(originalArgs);
    },
    cancel: () => {
      reset();
      setPreview(undefined);
      setFile(undefined);
      setStrategy('merge');
    },
  };
}
