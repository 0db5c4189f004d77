import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXPERIENCE, SECTIONS, disableAi } from '../../testing/candidate';
import { acceptSave, captureSaves, openEditor, rejectSave } from '../../testing/editor';
import { fakeMicrophone } from '../../testing/microphone';
import type { FakeMicrophone } from '../../testing/microphone';
import { makeProgressUpTo, serveOnboarding } from '../../testing/onboarding';
import { serveProfile } from '../../testing/profile';
import { renderApp } from '../../testing/render-app';
import { captureWriteIds } from '../../testing/requests';
import type { SentIds } from '../../testing/requests';
import { server } from '../../testing/server';
import { captureChunks, makeTranscript, mockFinalize } from '../../testing/transcription';

const TRANSCRIPTION = 'a0000000-0000-4000-8000-000000000001';
const ENHANCEMENT = 'b0000000-0000-4000-8000-000000000002';

let microphone: FakeMicrophone;

beforeEach(() => {
  disableAi();
  microphone = fakeMicrophone();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = () => undefined;
  captureChunks();
  mockFinalize(() => HttpResponse.json(makeTranscript(), { headers: { 'x-work-id': TRANSCRIPTION } }));
  server.use(
    http.post('http://localhost/api/transcription/enhance', () =>
      HttpResponse.json(
        { success: true, message: '', text: 'Steered the ferry.', skills: {}, engine: 'rules' },
        { headers: { 'x-work-id': ENHANCEMENT } },
      ),
    ),
  );
});
afterEach(() => microphone.restore());

type User = Awaited<ReturnType<typeof openEditor>>['user'];
const getButton = (name: string) => screen.getByRole('button', { name });
const getDescription = () => screen.getByRole('textbox', { name: /Description/ });

const dictate = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(getDescription()).toHaveDisplayValue(/I steered the ferry every morning\.$/));
};
const enhance = async (user: User) => {
  await user.click(getButton('Enhance description'));
  await waitFor(() => expect(getDescription()).toHaveValue('Steered the ferry.'));
};
const retype = async (user: User) => {
  await user.clear(getDescription());
  await user.type(getDescription(), 'Typed by hand.');
};
const countCorrelations = (sentIds: readonly SentIds[]) =>
  new Set(sentIds.map(({ correlationId }) => correlationId)).size;

describe('An editor', () => {
  const openWithJob = async () => {
    const editor = await openEditor('experience', 'Edit Work Experience', { experiences: [EXPERIENCE] });
    const sentIds = captureWriteIds();
    await editor.user.click(getButton('Edit Pilot'));
    return { ...editor, sentIds };
  };
  const save = async (user: User, sentIds: readonly SentIds[]) => {
    captureSaves('experiences', acceptSave({ experiences: [EXPERIENCE] }));
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(sentIds.at(-1)?.route).toMatch(/^PATCH/));
    return sentIds.at(-1);
  };

  it('has one correlation id for a dictation, its enhancement and the save, which names the newest work', async () => {
    const { user, sentIds } = await openWithJob();
    await dictate(user);
    await enhance(user);
    const saveIds = await save(user, sentIds);
    expect(sentIds.map(({ route }) => route)).toEqual([
      'POST /api/transcription/transcribe-chunk',
      'POST /api/transcription/transcribe-finalize',
      'POST /api/transcription/enhance',
      'PATCH /api/profile/experience/nadia',
    ]);
    expect(countCorrelations(sentIds)).toBe(1);
    expect(new Set(sentIds.map(({ requestId }) => requestId)).size).toBe(4);
    expect(saveIds?.originRef).toBe(`work:${ENHANCEMENT}`);
    expect(sentIds.slice(0, 3).map(({ originRef }) => originRef)).toEqual([null, null, null]);
  });

  it('keeps the correlation id when a failed save is repeated, and has another one when opened again', async () => {
    const { user, sentIds, router, waitUntilClosed } = await openWithJob();
    await dictate(user);
    captureSaves('experiences', rejectSave(503, 'The database is down'));
    await user.click(getButton('Save All Changes'));
    expect(await screen.findByText('The database is down')).toBeVisible();
    await save(user, sentIds);
    expect(sentIds.filter(({ route }) => route.startsWith('PATCH'))).toMatchObject([
      { originRef: `work:${TRANSCRIPTION}` },
      { originRef: `work:${TRANSCRIPTION}` },
    ]);
    expect(countCorrelations(sentIds)).toBe(1);

    await waitUntilClosed();
    await waitFor(() => router.navigate('/profile?edit=experience'));
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await user.type(screen.getByLabelText(/Job title/), ' in command');
    const next = await save(user, sentIds);
    expect(next?.originRef).toBeNull();
    expect(countCorrelations(sentIds)).toBe(2);
  });

  it.each([
    ['a typed text', (user: User) => user.type(getDescription(), ' Safely.')],
    [
      'a dictation that was undone',
      async (user: User) => {
        await dictate(user);
        await user.click(getButton('Undo dictation'));
        await user.type(getDescription(), ' Safely.');
      },
    ],
    [
      'a dictation that was typed over',
      async (user: User) => {
        await dictate(user);
        await retype(user);
      },
    ],
    [
      'an entry whose dictation was removed with it',
      async (user: User) => {
        await user.click(getButton('Cancel'));
        await user.type(screen.getByLabelText(/Job title/), 'Captain');
        await user.type(screen.getByLabelText(/Company/), 'Fernway');
        await dictate(user);
        await user.click(getButton('Add experience'));
        await user.click(await screen.findByRole('button', { name: 'Remove Captain' }));
        await user.click(getButton('Edit Pilot'));
        await user.type(screen.getByLabelText(/Job title/), ' again');
      },
    ],
  ])('does not name a work for %s', async (_what, edit) => {
    const { user, sentIds } = await openWithJob();
    await edit(user);
    expect((await save(user, sentIds))?.originRef).toBeNull();
  });

  it('names the work of a dictation whose entry was edited again', async () => {
    const { user, sentIds } = await openWithJob();
    await dictate(user);
    await user.click(getButton('Update'));
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await user.type(getDescription(), ' Safely.');
    expect((await save(user, sentIds))?.originRef).toBe(`work:${TRANSCRIPTION}`);
  });

  it('names the work of the dictation when its enhancement was undone', async () => {
    const { user, sentIds } = await openWithJob();
    await dictate(user);
    await enhance(user);
    await user.click(getButton('Undo enhancement'));
    expect((await save(user, sentIds))?.originRef).toBe(`work:${TRANSCRIPTION}`);
  });
});

