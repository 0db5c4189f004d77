import { ANSWER_DEADLINE } from '@trackrecord/contracts/constants';
import type { DescriptionContext, Transcribed } from '@trackrecord/contracts';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error';
import { endpointRequest } from '../../api/endpoint-request';
import { send } from '../../api/send';
import { useServices } from '../../api/services';
import type { Recording } from './microphone';
import { newUpload, UploadFailure, uploadRecording } from './upload-recording';
import type { Upload } from './upload-recording';

const TEXTS = {
  notFinalized: 'Failed to finalize upload.',
  notProcessed: 'Failed to process your recording. Please try again.',
  notTranscribed: 'Failed to transcribe audio',
  nothingInIt: 'Failed to process recording. Try again or use text input.',
} as const;

/** How long to wait for a transcript (ms): somewhat longer than the server takes at most. */
const TIMEOUT = ANSWER_DEADLINE.transcription + 10_000;

/** The answer to finishing an upload: a transcript, or why there is none (spec section 7). */
type Finished = Transcribed | { readonly success: false; readonly error?: string; readonly message?: string };

const isFinished = (answer: unknown): answer is Finished =>
  typeof answer === 'object' && answer !== null && 'success' in answer;

/** The transcript did not come; `isFinal` where asking for it again under the same name would say the same. */
class NoTranscript extends Error {
  override readonly name = 'NoTranscript';

  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** Chunks may be missing, and it may be asked again: the upload as such is still good. */
const isStillOpen = ({ status, code }: ApiError): boolean =>
  typeof status === 'string' || status === 408 || status === 429 || code === 'chunks-missing';

function noAnswer(error: ApiError): NoTranscript {
  if (typeof error.status === 'string') return new NoTranscript(TEXTS.notFinalized, false);
  return new NoTranscript(error.error ?? TEXTS.notProcessed, !isStillOpen(error));
}

function transcriptIn(answer: unknown): Transcribed {
  if (!isFinished(answer)) throw new NoTranscript(TEXTS.nothingInIt, true);
  if (!answer.success) throw new NoTranscript(answer.error ?? answer.message ?? TEXTS.notTranscribed, true);
  const text = answer.enhancedText ?? answer.originalText;
  if (typeof text !== 'string' || text.trim() === '') throw new NoTranscript(TEXTS.nothingInIt, true);
  return answer;
}

const sentenceOf = (failure: unknown): string =>
  failure instanceof NoTranscript || failure instanceof UploadFailure ? failure.message : TEXTS.notProcessed;

interface Transcription {
  readonly working: boolean;
  /** Why the last recording is no text yet. */
  readonly failure: string | undefined;
  /** Sends a recording; nothing where it failed or was given up. Sent again, it goes on where it was. */
  readonly transcribe: (recording: Recording) => Promise<Transcribed | undefined>;
  readonly giveUp: () => void;
  readonly forgetFailure: () => void;
}

/** Has a recording written down (spec sections 7 to 9). */
export function useTranscription(context: DescriptionContext): Transcription {
  const services = useServices();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const begun = useRef<{ readonly recording: Recording; upload: Upload }>(undefined);
  const under = useRef<AbortController>(undefined);

  useEffect(() => () => under.current?.abort(), []);

  const finish = async (uploadId: string, signal: AbortSignal): Promise<Transcribed> => {
    const request = endpointRequest('POST /api/transcription/transcribe-finalize', {
      body: { uploadId, context },
      timeout: TIMEOUT,
    });
    const { data, error } = await send(request, services, signal);
    if (error !== undefined) {
      if (error.code === 'chunks-missing') begun.current?.upload.arrived.clear();
      throw noAnswer(error);
    }
    return transcriptIn(data);
  };

  const transcribe = async (recording: Recording): Promise<Transcribed | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    under.current = controller;
    if (begun.current?.recording !== recording) begun.current = { recording, upload: newUpload() };
    const mine = begun.current;
    setFailure(undefined);
    setWorking(true);
    try {
      await uploadRecording(recording.sound, mine.upload, services, signal);
      const answer = signal.aborted ? undefined : await finish(mine.upload.id, signal);
      return signal.aborted ? undefined : answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      setFailure(sentenceOf(error));
      const isOver =
        (error instanceof NoTranscript && error.isFinal) || (error instanceof UploadFailure && error.refused);
      if (isOver) mine.upload = newUpload();
      return undefined;
    } finally {
      if (!signal.aborted) setWorking(false);
    }
  };

  return {
    working,
    failure,
    transcribe,
    giveUp: () => {
      under.current?.abort();
      setWorking(false);
    },
    forgetFailure: () => setFailure(undefined),
  };
}
