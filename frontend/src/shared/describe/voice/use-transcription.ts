import type { DescriptionContext } from '@trackrecord/contracts';
import { useEffect, useRef, useState } from 'react';
import { awaitMutation } from '../../api/abort';
import type { ApiError } from '../../api/api-error';
import { useServices } from '../../api/services';
import { useTask } from '../../api/task';
import type { Transcript } from '../suggestion';
import type { Recording } from './microphone';
import { useFinalizeUploadMutation, useUploadChunkMutation } from './transcription-api';
import type { Chunk } from './transcription-api';
import { createUpload, UploadError, uploadRecording } from './upload-recording';
import type { Upload } from './upload-recording';

const TEXTS = {
  notFinalized: 'Failed to finalize upload.',
  notProcessed: 'Failed to process your recording. Please try again.',
  notTranscribed: 'Failed to transcribe audio',
  empty: 'Failed to process recording. Try again or use text input.',
} as const;

/** The response of finalizing an upload (spec section 7). */
type FinalizeResponse = Transcript | { readonly success: false; readonly error?: string; readonly message?: string };

const isFinalizeResponse = (value: unknown): value is FinalizeResponse =>
  typeof value === 'object' && value !== null && 'success' in value;

/** The error of a transcription. */
class TranscriptionError extends Error {
  override readonly name = 'TranscriptionError';

  /** Whether the same upload cannot be retried. */
  readonly isFinal: boolean;
  /** The error of the request. */
  override readonly cause: ApiError | undefined;

  constructor(message: string, { isFinal, cause }: { readonly isFinal: boolean; readonly cause?: ApiError }) {
    super(message);
    this.isFinal = isFinal;
    this.cause = cause;
  }
}

/** Returns true if the same upload can be finalized again, possibly after sending missing chunks. */
const canRetryUpload = ({ status, code }: ApiError): boolean =>
  typeof status === 'string' || status === 408 || status === 429 || code === 'chunks-missing';

function toTranscriptionError(error: ApiError): TranscriptionError {
  if (typeof error.status === 'string')
    return new TranscriptionError(TEXTS.notFinalized, { isFinal: false, cause: error });
  return new TranscriptionError(error.error ?? TEXTS.notProcessed, { isFinal: !canRetryUpload(error), cause: error });
}

function readTranscript(response: unknown): Transcript {
  if (!isFinalizeResponse(response)) throw new TranscriptionError(TEXTS.empty, { isFinal: true });
  if (!response.success)
    throw new TranscriptionError(response.error ?? response.message ?? TEXTS.notTranscribed, { isFinal: true });
  const text = response.enhancedText ?? response.originalText;
  if (typeof text !== 'string' || text.trim() === '') throw new TranscriptionError(TEXTS.empty, { isFinal: true });
  return response;
}

/** An error as it is shown: its text, and the error of the request. */
interface ShownError {
  readonly text: string;
  readonly error?: unknown;
}

const toShownError = (error: unknown): ShownError =>
  error instanceof TranscriptionError || error instanceof UploadError
    ? { text: error.message, error: error.cause }
    : { text: TEXTS.notProcessed };

interface Transcription {
  readonly isWorking: boolean;
  /** The error of the last transcription. */
  readonly failure: ShownError | undefined;
  /** Uploads and transcribes a recording; resumes an earlier upload of it. Returns undefined on failure or cancel. */
  readonly transcribe: (recording: Recording) => Promise<Transcript | undefined>;
  readonly cancel: () => void;
  readonly clearFailure: () => void;
}

/** Uploads recordings and requests their transcripts (spec sections 7 to 9). */
export function useTranscription(context: DescriptionContext): Transcription {
  const { wait } = useServices();
  const [uploadChunk] = useUploadChunkMutation();
  const [finalizeUpload] = useFinalizeUploadMutation();
  const task = useTask();
  const [isWorking, setIsWorking] = useState(false);
  const [failure, setFailure] = useState<ShownError>();
  const lastUpload = useRef<{ readonly recording: Recording; upload: Upload }>(undefined);
  const activeRequest = useRef<AbortController>(undefined);

  useEffect(() => () => activeRequest.current?.abort(), []);

  const finalize = async (uploadId: string, signal: AbortSignal): Promise<Transcript> => {
    const correlationId = task?.correlationId;
    const { data, error } = await awaitMutation(finalizeUpload({ uploadId, context, correlationId }), signal);
    if (error !== undefined) {
      if (error.code === 'chunks-missing') lastUpload.current?.upload.uploadedChunks.clear();
      throw toTranscriptionError(error);
    }
    return readTranscript(data);
  };

  const transcribe = async (recording: Recording): Promise<Transcript | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    activeRequest.current = controller;
    if (lastUpload.current?.recording !== recording) lastUpload.current = { recording, upload: createUpload() };
    const recordingUpload = lastUpload.current;
    setFailure(undefined);
    setIsWorking(true);
    try {
      const sendChunk = (chunk: Chunk) => uploadChunk({ ...chunk, correlationId: task?.correlationId });
      await uploadRecording(recording.audio, recordingUpload.upload, { uploadChunk: sendChunk, wait }, signal);
      const transcript = signal.aborted ? undefined : await finalize(recordingUpload.upload.id, signal);
      return signal.aborted ? undefined : transcript;
    } catch (error) {
      if (signal.aborted) return undefined;
      setFailure(toShownError(error));
      const needsNewUpload =
        (error instanceof TranscriptionError && error.isFinal) || (error instanceof UploadError && error.isRejected);
      if (needsNewUpload) recordingUpload.upload = createUpload();
      return undefined;
    } finally {
      if (!signal.aborted) setIsWorking(false);
    }
  };

  return {
    isWorking,
    failure,
    transcribe,
    cancel: () => {
      activeRequest.current?.abort();
      setIsWorking(false);
    },
    clearFailure: () => setFailure(undefined),
  };
}
