import { HttpResponse } from 'msw';
import { memoryIdentity, NADIA } from '../../../testing/memory-identity';
import { errorBody } from '../../../testing/profile';
import { makeTestServices } from '../../../testing/render-app';
import { makeTestStore } from '../../../testing/test-store';
import { captureChunks } from '../../../testing/transcription';
import { transcriptionApi } from './transcription-api';
import type { Chunk } from './transcription-api';
import { createUpload, uploadRecording } from './upload-recording';

const MIB = 1024 * 1024;
const makeAudio = (sizeBytes: number) => new Blob([new Uint8Array(sizeBytes)], { type: 'audio/webm' });
const createUnavailableResponse = () => HttpResponse.json(errorBody('Busy'), { status: 503 });

const startUpload = (sizeBytes: number, upload = createUpload(), signal = new AbortController().signal) => {
  const waitsMs: number[] = [];
  const wait = (milliseconds: number) => {
    waitsMs.push(milliseconds);
    return Promise.resolve();
  };
  const store = makeTestStore(makeTestServices(memoryIdentity({ user: NADIA })));
  const uploadChunk = (chunk: Chunk) => store.dispatch(transcriptionApi.endpoints.uploadChunk.initiate(chunk));
  return { upload, waitsMs, done: uploadRecording(makeAudio(sizeBytes), upload, { uploadChunk, wait }, signal) };
};

describe('uploadRecording', () => {
  it('sends chunks of 1 MiB with one upload id, numbered from 0', async () => {
    const chunks = captureChunks();
    const { done, upload } = startUpload(2 * MIB + 5);
    await done;
    expect([...chunks].sort((left, right) => left.index - right.index)).toEqual(
      [MIB, MIB, 5].map((sizeBytes, index) => ({ uploadId: upload.id, index, total: 3, size: sizeBytes })),
    );
    expect(upload.id).toMatch(/^\d{13}-[\w-]{8}$/);
  });

  it('sends three chunks concurrently', async () => {
    const realFetch = globalThis.fetch;
    let concurrentCount = 0;
    let maxConcurrentCount = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      concurrentCount += 1;
      maxConcurrentCount = Math.max(maxConcurrentCount, concurrentCount);
      return realFetch(...request).finally(() => {
        concurrentCount -= 1;
      });
    });
    const chunks = captureChunks();
    await startUpload(7 * MIB).done;
    expect(chunks).toHaveLength(7);
    expect(maxConcurrentCount).toBe(3);
  });

  it('retries a chunk three times, one second apart', async () => {
    const chunks = captureChunks((_chunk, retryCount) => (retryCount < 3 ? createUnavailableResponse() : undefined));
    const { done, waitsMs } = startUpload(10);
    await done;
    expect(chunks).toHaveLength(4);
    expect(waitsMs).toEqual([1_000, 1_000, 1_000]);
  });

  it('waits for Retry-After, 10 seconds at most', async () => {
    const createRetryAfterResponse = (seconds: string) =>
      HttpResponse.json(errorBody('Slowly'), { status: 429, headers: { 'retry-after': seconds } });
    captureChunks(
      (_chunk, retryCount) => [createRetryAfterResponse('4'), createRetryAfterResponse('3600')][retryCount],
    );
    const { done, waitsMs } = startUpload(10);
    await done;
    expect(waitsMs).toEqual([4_000, 10_000]);
  });

  it('reports the failed chunk and uploads the others', async () => {
    const chunks = captureChunks(({ index }) => (index === 1 ? createUnavailableResponse() : undefined));
    const { done, upload } = startUpload(5 * MIB);
    await expect(done).rejects.toThrow('Failed to upload chunk 2 after 3 retries');
    expect(chunks.filter(({ index }) => index === 1)).toHaveLength(4);
    expect([...upload.uploadedChunks].sort()).toEqual([0, 2, 3, 4]);
  });

  it('reports the number of failed chunks', async () => {
    captureChunks(({ index }) => (index > 0 ? HttpResponse.error() : undefined));
    await expect(startUpload(3 * MIB).done).rejects.toThrow('Failed to upload 2 chunks');
  });

  it('resumes an upload with the missing chunks only', async () => {
    captureChunks(({ index }) => (index === 1 ? createUnavailableResponse() : undefined));
    const firstUpload = startUpload(3 * MIB);
    await expect(firstUpload.done).rejects.toThrow('Failed to upload chunk 2');
    const chunks = captureChunks();
    await startUpload(3 * MIB, firstUpload.upload).done;
    expect(chunks).toMatchObject([{ uploadId: firstUpload.upload.id, index: 1 }]);
  });

  it.each([400, 409, 413])('does not retry after %i, and reports the error of the server', async (status) => {
    const chunks = captureChunks(() => HttpResponse.json(errorBody('Upload already in progress'), { status }));
    await expect(startUpload(9 * MIB).done).rejects.toMatchObject({
      message: 'Upload already in progress',
      isRejected: true,
    });
    expect(chunks.length).toBeLessThanOrEqual(3);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const chunks = captureChunks(() => {
      controller.abort();
      return createUnavailableResponse();
    });
    await startUpload(9 * MIB, createUpload(), controller.signal).done.catch(() => undefined);
    expect(chunks.length).toBeLessThanOrEqual(3);
  });

  it('aborts the requests in flight', async () => {
    const controller = new AbortController();
    const fetchSpy = jest.spyOn(globalThis, 'fetch');
    captureChunks(() => {
      controller.abort();
      return new Promise<Response>(() => undefined);
    });
    await startUpload(10, createUpload(), controller.signal).done.catch(() => undefined);
    expect(fetchSpy.mock.calls).toHaveLength(1);
    expect(fetchSpy.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
