import { randomBytes, randomUUID } from 'node:crypto';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
let user: TestUser;
let other: TestUser;
beforeEach(async () => {
  [user, other] = await Promise.all([signUp(), signUp()]);
});

interface Chunk {
  readonly uploadId: string;
  readonly chunkIndex: number | string;
  readonly totalChunks: number | string;
}

const send = ({ uploadId, chunkIndex, totalChunks }: Chunk, bytes: Buffer, sender = user) =>
  api
    .post('/api/transcription/transcribe-chunk')
    .set(authHeaders(sender))
    .field('uploadId', uploadId)
    .field('chunkIndex', String(chunkIndex))
    .field('totalChunks', String(totalChunks))
    .attach('file', bytes, { filename: 'chunk.webm', contentType: 'audio/webm' });
const finalize = (uploadId: string, sender = user) =>
  api.post('/api/transcription/transcribe-finalize').set(authHeaders(sender)).send({ uploadId, context: 'experience' });

const createUploadId = () => String(Date.now()) + randomUUID().slice(0, 8);
const createChunk = (uploadId: string, chunkIndex: number, totalChunks: number): Chunk => ({
  uploadId,
  chunkIndex,
  totalChunks,
});

describe('the chunks of a recording', () => {
  it('are accepted in any order and twice, and the response has their number', async () => {
    const uploadId = createUploadId();
    const bytes = randomBytes(1_000);
    expect((await send(createChunk(uploadId, 2, 3), bytes)).body).toEqual({ success: true, received: 1 });
    expect((await send(createChunk(uploadId, 0, 3), bytes)).body).toEqual({ success: true, received: 2 });
    expect((await send(createChunk(uploadId, 0, 3), bytes)).body).toEqual({ success: true, received: 2 });
    expect((await send(createChunk(uploadId, 1, 3), bytes)).body).toEqual({ success: true, received: 3 });
  });

  it('that are missing are named in the error', async () => {
    const uploadId = createUploadId();
    await send(createChunk(uploadId, 1, 4), Buffer.from('x'));
    expect(await finalize(uploadId)).toMatchObject({
      status: 409,
      body: {
        success: false,
        error: 'Failed to finalize upload. Missing chunks: 0, 2, 3.',
        code: 'chunks-missing',
        details: [{ path: 'chunks.0' }, { path: 'chunks.2' }, { path: 'chunks.3' }],
      },
    });
  });

  it('belong to the user who sent them', async () => {
    const uploadId = createUploadId();
    await send(createChunk(uploadId, 0, 1), Buffer.from('x'));
    expect(await finalize(uploadId, other)).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
    // The same id of another user is another upload.
    expect((await send(createChunk(uploadId, 0, 2), Buffer.from('x'), other)).status).toBe(200);
  });

  it('are rejected if their total differs', async () => {
    const uploadId = createUploadId();
    await send(createChunk(uploadId, 0, 2), Buffer.from('x'));
    expect(await send(createChunk(uploadId, 0, 3), Buffer.from('x'))).toMatchObject({
      status: 409,
      body: { success: false, error: 'Upload already in progress', code: 'upload-in-progress' },
    });
  });

  it('of too many concurrent recordings are rejected', async () => {
    for (let n = 0; n < 5; n += 1) await send(createChunk(createUploadId(), 0, 2), Buffer.from('x')).expect(200);
    expect((await send(createChunk(createUploadId(), 0, 2), Buffer.from('x'))).body.error).toBe(
      'Upload already in progress',
    );
  });

  it('are at most 1 MiB each', async () => {
    const uploadId = createUploadId();
    const maxChunk = Buffer.alloc(1024 * 1024, 1);
    expect((await send(createChunk(uploadId, 0, 2), maxChunk)).status).toBe(200);
    expect(await send(createChunk(uploadId, 1, 2), Buffer.concat([maxChunk, Buffer.from('x')]))).toMatchObject({
      status: 413,
      body: { success: false, code: 'too-large' },
    });
  });

  it('are at most 16 MiB in total', async () => {
    const uploadId = createUploadId();
    const maxChunk = Buffer.alloc(1024 * 1024, 1);
    for (let index = 0; index < 16; index += 1) await send(createChunk(uploadId, index, 17), maxChunk).expect(200);
    expect(await send(createChunk(uploadId, 16, 17), Buffer.from('x'))).toMatchObject({
      status: 413,
      body: { code: 'recording-too-large' },
    });
    // A repeated chunk replaces itself.
    expect((await send(createChunk(uploadId, 3, 17), maxChunk)).status).toBe(200);
  });

  it.each([
    [{ uploadId: '', chunkIndex: 0, totalChunks: 1 }, 'uploadId'],
    [{ uploadId: '../x', chunkIndex: 0, totalChunks: 1 }, 'uploadId'],
    [{ uploadId: 'u', chunkIndex: 'x', totalChunks: 1 }, 'chunkIndex'],
    [{ uploadId: 'u', chunkIndex: 1, totalChunks: 1 }, 'chunkIndex'],
    [{ uploadId: 'u', chunkIndex: -1, totalChunks: 1 }, 'chunkIndex'],
    [{ uploadId: 'u', chunkIndex: 0, totalChunks: 0 }, 'totalChunks'],
    [{ uploadId: 'u', chunkIndex: 0, totalChunks: 65 }, 'totalChunks'],
  ])('require valid fields (%j)', async (fields, path) => {
    const { status, body } = await send(fields, Buffer.from('x'));
    expect([status, body.success, body.details[0].path]).toEqual([400, false, path]);
  });

  it('require a file and a valid multipart body', async () => {
    const post = () => api.post('/api/transcription/transcribe-chunk').set(authHeaders(user));
    expect((await post().field('uploadId', 'u')).body).toMatchObject({ error: 'An audio file is required' });
    expect((await post().send({ uploadId: 'u' })).status).toBe(415);
    const brokenUpload = await post().set('content-type', 'multipart/form-data; boundary=x').send('--x\r\nnonsense');
    expect([brokenUpload.status, brokenUpload.body.code]).toEqual([400, 'malformed-body']);
    expect((await api.post('/api/transcription/transcribe-chunk').field('uploadId', 'u')).status).toBe(401);
  });
});

describe('finishing a recording', () => {
  it('rejects a file that is not audio despite its content type, also if repeated', async () => {
    const uploadId = createUploadId();
    await send(createChunk(uploadId, 0, 1), Buffer.from('%PDF-1.7 this is no recording'));
    const response = { status: 422, body: { success: false, error: 'Failed to transcribe audio', code: 'not-audio' } };
    expect(await finalize(uploadId)).toMatchObject(response);
    expect(await finalize(uploadId)).toMatchObject(response);
    // No more chunks are accepted from then on.
    expect(await send(createChunk(uploadId, 0, 1), Buffer.from('x'))).toMatchObject({
      status: 409,
      body: { error: 'Upload already in progress' },
    });
  });

  it('rejects an unknown upload', async () => {
    expect(await finalize(createUploadId())).toMatchObject({
      status: 404,
      body: { success: false, error: 'No audio recorded. Please try again.' },
    });
  });
});
