import { randomUUID } from 'node:crypto';
import { transcriptionResult } from '@trackrecord/contracts';
import { createRecording, recordSpeech } from '@trackrecord/platform/testing/recording';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

/** Uploads a recording in chunks of this size, the last one first. */
async function upload(bytes: Buffer, size: number): Promise<string> {
  const uploadId = randomUUID();
  const total = Math.ceil(bytes.length / size);
  for (let index = total - 1; index >= 0; index -= 1) {
    await api
      .post('/api/transcription/transcribe-chunk')
      .set(authHeaders(user))
      .field({ uploadId, chunkIndex: String(index), totalChunks: String(total) })
      .attach('file', bytes.subarray(index * size, (index + 1) * size), 'chunk')
      .expect(200);
  }
  return uploadId;
}
const finalize = (uploadId: string) =>
  api.post('/api/transcription/transcribe-finalize').set(authHeaders(user)).send({ uploadId, context: 'experience' });

describe('a recording', () => {
  it('is transcribed once, and marked as rough by the offline recognizer', async () => {
    const uploadId = await upload(recordSpeech('I worked with people and managed a project for seven years.'), 3_000);
    const { status, body } = await finalize(uploadId);
    expect(status).toBe(200);
    const response = transcriptionResult.parse(body);
    expect(response).toMatchObject({ success: true, rough: true, engine: 'rules' });
    expect(response.originalText).toMatch(/worked with people/i);
    expect((await finalize(uploadId)).body).toEqual(body);
  });

  it('of silence is rejected with a message', async () => {
    const uploadId = await upload(createRecording('anullsrc=r=16000:cl=mono', '-t', '3'), 1_000_000);
    expect(await finalize(uploadId)).toMatchObject({
      status: 422,
      body: { success: false, code: 'nothing-heard', error: 'No audio recorded. Please try again.' },
    });
  });

  it('of more than 5 minutes is rejected with a message', async () => {
    const uploadId = await upload(createRecording('sine=frequency=300', '-t', '303', '-b:a', '8k'), 1_000_000);
    expect(await finalize(uploadId)).toMatchObject({
      status: 413,
      body: { success: false, code: 'recording-too-long', error: 'A recording can be at most 5 minutes long.' },
    });
  });

  it('that is truncated and contains only noise yields fewer than 40 characters or is rejected', async () => {
    const noise = createRecording('anoisesrc=color=brown:amplitude=0.3', '-t', '2');
    const uploadId = await upload(noise.subarray(0, noise.length - 100), 1_000_000);
    const { status, body } = await finalize(uploadId);
    expect([200, 422]).toContain(status);
    expect((body.originalText ?? '').length).toBeLessThan(40);
  });
});
