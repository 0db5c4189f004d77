import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SECTIONS, disableAi } from '../../../testing/candidate';
import { fakeMicrophone } from '../../../testing/microphone';
import { makeProgressUpTo, serveOnboarding } from '../../../testing/onboarding';
import { serveProfile } from '../../../testing/profile';
import { renderApp } from '../../../testing/render-app';
import { fakeRecognition, final, interim } from '../../../testing/speech-recognition';
import type { FakeRecognition } from '../../../testing/speech-recognition';
import { captureChunks, createTranscriptResponder, mockFinalize } from '../../../testing/transcription';

let recognition: FakeRecognition | undefined;
let recordedSteps: ReturnType<typeof serveOnboarding>;
beforeEach(() => {
  serveProfile(null);
  disableAi();
  recordedSteps = serveOnboarding(makeProgressUpTo('experience', { ...SECTIONS, experiences: [] }));
});
afterEach(() => {
  recognition?.restore();
  recognition = undefined;
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'languages');
});

const STAYS_HERE = /The sound stays on this device and is not recorded/;
const IS_SENT = /Your recording is sent to our server, .* about one word in three is wrong or missing/;

const getRecognition = (): FakeRecognition => {
  if (recognition === undefined) throw new Error('The browser has no recognition.');
  return recognition;
};
/** Runs an action and the callbacks of its promises. */
const settle = (action: () => unknown) =>
  act(async () => {
    action();
    await Promise.resolve();
  });
/** Runs what the browser does, and what follows from it. */
const inBrowser = (action: (session: ReturnType<FakeRecognition['latest']>) => void) =>
  settle(() => action(getRecognition().latest()));
const getButton = (name: string) => screen.getByRole('button', { name });
const getDescription = () => screen.getByRole('textbox', { name: /Description/ });
const getVoiceInput = () => screen.getByRole('group', { name: 'Voice input' });
const getStatus = () => within(getVoiceInput()).getByRole('status');
const getAlert = () => within(getVoiceInput()).getByRole('alert');
const open = async () => {
  const app = renderApp({ at: '/onboarding/experience' });
  await app.user.click(await screen.findByRole('button', { name: 'Switch to Voice' }));
  return app;
};
const openOnDevice = async () => {
  const app = await open();
  await app.user.click(await screen.findByRole('button', { name: 'Use this device' }));
  return app;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const startDictating = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Start dictating' }));
  await inBrowser((session) => session.begin());
  expect(getStatus()).toHaveTextContent('Listening...');
};

describe('Without recognition on the device', () => {
  it.each([
    ['the browser has no speech recognition', () => undefined],
    ['the browser cannot say what is available', () => fakeRecognition({ lacks: 'available' })],
    ['the browser cannot keep the sound on the device', () => fakeRecognition({ lacks: 'processLocally' })],
    ['an older browser', () => fakeRecognition({ lacks: 'available', name: 'webkitSpeechRecognition' })],
    ['the language is unavailable', () => fakeRecognition({ available: () => Promise.resolve('unavailable') })],
    ['the policy of the page forbids it', () => fakeRecognition({ available: () => Promise.reject(new Error('No')) })],
  ])('offers only to record, and says where the recording goes: %s', async (_name, create) => {
    recognition = create();
    await open();
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
    expect(screen.getByText(IS_SENT)).toBeVisible();
    expect(screen.queryByRole('button', { name: /where your speech/ })).not.toBeInTheDocument();
    expect(recognition?.sessions ?? []).toEqual([]);
  });
});

