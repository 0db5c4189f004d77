/** How loud it is, from the low voices to the high ones. */
export interface SoundBars {
  /** One number from 0 (silent) to 1 for each bar. */
  readonly levels: () => readonly number[];
  readonly release: () => void;
}

/** 94 Hz a step at 48 kHz; three steps a bar reach from 0 to 6.7 kHz over 24 bars, which is where voices are. */
const FFT_SIZE = 512;
const STEPS_A_BAR = 3;
const LOUDEST = 255;

const SILENT: SoundBars = { levels: () => [], release: () => undefined };

/** Measures a stream for so many bars. Where a browser cannot, nothing is heard and nothing else is lost. */
export function soundBars(stream: MediaStream, bars: number): SoundBars {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = FFT_SIZE;
    context.createMediaStreamSource(stream).connect(analyser);
    // Safari starts it asleep.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const steps = new Uint8Array(analyser.frequencyBinCount);
    return {
      levels: () => {
        analyser.getByteFrequencyData(steps);
        return Array.from({ length: bars }, (_, bar) => {
          const own = steps.subarray(bar * STEPS_A_BAR, (bar + 1) * STEPS_A_BAR);
          return Math.max(0, ...own) / LOUDEST;
        });
      },
      release: () => {
        if (context.state !== 'closed') void context.close().catch(() => undefined);
      },
    };
  } catch {
    return SILENT;
  }
}
