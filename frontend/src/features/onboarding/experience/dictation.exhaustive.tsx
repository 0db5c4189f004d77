import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { EXPERIENCE, SECTIONS, disableAi } from '../../../testing/candidate';
import { fakeMicrophone } from '../../../testing/microphone';
import type { FakeMicrophone } from '../../../testing/microphone';
import { ONBOARDING_URL, makeProgressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { errorBody, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { mockFinalize, createTranscriptResponder, captureChunks, makeTranscript } from '../../../testing/transcription';

let microphone: FakeMicrophone;
const revokedUrls: string[] = [];

beforeEach(() => {
  serveProfile(null);
  disableAi();
  microphone = fakeMicrophone();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = (url) => void revokedUrls.push(url);
});
afterEach(() => {
  microphone.restore();
  revokedUrls.length = 0;
});

const serveProgress = (sections: object = { experiences: [] }) =>
  serveOnboarding(makeProgressUpTo('experience', { ...SECTIONS, ...sections }));
const renderStep = () => renderApp({ at: '/onboarding/experience' });
type User = ReturnType<typeof renderStep>['user'];

const getButton = (name: string) => screen.getByRole('button', { name });
const getDescription = () => screen.getByRole('textbox', { name: /Description/ });
const getVoiceInput = () => screen.getByRole('group', { name: 'Voice input' });
const getVoiceStatus = () => within(getVoiceInput()).getByRole('status');
const getVoiceAlert = () => within(getVoiceInput()).getByRole('alert');
const expectReleased = () => expect([microphone.countOpenTracks(), microphone.countOpenContexts()]).toEqual([0, 0]);

const startRecording = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  expect(await within(getVoiceInput()).findByText('Listening...')).toBeVisible();
};
const stopRecording = async (user: User) => {
  await user.click(getButton('Stop'));
  expect(await within(getVoiceInput()).findByRole('button', { name: 'Confirm' })).toHaveFocus();
};
const dictate = async (user: User) => {
  await startRecording(user);
  await stopRecording(user);
  await user.click(getButton('Confirm'));
};
const pasteDescription = async (user: User, text: string) => {
  await user.click(await screen.findByRole('textbox', { name: /Description/ }));
  await user.paste(text);
};

describe('Dictating a description', () => {
  it('records, confirms and inserts the text, and moves the focus', async () => {
    serveProgress();
    let respond: (response: Response) => void = () => undefined;
    const chunks = captureChunks();
    const requests = mockFinalize(() => new Promise<Response>((resolve) => (respond = resolve)));
    const { user } = renderStep();
    await startRecording(user);
    expect(getButton('Stop')).toHaveFocus();
    expect(screen.getByRole('timer', { name: 'Recorded' })).toHaveTextContent(/^0:0/);
    expect(getVoiceInput().querySelectorAll('.tr-wave i')).toHaveLength(24);

    await stopRecording(user);
    expectReleased();
    expect(screen.getByLabelText(/^Your recording, 0:0/)).toHaveAttribute('src', 'blob:recording');
    expect(revokedUrls).toEqual([]);

    await user.click(getButton('Confirm'));
    expect(getVoiceStatus()).toHaveTextContent('Processing your recording, please wait...');
    expect(getButton('Cancel')).toHaveFocus();
    expect(revokedUrls).toEqual(['blob:recording']);

    await waitFor(() => expect(requests).toHaveLength(1));
    respond(HttpResponse.json(makeTranscript()));
    await waitFor(() => expect(getDescription()).toHaveValue('I steered the ferry every morning.'));
    expect(getDescription()).toHaveFocus();
    expect(screen.getByText('Transcription captured. Consider enhancing with more details.')).toBeVisible();
    expect(getButton('Switch to Voice')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
    expect(requests).toEqual([{ uploadId: chunks[0]?.uploadId, context: 'experience' }]);
    expect(chunks).toMatchObject([{ index: 0, total: 1, size: 5 }]);
  });

  it('saves the origin "dictated", also after manual edits', async () => {
    const recordedSteps = serveProgress();
    captureChunks();
    mockFinalize(createTranscriptResponder());
    const { user } = renderStep();
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await dictate(user);
    await waitFor(() => expect(getDescription()).toHaveFocus());
    await user.type(getDescription(), ' Safely.');
    await user.click(getButton('Add Experience'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(recordedSteps.some(({ body }) => body.data)).toBe(true));
    expect(recordedSteps.find(({ body }) => body.data)?.body.data?.experiences).toMatchObject([
      { description: 'I steered the ferry every morning. Safely.', descriptionOrigin: 'dictated' },
    ]);
  });

  it('removes the origin when the text is cleared and typed again', async () => {
    const recordedSteps = serveProgress({ experiences: [{ ...EXPERIENCE, descriptionOrigin: 'dictated' }] });
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await user.clear(getDescription());
    await user.type(getDescription(), 'Steered by hand.');
    await user.click(getButton('Update Experience'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(recordedSteps.some(({ body }) => body.data)).toBe(true));
    const [saved] = recordedSteps.find(({ body }) => body.data)?.body.data?.experiences ?? [];
    expect(saved).toMatchObject({ description: 'Steered by hand.' });
    expect(saved).not.toHaveProperty('descriptionOrigin');
  });

  it('appends to or replaces the text, and can be undone', async () => {
    serveProgress();
    captureChunks();
    mockFinalize(createTranscriptResponder());
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
    await screen.findByRole('button', { name: 'Start recording' });
    expect(screen.queryByRole('switch', { name: 'Add to existing text' })).not.toBeInTheDocument();
    await user.click(getButton('Switch to Text'));

    await pasteDescription(user, 'A pilot.');
    await dictate(user);
    await waitFor(() => expect(getDescription()).toHaveValue('A pilot. I steered the ferry every morning.'));
    await user.click(getButton('Undo dictation'));
    expect(getDescription()).toHaveValue('A pilot.');
    expect(getDescription()).toHaveFocus();

    await user.click(getButton('Switch to Voice'));
    await user.click(screen.getByRole('switch', { name: 'Add to existing text' }));
    await user.click(getButton('Switch to Text'));
    await dictate(user);
    await waitFor(() => expect(getDescription()).toHaveValue('I steered the ferry every morning.'));
    await user.click(getButton('Undo dictation'));
    expect(getDescription()).toHaveValue('A pilot.');
  });

  it('appends as a new paragraph', async () => {
    serveProgress();
    captureChunks();
    mockFinalize(createTranscriptResponder());
    const { user } = renderStep();
    await pasteDescription(user, 'A pilot.\nOn boats.\n');
    await dictate(user);
    await waitFor(() =>
      expect(getDescription()).toHaveValue('A pilot.\nOn boats.\n\nI steered the ferry every morning.'),
    );
  });

  it('switches between transcript and improved text, and removes its skills on undo', async () => {
    serveProgress();
    captureChunks();
    mockFinalize(
      createTranscriptResponder({
        message: 'Transcription captured.',
        originalText: 'um I steered',
        enhancedText: 'Steered ferries.',
        skills: { domain: ['Navigation'] },
        engine: 'rules',
      }),
    );
    const { user } = renderStep();
    await dictate(user);
    await waitFor(() => expect(getDescription()).toHaveValue('Steered ferries.'));
    expect(screen.getByText('Improved with built-in rules (no AI used).')).toBeVisible();
    expect(screen.getByRole('list', { name: 'From your description' })).toHaveTextContent('Navigation');
    await user.click(getButton('Use transcript'));
    expect(getDescription()).toHaveValue('um I steered');
    expect(screen.getByText('Transcribed on our own server (no AI service used).')).toBeVisible();
    await user.click(getButton('Use the improved text'));
    expect(getDescription()).toHaveValue('Steered ferries.');
    await user.click(getButton('Undo dictation'));
    expect(getDescription()).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'From your description' })).not.toBeInTheDocument();
  });

  it('warns about a rough offline transcript', async () => {
    serveProgress();
    captureChunks();
    mockFinalize(createTranscriptResponder({ rough: true, engine: 'rules' }));
    const { user } = renderStep();
    await dictate(user);
    expect(await screen.findByText(/Offline dictation gets about one word in three wrong or misses it/)).toBeVisible();
    expect(screen.getByText(/This is a rough draft/)).toBeVisible();
    await user.click(getButton('Keep it'));
    expect(screen.queryByText(/one word in three wrong/)).not.toBeInTheDocument();
    expect(getDescription()).toHaveFocus();
  });

  it('records again on Retry and deletes the recording on Discard', async () => {
    serveProgress();
    const { user } = renderStep();
    await startRecording(user);
    await stopRecording(user);
    await user.click(getButton('Retry'));
    expect(await within(getVoiceInput()).findByText('Listening...')).toBeVisible();
    expect(microphone.countOpenTracks()).toBe(1);
    await stopRecording(user);
    await user.click(getButton('Discard'));
    expect(getButton('Start recording')).toHaveFocus();
    expectReleased();
  });

  it('stops recording on switch to text and keeps the recording', async () => {
    serveProgress();
    const { user } = renderStep();
    await startRecording(user);
    await user.click(getButton('Switch to Text'));
    expectReleased();
    await user.click(getButton('Switch to Voice'));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
  });

  it('does not record when the permission is granted after switching to text', async () => {
    let grantAccess: () => void = () => undefined;
    microphone.restore();
    microphone = fakeMicrophone({ grantAccess: () => new Promise<void>((resolve) => (grantAccess = resolve)) });
    serveProgress();
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
    await user.click(await screen.findByRole('button', { name: 'Start recording' }));
    await user.click(getButton('Switch to Text'));
    grantAccess();
    await waitFor(() => expect(microphone.tracks).toHaveLength(1));
    await waitFor(expectReleased);
    await user.click(getButton('Switch to Voice'));
    expect(getButton('Start recording')).toBeVisible();
  });

  it('scrolls the voice input into view', async () => {
    const scrollIntoViewSpy = jest.spyOn(Element.prototype, 'scrollIntoView');
    serveProgress();
    const { user } = renderStep();
    await startRecording(user);
    expect(scrollIntoViewSpy.mock.contexts.at(-1)).toBe(getVoiceInput());
    expect(scrollIntoViewSpy).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' });
  });

  it('releases the microphone and asks before discarding the recording on Cancel', async () => {
    serveProgress({ experiences: [EXPERIENCE] });
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await startRecording(user);
    await user.click(getButton('Cancel'));
    expect(await screen.findByRole('dialog', { name: 'Discard your recording?' })).toHaveAccessibleDescription(
      "It hasn't been added to your text yet.",
    );
    expectReleased();
    await user.click(getButton('Keep editing'));
    expect(await within(getVoiceInput()).findByRole('button', { name: 'Confirm' })).toBeVisible();
    await user.click(getButton('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(expectReleased);
  });

  it('blocks adding an entry with an unconfirmed recording', async () => {
    const recordedSteps = serveProgress();
    const { user } = renderStep();
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await pasteDescription(user, 'Steered.');
    await startRecording(user);
    await stopRecording(user);
    await user.click(getButton('Add Experience'));
    expect(await screen.findByText('Confirm or discard your recording first.')).toBeVisible();
    await user.click(getButton('Discard'));
    await user.click(getButton('Add Experience'));
    expect(await screen.findByText('Experience added successfully!')).toBeVisible();
    expect(recordedSteps.some(({ body }) => body.data)).toBe(false);
  });

  const fillIn = async (user: User) => {
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await pasteDescription(user, 'Steered.');
  };

  it('blocks adding an entry while recording', async () => {
    serveProgress();
    const { user } = renderStep();
    await fillIn(user);
    await startRecording(user);
    await user.click(getButton('Add Experience'));
    expect(await screen.findByText('Stop recording first.')).toBeVisible();
    expect(getButton('Stop')).toHaveFocus();
  });

  it('blocks adding an entry while transcribing', async () => {
    serveProgress();
    captureChunks();
    const requests = mockFinalize(() => new Promise<Response>(() => undefined));
    const { user } = renderStep();
    await fillIn(user);
    await dictate(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(getButton('Add Experience'));
    expect(await screen.findByText("We're still transcribing your recording. Please wait or cancel it.")).toBeVisible();
  });

  it('shows the voice input again when it blocks adding an entry', async () => {
    serveProgress();
    const { user } = renderStep();
    await fillIn(user);
    await startRecording(user);
    await stopRecording(user);
    await user.click(getButton('Switch to Text'));
    await user.click(getButton('Add Experience'));
    expect(getButton('Confirm')).toHaveFocus();
    expect(getVoiceInput()).toBeVisible();
  });

  it('shows the voice input again when the transcription fails after switching to text', async () => {
    serveProgress();
    captureChunks();
    let respond: (response: Response) => void = () => undefined;
    const requests = mockFinalize(() => new Promise<Response>((resolve) => (respond = resolve)));
    const { user } = renderStep();
    await dictate(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(getButton('Switch to Text'));
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
    respond(HttpResponse.json({ success: false }));
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect(getVoiceAlert()).toHaveTextContent('Failed to transcribe audio');
    await user.click(getButton('Switch to Text'));
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
  });

  it('replaces the text when "Add to existing text" is switched off during transcription', async () => {
    serveProgress();
    captureChunks();
    let respond: (response: Response) => void = () => undefined;
    const requests = mockFinalize(() => new Promise<Response>((resolve) => (respond = resolve)));
    const { user } = renderStep();
    await pasteDescription(user, 'A pilot.');
    await dictate(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(screen.getByRole('switch', { name: 'Add to existing text' }));
    respond(HttpResponse.json(makeTranscript()));
    await waitFor(() => expect(getDescription()).toHaveValue('I steered the ferry every morning.'));
  });

  it('keeps the recording when the server rejects a skip', async () => {
    serveProgress({ experiences: [EXPERIENCE], projects: [] });
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Add Experience' }));
    await fillIn(user);
    await startRecording(user);
    await stopRecording(user);
    server.use(
      http.put(`${ONBOARDING_URL}/:step`, async ({ request }) =>
        (await request.clone().text()).includes('skipped')
          ? HttpResponse.json(errorBody('This step cannot be skipped.'), { status: 400 })
          : undefined,
      ),
    );
    await user.click(getButton('Skip'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('This step cannot be skipped.')).toBeVisible();
    await user.click(getButton('Add Experience'));
    expect(await screen.findByText('Confirm or discard your recording first.')).toBeVisible();
  });

  it('discards the recording after a successful skip without asking again', async () => {
    serveProgress({ experiences: [EXPERIENCE], projects: [] });
    const { user, address } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Add Experience' }));
    await startRecording(user);
    await stopRecording(user);
    await user.click(getButton('Skip'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).not.toMatch(/experience/));
  });

  it('asks before leaving the step with a recording', async () => {
    serveProgress({ experiences: [EXPERIENCE], projects: [] });
    const { user, address } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await user.type(getDescription(), ' And docked.');
    await startRecording(user);
    await stopRecording(user);
    await user.click(getButton('Back'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toMatch(/^\/onboarding\/experience/);
    await user.click(getButton('Back'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/onboarding/education'));
  });
});

describe('A failed transcription', () => {
  it.each([
    [
      'Dictation is not available right now. Please type your text instead.',
      'transcription-unavailable',
      503,
      'Send again',
    ],
    ['No audio recorded. Please try again.', 'nothing-heard', 422, 'Retry'],
    ['Failed to transcribe audio', 'not-audio', 422, 'Retry'],
    ['A recording can be at most 5 minutes long.', 'recording-too-long', 413, 'Retry'],
    ['Failed to process your recording. Please try again.', 'work-failed', 500, 'Send again'],
  ])('shows "%s" for the error code %s', async (text, code, status, nextButton) => {
    serveProgress();
    captureChunks();
    mockFinalize(() => HttpResponse.json({ ...errorBody(text, code), success: false }, { status }));
    const { user } = renderStep();
    await dictate(user);
    await waitFor(() => expect(getVoiceAlert()).toHaveTextContent(text));
    expect(getButton(nextButton)).toHaveFocus();
    expect(getDescription()).toHaveValue('');
  });

  it.each([
    ['Failed to finalize upload.', 'the network fails', () => HttpResponse.error()],
    [
      'Failed to process your recording. Please try again.',
      'the response is not JSON',
      () => HttpResponse.text('<html>Bad gateway</html>', { status: 502 }),
    ],
    ['Failed to transcribe audio', 'the response is unsuccessful', () => HttpResponse.json({ success: false })],
    [
      'The model said no',
      'the unsuccessful response has a message',
      () => HttpResponse.json({ success: false, message: 'The model said no' }),
    ],
    [
      'Failed to process recording. Try again or use text input.',
      'the transcript is empty',
      () => HttpResponse.json(makeTranscript({ originalText: ' ' })),
    ],
    [
      'Failed to process recording. Try again or use text input.',
      'the response is invalid',
      () => HttpResponse.json(['what is this']),
    ],
  ])('shows "%s" when %s', async (text, _when, respond) => {
    serveProgress();
    captureChunks();
    mockFinalize(respond);
    const { user } = renderStep();
    await dictate(user);
    await waitFor(() => expect(getVoiceAlert()).toHaveTextContent(text));
  });

  it('finalizes the same upload again after a network failure, without uploading its chunks again', async () => {
    serveProgress();
    const chunks = captureChunks();
    const requests = mockFinalize(() => HttpResponse.error(), createTranscriptResponder());
    const { user } = renderStep();
    await dictate(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(getDescription()).toHaveValue('I steered the ferry every morning.'));
    expect(requests[1]).toEqual(requests[0]);
    expect(chunks).toHaveLength(1);
    expect(microphone.tracks).toHaveLength(1);
  });

  it('uploads the recording again with a new id after a final error', async () => {
    serveProgress();
    const chunks = captureChunks();
    const requests = mockFinalize(
      () => HttpResponse.json(errorBody('Failed to process your recording.', 'work-failed'), { status: 500 }),
      createTranscriptResponder(),
    );
    const { user } = renderStep();
    await dictate(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(getDescription()).toHaveValue('I steered the ferry every morning.'));
    expect(requests[1]?.uploadId).not.toBe(requests[0]?.uploadId);
    expect(chunks).toHaveLength(2);
  });

  it('uploads all chunks again when chunks are missing', async () => {
    serveProgress();
    const chunks = captureChunks();
    const requests = mockFinalize(
      () => HttpResponse.json(errorBody('Missing chunks: 0.', 'chunks-missing'), { status: 409 }),
      createTranscriptResponder(),
    );
    const { user } = renderStep();
    await dictate(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(getDescription()).toHaveValue('I steered the ferry every morning.'));
    expect(requests[1]).toEqual(requests[0]);
    expect(chunks).toHaveLength(2);
  });

  it('shows the server’s or a fallback error when the upload fails', async () => {
    serveProgress();
    captureChunks(() => HttpResponse.json(errorBody('Upload already in progress'), { status: 409 }));
    const { user } = renderStep();
    await dictate(user);
    await waitFor(() => expect(getVoiceAlert()).toHaveTextContent('Upload already in progress'));
    captureChunks(() => HttpResponse.error());
    await user.click(getButton('Send again'));
    await waitFor(() => expect(getVoiceAlert()).toHaveTextContent('Failed to upload chunk 1 after 3 retries'));
  });
});

describe('A pending transcription', () => {
  it('can be cancelled without losing the recording', async () => {
    serveProgress();
    captureChunks();
    const requests = mockFinalize(() => new Promise<Response>(() => undefined));
    const { user } = renderStep();
    await dictate(user);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(within(getVoiceInput()).getByRole('button', { name: 'Cancel' }));
    expect(getButton('Confirm')).toHaveFocus();
    expect(getVoiceAlert()).toBeEmptyDOMElement();
  });
});

describe('A failed recording', () => {
  it('shows an error when it is empty', async () => {
    microphone.restore();
    microphone = fakeMicrophone({ audio: new Blob([]) });
    serveProgress();
    const { user } = renderStep();
    await startRecording(user);
    await user.click(getButton('Stop'));
    await waitFor(() => expect(getVoiceAlert()).toHaveTextContent('No audio recorded. Please try again.'));
    expect(getButton('Start recording')).toHaveFocus();
  });

  it('shows an error when the microphone is not available', async () => {
    microphone.restore();
    serveProgress();
    const { user } = renderStep();
    await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
    await user.click(await screen.findByRole('button', { name: 'Start recording' }));
    await waitFor(() =>
      expect(getVoiceAlert()).toHaveTextContent('Failed to start recording. Check microphone permissions.'),
    );
    expect(getButton('Start recording')).toHaveFocus();
  });
});