describe('The consent', () => {
  it('says where the sound goes before anything is downloaded or heard', async () => {
    recognition = fakeRecognition({ available: () => Promise.resolve('downloadable') });
    const { container } = await open();
    expect(await screen.findByRole('button', { name: 'Use this device' })).toHaveAccessibleDescription(STAYS_HERE);
    expect(getButton('Use this device')).toHaveAccessibleDescription(/may first download a language pack/);
    expect(getButton('Use our server')).toHaveAccessibleDescription(IS_SENT);
    expect(getStatus()).toHaveTextContent('Choose where your speech becomes text');
    expect([recognition.sessions, recognition.installed]).toEqual([[], []]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('is asked for once, and can be changed', async () => {
    recognition = fakeRecognition({ name: 'webkitSpeechRecognition' });
    const first = await openOnDevice();
    expect(await screen.findByRole('button', { name: 'Start dictating' })).toHaveFocus();
    expect(screen.getByText(STAYS_HERE)).toBeVisible();
    first.unmount();

    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'Start dictating' })).toBeVisible();
    await user.click(getButton('Change where your speech becomes text'));
    expect(getButton('Use this device')).toHaveFocus();
    await user.click(getButton('Use our server'));
    expect(getButton('Start recording')).toHaveFocus();
    expect(screen.getByText(IS_SENT)).toBeVisible();
    await user.click(getButton('Change where your speech becomes text'));
    await user.click(getButton('Use this device'));
    expect(getButton('Start dictating')).toHaveFocus();
    expect(recognition.sessions).toEqual([]);
  });

  it('to the server records and sends, as without recognition on the device', async () => {
    recognition = fakeRecognition();
    const microphone = fakeMicrophone();
    URL.createObjectURL = () => 'blob:recording';
    URL.revokeObjectURL = () => undefined;
    captureChunks();
    mockFinalize(createTranscriptResponder());
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Use our server' }));
    await user.click(getButton('Start recording'));
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(getDescription()).toHaveValue('I steered the ferry every morning.'));
    expect(recognition.sessions).toEqual([]);
    microphone.restore();
  });
});

describe('Dictating on the device', () => {
  it('shows the guess apart, and adds only what the browser is sure of', async () => {
    recognition = fakeRecognition({
      onStop: (session) => {
        session.hear(final('I led a team.'), final(' We built a ferry.'));
        session.end();
      },
    });
    const { user, container } = await openOnDevice();
    await user.click(getButton('Start dictating'));
    expect(getStatus()).toHaveTextContent('Waiting for your microphone...');
    expect(getButton('Cancel')).toHaveFocus();
    await inBrowser((session) => session.begin());
    expect(getButton('Stop')).toHaveFocus();
    expect(recognition.latest()).toMatchObject({ lang: 'en-US', isLocal: true });

    await inBrowser((session) => session.hear(final('I led a team.'), interim(' We bill a fairy')));
    const heard = within(screen.getByRole('group', { name: 'Heard so far' }));
    expect(heard.getByText('I led a team.')).toBeVisible();
    expect(heard.getByText('We bill a fairy')).toBeVisible();
    expect(getDescription()).toHaveValue('');
    expect(await axe(container)).toHaveNoViolations();

    await user.click(getButton('Stop'));
    await waitFor(() => expect(getDescription()).toHaveValue('I led a team. We built a ferry.'));
    expect(getDescription()).toHaveFocus();
    expect(recognition.countOpen()).toBe(0);
    expect(screen.getByText('Transcribed by your browser on this device.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
  });

  it('adds to what was typed, also while listening, and can be undone', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await user.type(getDescription(), 'A pilot.');
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered.')));
    await user.type(getDescription(), ' On boats.');
    await user.click(getButton('Stop'));
    await waitFor(() => expect(getDescription()).toHaveValue('A pilot. On boats. I steered.'));
    await user.type(getDescription(), ' Daily.');
    await user.click(getButton('Undo dictation'));
    expect(getDescription()).toHaveValue('A pilot. On boats.');
    await user.click(getButton('Redo'));
    expect(getDescription()).toHaveValue('A pilot. On boats. I steered. Daily.');
  });

  it('replaces the text if the user does not want to add to it', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await user.type(getDescription(), 'A pilot.');
    await user.click(screen.getByRole('switch', { name: 'Add to existing text' }));
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered.')));
    await user.click(getButton('Stop'));
    await waitFor(() => expect(getDescription()).toHaveValue('I steered.'));
  });

  it('is saved with the origin "dictated"', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await user.type(screen.getByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered the ferry.'), interim(' every morning')));
    await user.click(getButton('Stop'));
    await waitFor(() => expect(getDescription()).toHaveFocus());
    await user.click(getButton('Add Experience'));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(recordedSteps.some(({ body }) => body.data)).toBe(true));
    expect(recordedSteps.find(({ body }) => body.data)?.body.data?.experiences).toMatchObject([
      { description: 'I steered the ferry.', descriptionOrigin: 'dictated' },
    ]);
  });

  it('uses the language that the user chose', async () => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['en-US', 'de-AT'] });
    recognition = fakeRecognition({
      available: (language) => Promise.resolve(language === 'de-AT' ? 'unavailable' : 'available'),
    });
    const first = await openOnDevice();
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'You speak' }), 'German (Germany)');
    first.unmount();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Start dictating' }));
    expect(recognition.latest()).toMatchObject({ lang: 'de-DE', isLocal: true });
  });
});