describe('The wizard', () => {
  it('has one correlation id for each step, and names the work of a dictation when the step is saved', async () => {
    serveProfile(null);
    const recordedSteps = serveOnboarding(makeProgressUpTo('experience', { ...SECTIONS, experiences: [] }));
    const sentIds = captureWriteIds();
    const { user, address } = renderApp({ at: '/onboarding/experience' });
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await dictate(user);
    await user.click(getButton('Add Experience'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(recordedSteps.some(({ body }) => body.data)).toBe(true));
    const saveIds = sentIds.findLast(({ route }) => route === 'PUT /api/profile/nadia/onboarding/experience');
    expect(saveIds?.originRef).toBe(`work:${TRANSCRIPTION}`);
    expect(sentIds.filter(({ route }) => route.includes('transcribe-'))).toEqual(
      Array(2).fill(expect.objectContaining({ correlationId: saveIds?.correlationId, originRef: null })),
    );
    await waitFor(() => expect(address()).toBe('/onboarding/skills'));
    await user.type(await screen.findByRole('textbox', { name: /skill/i }), 'Rust{Enter}');
    await user.click(getButton('Next'));
    await waitFor(() => expect(recordedSteps.some(({ step, body }) => step === 'skills' && body.data)).toBe(true));
    const next = sentIds.findLast(({ route }) => route === 'PUT /api/profile/nadia/onboarding/skills');
    expect(next).toMatchObject({ originRef: null });
    expect(next?.correlationId).not.toBe(saveIds?.correlationId);
  });

  it.each([
    [
      'skill',
      'skills',
      'http://localhost/api/skills/enhance',
      { success: true, suggestedSkills: ['Sailing'], engine: 'rules' },
      'Sailing',
    ],
    [
      'role',
      'preferences',
      'http://localhost/api/roles/recommend',
      [{ title: 'Captain', match: 80, description: '', requiredSkills: [] }],
      'Add Captain',
    ],
  ] as const)('names the work that recommended a %s', async (_what, step, url, response, button) => {
    serveProfile(null);
    const recordedSteps = serveOnboarding(makeProgressUpTo(step, SECTIONS));
    const sentIds = captureWriteIds();
    server.use(http.post(url, () => HttpResponse.json(response, { headers: { 'x-work-id': ENHANCEMENT } })));
    const { user } = renderApp({ at: `/onboarding/${step}` });
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(getButton('Next'));
    await waitFor(() => expect(recordedSteps.some(({ body }) => body.data)).toBe(true));
    const suggestion = sentIds.find(({ route }) => url.endsWith(route.replace('POST ', '')));
    expect(sentIds.findLast(({ route }) => route === `PUT /api/profile/nadia/onboarding/${step}`)).toMatchObject({
      correlationId: suggestion?.correlationId,
      originRef: `work:${ENHANCEMENT}`,
    });
    expect(suggestion?.correlationId).not.toBe(suggestion?.requestId);
  });
});
