import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { JOB, SECTIONS, withoutAi } from '../../../testing/candidate';
import { fakeMicrophone } from '../../../testing/microphone';
import type { FakeMicrophone } from '../../../testing/microphone';
import { ONBOARDING, progressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { errorBody, serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { server } from '../../../testing/server';
import { finishUploads, heard, takeChunks, transcribedAs } from '../../../testing/transcription';

let microphone: FakeMicrophone;
const revoked: string[] = [];

beforeEach(() => {
  serveProfile(null);
  withoutAi();
  microphone = fakeMicrophone();
  URL.createObjectURL = () => 'blob:recording';
  URL.revokeObjectURL = (address) => void revoked.push(address);
});
afterEach(() => {
  microphone.restore();
  revoked.length = 0;
});

const at = (sections: object = { experiences: [] }) =>
  serveOnboarding(progressUpTo('experience', { ...SECTIONS, ...sections }));
const opens = () => renderApp({ at: '/onboarding/experience' });
type User = ReturnType<typeof opens>['user'];

const button = (name: string) => screen.getByRole('button', { name });
const description = () => screen.getByRole('textbox', { name: /Description/ });
const voice = () => screen.getByRole('group', { name: 'Voice input' });
const state = () => within(voice()).getByRole('status');
const wrong = () => within(voice()).getByRole('alert');
const isReleased = () => expect([microphone.openTracks(), microphone.openContexts()]).toEqual([0, 0]);

const speaks = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
  await user.click(await screen.findByRole('button', { name: 'Start recording' }));
  expect(await within(voice()).findByText('Listening...')).toBeVisible();
};
const stops = async (user: User) => {
  await user.click(button('Stop'));
  expect(await within(voice()).findByRole('button', { name: 'Confirm' })).toHaveFocus();
};
const dictates = async (user: User) => {
  await speaks(user);
  await stops(user);
  await user.click(button('Confirm'));
};
const types = async (user: User, text: string) => {
  await user.click(await screen.findByRole('textbox', { name: /Description/ }));
  await user.paste(text);
};

describe('Speaking a description', () => {
  it('goes from listening to confirming to the text, with the focus on what comes next', async () => {
    at();
    let answer: (response: Response) => void = () => undefined;
    const chunks = takeChunks();
    const asked = finishUploads(() => new Promise<Response>((resolve) => (answer = resolve)));
    const { user, container } = opens();
    await speaks(user);
    expect(button('Stop')).toHaveFocus();
    expect(screen.getByRole('timer', { name: 'Recorded' })).toHaveTextContent(/^0:0/);
    expect(voice().querySelectorAll('.tr-wave i')).toHaveLength(24);
    // The timer goes on meanwhile.
    await act(async () => expect(await axe(container)).toHaveNoViolations());

    await stops(user);
    isReleased();
    expect(screen.getByLabelText(/^Your recording, 0:0/)).toHaveAttribute('src', 'blob:recording');
    expect(revoked).toEqual([]);

    await user.click(button('Confirm'));
    expect(state()).toHaveTextContent('Processing your recording, please wait...');
    expect(button('Cancel')).toHaveFocus();
    expect(revoked).toEqual(['blob:recording']);
    expect(await axe(container)).toHaveNoViolations();

    await waitFor(() => expect(asked).toHaveLength(1));
    answer(HttpResponse.json(transcribedAs()));
    await waitFor(() => expect(description()).toHaveValue('I steered the ferry every morning.'));
    expect(description()).toHaveFocus();
    expect(screen.getByText('Transcription captured. Consider enhancing with more details.')).toBeVisible();
    expect(button('Switch to Voice')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
    expect(asked).toEqual([{ uploadId: chunks[0]?.uploadId, context: 'experience' }]);
    expect(chunks).toMatchObject([{ index: 0, total: 1, size: 5 }]);
  });

  it('saves where the text came from, also after it was corrected by hand', async () => {
    const recorded = at();
    takeChunks();
    finishUploads(heard());
    const { user } = opens();
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await dictates(user);
    await waitFor(() => expect(description()).toHaveFocus());
    await user.type(description(), ' Safely.');
    await user.click(button('Add Experience'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(recorded.some(({ body }) => body.data)).toBe(true));
    expect(recorded.find(({ body }) => body.data)?.body.data?.experiences).toMatchObject([
      { description: 'I steered the ferry every morning. Safely.', descriptionOrigin: 'dictated' },
    ]);
  });

  it('calls typed what is written after the dictated text was emptied', async () => {
    const recorded = at({ experiences: [{ ...JOB, descriptionOrigin: 'dictated' }] });
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await user.clear(description());
    await user.type(description(), 'Steered by hand.');
    await user.click(button('Update Experience'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(recorded.some(({ body }) => body.data)).toBe(true));
    const [saved] = recorded.find(({ body }) => body.data)?.body.data?.experiences ?? [];
    expect(saved).toMatchObject({ description: 'Steered by hand.' });
    expect(saved).not.toHaveProperty('descriptionOrigin');
  });

  it('adds to what is there, or takes its place, and can be undone', async () => {
    at();
    takeChunks();
    finishUploads(heard());
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
    await screen.findByRole('button', { name: 'Start recording' });
    expect(screen.queryByRole('switch', { name: 'Add to existing text' })).not.toBeInTheDocument();
    await user.click(button('Switch to Text'));

    await types(user, 'A pilot.');
    await dictates(user);
    await waitFor(() => expect(description()).toHaveValue('A pilot. I steered the ferry every morning.'));
    await user.click(button('Undo dictation'));
    expect(description()).toHaveValue('A pilot.');
    expect(description()).toHaveFocus();

    await user.click(button('Switch to Voice'));
    await user.click(screen.getByRole('switch', { name: 'Add to existing text' }));
    await user.click(button('Switch to Text'));
    await dictates(user);
    await waitFor(() => expect(description()).toHaveValue('I steered the ferry every morning.'));
    await user.click(button('Undo dictation'));
    expect(description()).toHaveValue('A pilot.');
  });

  it('keeps paragraphs apart when it adds', async () => {
    at();
    takeChunks();
    finishUploads(heard());
    const { user } = opens();
    await types(user, 'A pilot.\nOn boats.\n');
    await dictates(user);
    await waitFor(() => expect(description()).toHaveValue('A pilot.\nOn boats.\n\nI steered the ferry every morning.'));
  });

  it('offers the very words beside the improved ones, and takes its skills back with it', async () => {
    at();
    takeChunks();
    finishUploads(
      heard({
        message: 'Transcription captured.',
        originalText: 'um I steered',
        enhancedText: 'Steered ferries.',
        skills: { domain: ['Navigation'] },
        engine: 'rules',
      }),
    );
    const { user } = opens();
    await dictates(user);
    await waitFor(() => expect(description()).toHaveValue('Steered ferries.'));
    expect(screen.getByText('Improved with built-in rules (no AI used).')).toBeVisible();
    expect(screen.getByRole('list', { name: 'From your description' })).toHaveTextContent('Navigation');
    await user.click(button('Use transcript'));
    expect(description()).toHaveValue('um I steered');
    expect(screen.getByText('Transcribed on our own server (no AI service used).')).toBeVisible();
    await user.click(button('Use the improved text'));
    expect(description()).toHaveValue('Steered ferries.');
    await user.click(button('Undo dictation'));
    expect(description()).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'From your description' })).not.toBeInTheDocument();
  });

  it('says plainly that a rough draft is one', async () => {
    at();
    takeChunks();
    finishUploads(heard({ rough: true, engine: 'rules' }));
    const { user, container } = opens();
    await dictates(user);
    expect(await screen.findByText(/Offline dictation gets about one word in four wrong/)).toBeVisible();
    expect(screen.getByText(/This is a rough draft/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(button('Keep it'));
    expect(screen.queryByText(/one word in four/)).not.toBeInTheDocument();
    expect(description()).toHaveFocus();
  });

  it('records anew on Retry, and forgets on Discard', async () => {
    at();
    const { user } = opens();
    await speaks(user);
    await stops(user);
    await user.click(button('Retry'));
    expect(await within(voice()).findByText('Listening...')).toBeVisible();
    expect(microphone.openTracks()).toBe(1);
    await stops(user);
    await user.click(button('Discard'));
    expect(button('Start recording')).toHaveFocus();
    isReleased();
  });

  it('stops listening when the person switches to text, and keeps what was said', async () => {
    at();
    const { user } = opens();
    await speaks(user);
    await user.click(button('Switch to Text'));
    isReleased();
    await user.click(button('Switch to Voice'));
    expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible();
  });

  it('does not listen where the microphone is allowed only after the person switched to text', async () => {
    let allow: () => void = () => undefined;
    microphone.restore();
    microphone = fakeMicrophone({ allow: () => new Promise<void>((resolve) => (allow = resolve)) });
    at();
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
    await user.click(await screen.findByRole('button', { name: 'Start recording' }));
    await user.click(button('Switch to Text'));
    allow();
    await waitFor(() => expect(microphone.tracks).toHaveLength(1));
    await waitFor(isReleased);
    await user.click(button('Switch to Voice'));
    expect(button('Start recording')).toBeVisible();
  });

  it('is shown as a whole, also where the foot covers the end of the page', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    at();
    const { user } = opens();
    await speaks(user);
    expect(scrolled.mock.contexts.at(-1)).toBe(voice());
    expect(scrolled).toHaveBeenLastCalledWith({ block: 'nearest', behavior: 'instant' });
  });

  it('lets go of the microphone when the form goes, once the person agrees to lose the recording', async () => {
    at({ experiences: [JOB] });
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await speaks(user);
    await user.click(button('Cancel'));
    expect(await screen.findByRole('dialog', { name: 'Discard your recording?' })).toHaveAccessibleDescription(
      "It hasn't been added to your text yet.",
    );
    isReleased();
    await user.click(button('Keep editing'));
    expect(await within(voice()).findByRole('button', { name: 'Confirm' })).toBeVisible();
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(isReleased);
  });

  it('is not left out of an entry by mistake', async () => {
    const recorded = at();
    const { user } = opens();
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await types(user, 'Steered.');
    await speaks(user);
    await stops(user);
    await user.click(button('Add Experience'));
    expect(await screen.findByText('Confirm or discard your recording first.')).toBeVisible();
    await user.click(button('Discard'));
    await user.click(button('Add Experience'));
    expect(await screen.findByText('Experience added successfully!')).toBeVisible();
    expect(recorded.some(({ body }) => body.data)).toBe(false);
  });

  const fills = async (user: User) => {
    await user.type(await screen.findByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await types(user, 'Steered.');
  };

  it('says that the person is still recording, and how to go on, where an entry is added meanwhile', async () => {
    at();
    const { user } = opens();
    await fills(user);
    await speaks(user);
    await user.click(button('Add Experience'));
    expect(await screen.findByText('Stop recording first.')).toBeVisible();
    expect(button('Stop')).toHaveFocus();
  });

  it('says that a recording is still being written down where an entry is added meanwhile', async () => {
    at();
    takeChunks();
    const asked = finishUploads(() => new Promise<Response>(() => undefined));
    const { user } = opens();
    await fills(user);
    await dictates(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(button('Add Experience'));
    expect(await screen.findByText("We're still transcribing your recording. Please wait or cancel it.")).toBeVisible();
  });

  it('is shown again where it keeps an entry from being added', async () => {
    at();
    const { user } = opens();
    await fills(user);
    await speaks(user);
    await stops(user);
    await user.click(button('Switch to Text'));
    await user.click(button('Add Experience'));
    expect(button('Confirm')).toHaveFocus();
    expect(voice()).toBeVisible();
  });

  it('is shown again where it could not be written down after the person switched to text', async () => {
    at();
    takeChunks();
    let answer: (response: Response) => void = () => undefined;
    const asked = finishUploads(() => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = opens();
    await dictates(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(button('Switch to Text'));
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
    answer(HttpResponse.json({ success: false }));
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect(wrong()).toHaveTextContent('Failed to transcribe audio');
    await user.click(button('Switch to Text'));
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
  });

  it('takes the place of the text where that is chosen while it is being written down', async () => {
    at();
    takeChunks();
    let answer: (response: Response) => void = () => undefined;
    const asked = finishUploads(() => new Promise<Response>((resolve) => (answer = resolve)));
    const { user } = opens();
    await types(user, 'A pilot.');
    await dictates(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole('switch', { name: 'Add to existing text' }));
    answer(HttpResponse.json(transcribedAs()));
    await waitFor(() => expect(description()).toHaveValue('I steered the ferry every morning.'));
  });

  it('outlives a skip that the server refuses', async () => {
    at({ experiences: [JOB], projects: [] });
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Add Experience' }));
    await fills(user);
    await speaks(user);
    await stops(user);
    server.use(
      http.put(`${ONBOARDING}/:step`, async ({ request }) =>
        (await request.clone().text()).includes('skipped')
          ? HttpResponse.json(errorBody('This step cannot be skipped.'), { status: 400 })
          : undefined,
      ),
    );
    await user.click(button('Skip'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('This step cannot be skipped.')).toBeVisible();
    await user.click(button('Add Experience'));
    expect(await screen.findByText('Confirm or discard your recording first.')).toBeVisible();
  });

  it('is left behind by a skip that the server takes, without another question', async () => {
    at({ experiences: [JOB], projects: [] });
    const { user, address } = opens();
    await user.click(await screen.findByRole('button', { name: 'Add Experience' }));
    await speaks(user);
    await stops(user);
    await user.click(button('Skip'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).not.toMatch(/experience/));
  });

  it('asks before going to another step loses a recording, and keeps what was typed', async () => {
    at({ experiences: [JOB], projects: [] });
    const { user, address } = opens();
    await user.click(await screen.findByRole('button', { name: 'Edit Pilot' }));
    await user.type(description(), ' And docked.');
    await speaks(user);
    await stops(user);
    await user.click(button('Back'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(address()).toMatch(/^\/onboarding\/experience/);
    await user.click(button('Back'));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/onboarding/education'));
  });
});

describe('A recording that could not be written down', () => {
  it.each([
    ['Dictation is not available right now. Please type your text instead.', 'transcription-unavailable', 503],
    ['No audio recorded. Please try again.', 'nothing-heard', 422],
    ['Failed to transcribe audio', 'not-audio', 422],
    ['A recording can be at most 5 minutes long.', 'recording-too-long', 413],
    ['Failed to process your recording. Please try again.', 'work-failed', 500],
  ])('is told: %s', async (text, code, status) => {
    at();
    takeChunks();
    finishUploads(() => HttpResponse.json({ ...errorBody(text, code), success: false }, { status }));
    const { user } = opens();
    await dictates(user);
    await waitFor(() => expect(wrong()).toHaveTextContent(text));
    expect(button('Send again')).toHaveFocus();
    expect(description()).toHaveValue('');
  });

  it.each([
    ['Failed to finalize upload.', () => HttpResponse.error()],
    [
      'Failed to process your recording. Please try again.',
      () => HttpResponse.text('<html>Bad gateway</html>', { status: 502 }),
    ],
    ['Failed to transcribe audio', () => HttpResponse.json({ success: false })],
    ['The model said no', () => HttpResponse.json({ success: false, message: 'The model said no' })],
    [
      'Failed to process recording. Try again or use text input.',
      () => HttpResponse.json(transcribedAs({ originalText: ' ' })),
    ],
    ['Failed to process recording. Try again or use text input.', () => HttpResponse.json(['what is this'])],
  ])('is told: %s', async (text, answer) => {
    at();
    takeChunks();
    finishUploads(answer);
    const { user } = opens();
    await dictates(user);
    await waitFor(() => expect(wrong()).toHaveTextContent(text));
  });

  it('is kept and can be sent again without speaking again, under the same name where nobody answered', async () => {
    at();
    const chunks = takeChunks();
    const asked = finishUploads(() => HttpResponse.error(), heard());
    const { user } = opens();
    await dictates(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(description()).toHaveValue('I steered the ferry every morning.'));
    expect(asked[1]).toEqual(asked[0]);
    expect(chunks).toHaveLength(1);
    expect(microphone.tracks).toHaveLength(1);
  });

  it('is sent anew where the server said that it is over', async () => {
    at();
    const chunks = takeChunks();
    const asked = finishUploads(
      () => HttpResponse.json(errorBody('Failed to process your recording.', 'work-failed'), { status: 500 }),
      heard(),
    );
    const { user } = opens();
    await dictates(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(description()).toHaveValue('I steered the ferry every morning.'));
    expect(asked[1]?.uploadId).not.toBe(asked[0]?.uploadId);
    expect(chunks).toHaveLength(2);
  });

  it('is sent whole again where chunks are missing', async () => {
    at();
    const chunks = takeChunks();
    const asked = finishUploads(
      () => HttpResponse.json(errorBody('Missing chunks: 0.', 'chunks-missing'), { status: 409 }),
      heard(),
    );
    const { user } = opens();
    await dictates(user);
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(description()).toHaveValue('I steered the ferry every morning.'));
    expect(asked[1]).toEqual(asked[0]);
    expect(chunks).toHaveLength(2);
  });

  it('is told when it did not get through, in the words of the server where it has any', async () => {
    at();
    takeChunks(() => HttpResponse.json(errorBody('Upload already in progress'), { status: 409 }));
    const { user } = opens();
    await dictates(user);
    await waitFor(() => expect(wrong()).toHaveTextContent('Upload already in progress'));
    takeChunks(() => HttpResponse.error());
    await user.click(button('Send again'));
    await waitFor(() => expect(wrong()).toHaveTextContent('Failed to upload chunk 1 after 3 retries'));
  });

  it('can be given up while it is on its way, and is still there', async () => {
    at();
    takeChunks();
    const asked = finishUploads(() => new Promise<Response>(() => undefined));
    const { user } = opens();
    await dictates(user);
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(within(voice()).getByRole('button', { name: 'Cancel' }));
    expect(button('Confirm')).toHaveFocus();
    expect(wrong()).toBeEmptyDOMElement();
  });

  it('is told when nothing was recorded at all', async () => {
    microphone.restore();
    microphone = fakeMicrophone({ sound: new Blob([]) });
    at();
    const { user } = opens();
    await speaks(user);
    await user.click(button('Stop'));
    await waitFor(() => expect(wrong()).toHaveTextContent('No audio recorded. Please try again.'));
    expect(button('Start recording')).toHaveFocus();
  });

  it('is told when the microphone is not to be had', async () => {
    microphone.restore();
    at();
    const { user } = opens();
    await user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
    await user.click(await screen.findByRole('button', { name: 'Start recording' }));
    await waitFor(() => expect(wrong()).toHaveTextContent('Failed to start recording. Check microphone permissions.'));
    expect(button('Start recording')).toHaveFocus();
  });
});