describe('A missing language pack', () => {
  it.each(['downloadable', 'downloading'] as const)('is installed when dictation starts: %s', async (availability) => {
    let finish: (hasInstalled: boolean) => void = () => undefined;
    recognition = fakeRecognition({
      available: () => Promise.resolve(availability),
      install: () => new Promise((resolve) => (finish = resolve)),
    });
    const { user } = await openOnDevice();
    expect(recognition.installed).toEqual([]);
    await user.click(getButton('Start dictating'));
    expect(getStatus()).toHaveTextContent('Your browser is downloading the language pack...');
    expect(getButton('Cancel')).toHaveFocus();
    expect(recognition.sessions).toEqual([]);
    await settle(() => finish(true));
    await inBrowser((session) => session.begin());
    expect(getStatus()).toHaveTextContent('Listening...');
    await user.click(getButton('Stop'));
    expect(await screen.findByText('Nothing was heard. Please try again.')).toBeVisible();
    await user.click(getButton('Start dictating'));
    expect(recognition.installed).toEqual(['en-US']);
    expect(recognition.sessions).toHaveLength(2);
  });

  it('that cannot be downloaded is an error, and nothing is sent anywhere', async () => {
    recognition = fakeRecognition({
      available: () => Promise.resolve('downloadable'),
      install: () => Promise.resolve(false),
    });
    const { user, container } = await openOnDevice();
    await user.click(getButton('Start dictating'));
    await waitFor(() => expect(getAlert()).toHaveTextContent('The language pack could not be downloaded.'));
    expect(getButton('Start dictating')).toHaveFocus();
    expect(recognition.sessions).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('does not open the microphone after Cancel', async () => {
    let finish: (hasInstalled: boolean) => void = () => undefined;
    recognition = fakeRecognition({
      available: () => Promise.resolve('downloadable'),
      install: () => new Promise((resolve) => (finish = resolve)),
    });
    const { user } = await openOnDevice();
    await user.click(getButton('Start dictating'));
    await user.click(getButton('Cancel'));
    await settle(() => finish(true));
    expect(recognition.sessions).toEqual([]);
    expect(getButton('Start dictating')).toHaveFocus();
    expect(getAlert()).toBeEmptyDOMElement();
  });
});

describe('A dictation that fails', () => {
  const CODES = [
    ['not-allowed', /Check microphone permissions/],
    ['audio-capture', /Check microphone permissions/],
    ['service-not-allowed', /cannot transcribe this language on this device/],
    ['language-not-supported', /cannot transcribe this language on this device/],
    ['no-speech', /Nothing was heard/],
    ['network', /Dictation on this device failed/],
    ['aborted', /Dictation on this device failed/],
    ['a code of tomorrow', /Dictation on this device failed/],
  ] as const;

  it.each(CODES)('says so, and can be tried again: %s', async (code, text) => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await user.click(getButton('Start dictating'));
    await inBrowser((session) => session.fail(code));
    expect(getAlert()).toHaveTextContent(text);
    expect(getButton('Start dictating')).toHaveFocus();
    expect([recognition.countOpen(), getDescription()]).toMatchObject([0, { value: '' }]);
    await startDictating(user);
    expect(getAlert()).toBeEmptyDOMElement();
    expect(recognition.sessions.every(({ isLocal }) => isLocal)).toBe(true);
  });

  it.each(CODES)('keeps what was heard, and names what was not added: %s', async (code) => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await user.type(getDescription(), 'A pilot.');
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered.'), interim('Every mourning')));
    await inBrowser((session) => session.fail(code));
    expect(getDescription()).toHaveValue('A pilot. I steered.');
    expect(screen.getByText(/What was heard before is in your text/)).toHaveTextContent('“Every mourning”');
    expect(recognition.countOpen()).toBe(0);
  });

  it('keeps what was heard if the browser ends by itself', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered.')));
    await inBrowser((session) => session.end());
    expect(getDescription()).toHaveValue('I steered.');
    expect(screen.getByText(/Your browser stopped listening/)).toBeVisible();
  });

  it('names the guess if there is nothing else', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await startDictating(user);
    await inBrowser((session) => session.hear(interim('I steer')));
    await user.click(getButton('Stop'));
    await waitFor(() => expect(getAlert()).toHaveTextContent('“I steer”'));
    expect(getDescription()).toHaveValue('');
  });

  it('never falls back to a browser that ignores that the sound must stay on the device', async () => {
    recognition = fakeRecognition({ ignoresProcessLocally: true });
    const { user } = await openOnDevice();
    await user.click(getButton('Start dictating'));
    expect(getAlert()).toHaveTextContent(/cannot transcribe this language on this device/);
    expect(recognition.sessions).toEqual([]);
  });
});

