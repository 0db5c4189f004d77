import type { ImportStrategy, ResumeImported } from '@trackrecord/contracts';
import { MESSAGES } from '@trackrecord/contracts/messages';
import { useState } from 'react';
import { getErrorMessage } from '../../shared/api/api-error';
import { usePreviewImportMutation } from './resume-api';
import type { ResumeFile } from './use-resume-file';

export interface ResumeImport {
  readonly file: ResumeFile | undefined;
  readonly strategy: ImportStrategy;
  /** The latest preview; kept until the next one is loaded. */
  readonly preview: ResumeImported | undefined;
  readonly isLoading: boolean;
  /** Why the preview failed. */
  readonly errorText: string | undefined;
  /** The error of the request for the preview. */
  readonly error: unknown;
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

  const requestPreview = ({ resume, correlationId }: ResumeFile, newStrategy: ImportStrategy): void =>
    void sendPreview({ uid, resume, correlationId, strategy: newStrategy });

  return {
    file,
    strategy,
    preview,
    isLoading,
    error,
    errorText: error === undefined ? undefined : getErrorMessage(error, MESSAGES.resumeNotImported),
    selectFile: (newFile) => {
      setFile(newFile);
      requestPreview(newFile, strategy);
    },
    selectStrategy: (newStrategy) => {
      setStrategy(newStrategy);
      if (file !== undefined) requestPreview(file, newStrategy);
    },
    refresh: () => {
      if (originalArgs !== undefined) void sendPreview(originalArgs);
    },
    cancel: () => {
      reset();
      setPreview(undefined);
      setFile(undefined);
      setStrategy('merge');
    },
  };
}
