import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeMicrophone } from '../../../testing/microphone';
import type { FakeMicrophone } from '../../../testing/microphone';
import { memoryIdentity } from '../../../testing/memory-identity';
import { makeTestServices } from '../../../testing/render-app';
import { ServicesContext } from '../../api/services';
import { useRecorder } from './use-recorder';

let microphone: FakeMicrophone;
const delays: number[] = [];
let waitImplementation: () => Promise<void> = () => Promise.resolve();
afterEach(() => {
  waitImplementation = () => Promise.resolve();
  jest.useRealTimers();
  microphone.restore();
  delays.length = 0;
});

const services = {
  ...makeTestServices(memoryIdentity()),
  wait: (milliseconds: number) => {
    delays.push(milliseconds);
    return waitImplementation();
  },
};
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);
/** Runs the action and its promise callbacks inside act. */
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
  expect(microphone.countOpenTracks()).toBe(0);
  expect(microphone.countOpenContexts()).toBe(0);
};

describe('useRecorder', () => {
  it('requests echo cancellation and noise suppression, and records webm', async () => {
    microphone = fakeMicrophone();
    await startRecording(renderRecorder());
    expect(microphone.requestedConstraints).toEqual([
      { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
    ]);
    expect(microphone.mimeTypes).toEqual(['audio/webm']);
  });

  it.each([
    [['audio/mp4'], 'audio/mp4'],
    [[], undefined],
  ])('records a type that the browser supports (%j)', async (supportedTypes, format) => {
    microphone = fakeMicrophone({ supportedTypes });
    await startRecording(renderRecorder());
    expect(microphone.mimeTypes).toEqual([format]);
  });

  it('returns the recording and releases the microphone when stopped', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    expect(app.result.current.stage).toMatchObject({ name: 'recorded', recording: { seconds: 0 } });
    expectMicrophoneReleased();
  });

  it('measures the volume in 24 bars', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    const { stage } = app.result.current;
    const levels = stage.name === 'listening' ? stage.session.getLevels() : [];
    expect(levels).toHaveLength(24);
    expect(levels[0]).toBeCloseTo(0.5, 1);
  });

  it('shows an error for an empty recording', async () => {
    microphone = fakeMicrophone({ audio: new Blob([]) });
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    expect(app.result.current.stage).toEqual({ name: 'idle', errorText: 'No audio recorded. Please try again.' });
    expectMicrophoneReleased();
  });

  it('shows an error if access to the microphone is denied', async () => {
    microphone = fakeMicrophone({ grantAccess: () => Promise.reject(new DOMException('No', 'NotAllowedError')) });
    const { result } = renderRecorder();
    await actAndSettle(() => result.current.start());
    expect(result.current.stage).toEqual({
      name: 'idle',
      errorText: 'Failed to start recording. Check microphone permissions.',
    });
  });

  it('shows an error if the browser does not support microphones', async () => {
    microphone = fakeMicrophone();
    microphone.restore();
    const { result } = renderRecorder();
    await actAndSettle(() => result.current.start());
    expect(result.current.stage).toMatchObject({ name: 'idle', errorText: expect.stringContaining('Failed to start') });
  });

  it('restarts 100 ms after Retry with a single open microphone', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    await actAndSettle(() => app.result.current.retry());
    expect(delays).toEqual([100]);
    expect(app.result.current.stage.name).toBe('listening');
    expect(microphone.tracks).toHaveLength(2);
    expect(microphone.countOpenTracks()).toBe(1);
    expect(microphone.countOpenContexts()).toBe(1);
  });

  it('stops the first recorder when another one starts', async () => {
    microphone = fakeMicrophone();
    const firstRecorder = renderRecorder();
    const second = renderRecorder();
    await startRecording(firstRecorder);
    await startRecording(second);
    expect(microphone.countOpenTracks()).toBe(1);
    expect(firstRecorder.result.current.stage.name).toBe('recorded');
    firstRecorder.unmount();
    expect(second.result.current.stage.name).toBe('listening');
  });

  it('releases the microphone on unmount', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    app.unmount();
    expectMicrophoneReleased();
  });

  it('releases a microphone that is granted after unmount', async () => {
    let grantAccess: () => void = () => undefined;
    microphone = fakeMicrophone({ grantAccess: () => new Promise<void>((resolve) => (grantAccess = resolve)) });
    const { result, unmount } = renderRecorder();
    act(() => result.current.start());
    expect(result.current.stage.name).toBe('opening');
    unmount();
    await actAndSettle(() => grantAccess());
    expect(microphone.tracks).toHaveLength(1);
    expectMicrophoneReleased();
  });

  it('releases a microphone that is granted after stop', async () => {
    let grantAccess: () => void = () => undefined;
    microphone = fakeMicrophone({ grantAccess: () => new Promise<void>((resolve) => (grantAccess = resolve)) });
    const app = renderRecorder();
    await actAndSettle(() => app.result.current.start());
    await stopRecording(app);
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    await actAndSettle(() => grantAccess());
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    expect(microphone.tracks).toHaveLength(1);
    expectMicrophoneReleased();
  });

  it('does not restart if stopped right after Retry', async () => {
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

  it('keeps the recording when stopped twice', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await stopRecording(app);
    await stopRecording(app);
    expect(app.result.current.stage.name).toBe('recorded');
  });

  it('stops and keeps the recording on pagehide', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await actAndSettle(() => window.dispatchEvent(new Event('pagehide')));
    expectMicrophoneReleased();
    expect(app.result.current.stage.name).toBe('recorded');
  });

  it('keeps the recording when the microphone is disconnected', async () => {
    microphone = fakeMicrophone();
    const app = renderRecorder();
    await startRecording(app);
    await actAndSettle(() => microphone.disconnect());
    expect(app.result.current.stage.name).toBe('recorded');
    expectMicrophoneReleased();
  });

  it('stops after 5 minutes with a note', async () => {
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