describe('An interrupted dictation', () => {
  it('is added when the user switches to text', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered.')));
    await user.click(getButton('Switch to Text'));
    expect(recognition.countOpen()).toBe(0);
    await waitFor(() => expect(getDescription()).toHaveValue('I steered.'));
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
  });

  it('does not come back when nothing was heard before the user switched to text', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await startDictating(user);
    await user.click(getButton('Switch to Text'));
    await waitFor(() => expect(recognition?.countOpen()).toBe(0));
    await inBrowser(() => undefined);
    expect(screen.queryByRole('group', { name: 'Voice input' })).not.toBeInTheDocument();
  });

  it('does not begin when the microphone is allowed after switching to text', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await user.click(getButton('Start dictating'));
    await user.click(getButton('Switch to Text'));
    await inBrowser(() => undefined);
    await user.click(getButton('Switch to Voice'));
    expect(getButton('Start dictating')).toBeVisible();
    expect(recognition.countOpen()).toBe(0);
  });

  it('blocks adding the entry until it has ended', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await user.type(screen.getByLabelText(/Position/), 'Pilot');
    await user.type(screen.getByLabelText(/Company/), 'Fernway');
    await user.type(getDescription(), 'A pilot.');
    await startDictating(user);
    await user.click(getButton('Add Experience'));
    expect(await screen.findByText('Stop recording first.')).toBeVisible();
    expect(getButton('Stop')).toHaveFocus();
  });

  it('asks before leaving, and is in the text if the user stays', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered.')));
    await user.click(getButton('Back'));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(recognition.countOpen()).toBe(0);
    await waitFor(() => expect(getDescription()).toHaveValue('I steered.'));
  });

  it('closes the microphone when the page changes', async () => {
    recognition = fakeRecognition();
    const { user, unmount } = await openOnDevice();
    await startDictating(user);
    unmount();
    expect(recognition.countOpen()).toBe(0);
  });

  it('is added when the page is hidden for good and comes back', async () => {
    recognition = fakeRecognition();
    const { user } = await openOnDevice();
    await startDictating(user);
    await inBrowser((session) => session.hear(final('I steered.')));
    await settle(() => window.dispatchEvent(new Event('pagehide')));
    expect(recognition.countOpen()).toBe(0);
    await waitFor(() => expect(getDescription()).toHaveValue('I steered.'));
  });
});
