import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeMicrophone } from '../../../testing/microphone';
import type { FakeMicrophone } from '../../../testing/microphone';
import { memoryIdentity } from '../../../testing/memory-identity';
import { testServices } from '../../../testing/render-app';
import { ServicesContext } from '../../api/services';
import { useRecorder } from './use-recorder';

let microphone: FakeMicrophone;
const waits: number[] = [];
let waitImplementation: () => Promise<void> = () => Promise.resolve();
afterEach(() => {
  waitImplementation = () => Promise.resolve();
  jest.useRealTimers();
  microphone.restore();
  waits.length = 0;
});

const services = {
  ...testServices(memoryIdentity()),
  wait: (milliseconds: number) => {
    waits.push(milliseconds);
    return waitImplementation();
  },
};
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);
/** Does something, and lets what comes of it happen. */
const actAndSettle = (action: () => unknown) =>
  act(async () => {
    action();
    await Promise.resolve();
  });
const renderRecorder = () => renderHook(() => useRecorder(), { wrapper });
type Rendered = ReturnType<typeof renderRecorder>;
const startRecording = async ({ result }: Rendered) => {
  await actAndSettle(() => result.current.start());
  expect(result.current.stage.name).toBe('listening');
};
const stopRecording = ({ result }: Rendered) => actAndSettle(() => result.current.stop());
const expectMicrophoneReleased = () => {
  expect(microphone.openTracks()).toBe(0);
  expect(microphone.openContexts()).toBe(0);
};

describe('The recorder', () => {
  it('asks for a voice without echo and noise, and records webm', async () => {
    microphone = fakeMicrophone();
    await startRecording(renderRecorder());
    expect(microphone.requestedConstraints).toEqual([
      { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
    ]);
    expect(microphone.formats).toEqual(['audio/webm']);
  });

  it.each([
    [['audio/mp4'], 'audio/mp4'],
    [[], undefined],
  ])('records what the browser can (%j)', async (supported, format) => {
    microphone = fakeMicrophone({ supported });
    await startRecording(renderRecorder());
    expect(microphone.formats).toEqual([format]);
  });

  it('has the recording once it is stopped, and lets go of the microphone', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    expect(app.result.current.stage).toMatchObject({ name: 'recorded', recording: { seconds: 0 } });
    expectMicrophoneReleased();
  });

  it('hears how loud it is in 24 bars', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    const { stage } = app.result.current;
    const levels = stage.name === 'listening' ? stage.listening.levels() : [];
    expect(levels).toHaveLength(24);
    expect(levels[0]).toBeCloseTo(0.5, 1);
  });

  it('discards an empty recording and says so', async () => {
    microphone = fakeMicrophone({ sound: new Blob([]) });
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    expect(app.result.current.stage).toEqual({ name: 'idle', failure: 'No audio recorded. Please try again.' });
    expectMicrophoneReleased();
  });

  it('says that the microphone could not be had', async () => {
    microphone = fakeMicrophone({ allow: () => Promise.reject(new DOMException('No', 'NotAllowedError')) });
    const { result } = renderRecorder();
    await actAndSettle(() => result.current.start());
    expect(result.current.stage).toEqual({
      name: 'idle',
      failure: 'Failed to start recording. Check microphone permissions.',
    });
  });

  it('says so, too, where the browser has none to offer', async () => {
    microphone = fakeMicrophone();
    microphone.restore();
    const { result } = renderRecorder();
    await actAndSettle(() => result.current.start());
    expect(result.current.stage).toMatchObject({ name: 'idle', failure: expect.stringContaining('Failed to start') });
  });

  it('starts again 100 ms after Retry, with one microphone only', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    await actAndSettle(() => app.result.current.retry());
    expect(waits).toEqual([100]);
    expect(app.result.current.stage.name).toBe('listening');
    expect(microphone.tracks).toHaveLength(2);
    expect(microphone.openTracks()).toBe(1);
    expect(microphone.openContexts()).toBe(1);
  });

  it('never listens twice: another recorder ends the first', async () => {
    microphone = fakeMicrophone();
    const first = renderRecorder();
    const second = renderRecorder();
    await startRecording(first);
    await startRecording(second);
    expect(microphone.openTracks()).toBe(1);
    expect(first.result.current.stage.name).toBe('recorded');
    first.unmount();
    expect(second.result.current.stage.name).toBe('listening');
  });

  it('lets go of everything when it goes', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    app.unmount();
    expectMicrophoneReleased();
  });

  it('lets go of a microphone that is allowed after it went', async () => {
    let allow: () => void = () => undefined;
    microphone = fakeMicrophone({ allow: () => new Promise<void>((resolve) => (allow = resolve)) });
    const { result, unmount } = renderRecorder();
    act(() => result.current.start());
    expect(result.current.stage.name).toBe('opening');
    unmount();
    await actAndSettle(() => allow());
    expect(microphone.tracks).toHaveLength(1);
    expectMicrophoneReleased();
  });

  it('lets go of a microphone that is allowed after it was stopped', async () => {
    let allow: () => void = () => undefined;
    microphone = fakeMicrophone({ allow: () => new Promise<void>((resolve) => (allow = resolve)) });
    const app = renderRecorder();
    await actAndSettle(() => app.result.current.start());
    await stopRecording(app);
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    await actAndSettle(() => allow());
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    expect(microphone.tracks).toHaveLength(1);
    expectMicrophoneReleased();
  });

  it('does not start again where it was stopped right after Retry', async () => {
    let resolveWait: () => void = () => undefined;
    waitImplementation = () => new Promise<void>((resolve) => (resolveWait = resolve));
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    await actAndSettle(() => app.result.current.retry());
    expect(app.result.current.stage.name).toBe('opening');
    await stopRecording(app);
    await actAndSettle(() => resolveWait());
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    expect(microphone.tracks).toHaveLength(1);
  });

  it('keeps what was recorded when it is stopped once more', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    await stopRecording(app);
    expect(app.result.current.stage.name).toBe('recorded');
  });

  it('stops and keeps what was said when the page is hidden for good', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await actAndSettle(() => window.dispatchEvent(new Event('pagehide')));
    expectMicrophoneReleased();
    expect(app.result.current.stage.name).toBe('recorded');
  });

  it('keeps what was said before the microphone was pulled out', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await actAndSettle(() => microphone.disconnect());
    expect(app.result.current.stage.name).toBe('recorded');
    expectMicrophoneReleased();
  });

  it('stops by itself after 5 minutes, and says so', async () => {
    jest.useFakeTimers();
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await act(async () => jest.advanceTimersByTimeAsync(299_000));
    expect(app.result.current.stage.name).toBe('listening');
    await act(async () => jest.advanceTimersByTimeAsync(1_500));
    expect(app.result.current.stage).toMatchObject({
      name: 'recorded',
      recording: { seconds: 300 },
      note: 'Recording stopped at the 5-minute limit.',
    });
    expectMicrophoneReleased();
  });
});
