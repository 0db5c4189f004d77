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
let waited: () => Promise<void> = () => Promise.resolve();
afterEach(() => {
  waited = () => Promise.resolve();
  jest.useRealTimers();
  microphone.restore();
  waits.length = 0;
});

const services = {
  ...testServices(memoryIdentity()),
  wait: (milliseconds: number) => {
    waits.push(milliseconds);
    return waited();
  },
};
const around = ({ children }: { readonly children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);
/** Does something, and lets what comes of it happen. */
const does = (action: () => unknown) =>
  act(async () => {
    action();
    await Promise.resolve();
  });
const recorder = () => renderHook(() => useRecorder(), { wrapper: around });
type Rendered = ReturnType<typeof recorder>;
const starts = async ({ result }: Rendered) => {
  await does(() => result.current.start());
  expect(result.current.stage.name).toBe('listening');
};
const stops = ({ result }: Rendered) => does(() => result.current.stop());
const isReleased = () => {
  expect(microphone.openTracks()).toBe(0);
  expect(microphone.openContexts()).toBe(0);
};

describe('The recorder', () => {
  it('asks for a voice without echo and noise, and records webm', async () => {
    microphone = fakeMicrophone();
    await starts(recorder());
    expect(microphone.wanted).toEqual([
      { audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } },
    ]);
    expect(microphone.formats).toEqual(['audio/webm']);
  });

  it.each([
    [['audio/mp4'], 'audio/mp4'],
    [[], undefined],
  ])('records what the browser can (%j)', async (supported, format) => {
    microphone = fakeMicrophone({ supported });
    await starts(recorder());
    expect(microphone.formats).toEqual([format]);
  });

  it('has the recording once it is stopped, and lets go of the microphone', async () => {
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    await stops(app);
    expect(app.result.current.stage).toMatchObject({ name: 'recorded', recording: { seconds: 0 } });
    isReleased();
  });

  it('hears how loud it is in 24 bars', async () => {
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    const { stage } = app.result.current;
    const levels = stage.name === 'listening' ? stage.listening.levels() : [];
    expect(levels).toHaveLength(24);
    expect(levels[0]).toBeCloseTo(0.5, 1);
  });

  it('discards an empty recording and says so', async () => {
    microphone = fakeMicrophone({ sound: new Blob([]) });
    const app = recorder();
    await starts(app);
    await stops(app);
    expect(app.result.current.stage).toEqual({ name: 'idle', failure: 'No audio recorded. Please try again.' });
    isReleased();
  });

  it('says that the microphone could not be had', async () => {
    microphone = fakeMicrophone({ allow: () => Promise.reject(new DOMException('No', 'NotAllowedError')) });
    const { result } = recorder();
    await does(() => result.current.start());
    expect(result.current.stage).toEqual({
      name: 'idle',
      failure: 'Failed to start recording. Check microphone permissions.',
    });
  });

  it('says so, too, where the browser has none to offer', async () => {
    microphone = fakeMicrophone();
    microphone.restore();
    const { result } = recorder();
    await does(() => result.current.start());
    expect(result.current.stage).toMatchObject({ name: 'idle', failure: expect.stringContaining('Failed to start') });
  });

  it('starts again 100 ms after Retry, with one microphone only', async () => {
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    await stops(app);
    await does(() => app.result.current.retry());
    expect(waits).toEqual([100]);
    expect(app.result.current.stage.name).toBe('listening');
    expect(microphone.tracks).toHaveLength(2);
    expect(microphone.openTracks()).toBe(1);
    expect(microphone.openContexts()).toBe(1);
  });

  it('never listens twice: another recorder ends the first', async () => {
    microphone = fakeMicrophone();
    const first = recorder();
    const second = recorder();
    await starts(first);
    await starts(second);
    expect(microphone.openTracks()).toBe(1);
    expect(first.result.current.stage.name).toBe('recorded');
    first.unmount();
    expect(second.result.current.stage.name).toBe('listening');
  });

  it('lets go of everything when it goes', async () => {
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    app.unmount();
    isReleased();
  });

  it('lets go of a microphone that is allowed after it went', async () => {
    let allow: () => void = () => undefined;
    microphone = fakeMicrophone({ allow: () => new Promise<void>((resolve) => (allow = resolve)) });
    const { result, unmount } = recorder();
    act(() => result.current.start());
    expect(result.current.stage.name).toBe('opening');
    unmount();
    await does(() => allow());
    expect(microphone.tracks).toHaveLength(1);
    isReleased();
  });

  it('lets go of a microphone that is allowed after it was stopped', async () => {
    let allow: () => void = () => undefined;
    microphone = fakeMicrophone({ allow: () => new Promise<void>((resolve) => (allow = resolve)) });
    const app = recorder();
    await does(() => app.result.current.start());
    await stops(app);
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    await does(() => allow());
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    expect(microphone.tracks).toHaveLength(1);
    isReleased();
  });

  it('does not start again where it was stopped right after Retry', async () => {
    let goOn: () => void = () => undefined;
    waited = () => new Promise<void>((resolve) => (goOn = resolve));
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    await stops(app);
    await does(() => app.result.current.retry());
    expect(app.result.current.stage.name).toBe('opening');
    await stops(app);
    await does(() => goOn());
    expect(app.result.current.stage).toEqual({ name: 'idle' });
    expect(microphone.tracks).toHaveLength(1);
  });

  it('keeps what was recorded when it is stopped once more', async () => {
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    await stops(app);
    await stops(app);
    expect(app.result.current.stage.name).toBe('recorded');
  });

  it('stops and keeps what was said when the page is hidden for good', async () => {
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    await does(() => window.dispatchEvent(new Event('pagehide')));
    isReleased();
    expect(app.result.current.stage.name).toBe('recorded');
  });

  it('keeps what was said before the microphone was pulled out', async () => {
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    await does(() => microphone.pullOut());
    expect(app.result.current.stage.name).toBe('recorded');
    isReleased();
  });

  it('stops by itself after 5 minutes, and says so', async () => {
    jest.useFakeTimers();
    microphone = fakeMicrophone();
    const app = recorder();
    await starts(app);
    await act(async () => jest.advanceTimersByTimeAsync(299_000));
    expect(app.result.current.stage.name).toBe('listening');
    await act(async () => jest.advanceTimersByTimeAsync(1_500));
    expect(app.result.current.stage).toMatchObject({
      name: 'recorded',
      recording: { seconds: 300 },
      note: 'Recording stopped at the 5-minute limit.',
    });
    isReleased();
  });
});
