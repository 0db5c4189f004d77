/** How loud it is, from the low voices to the high ones. */
export interface VolumeMeter {
  /** One number from 0 (silent) to 1 for each bar. */
  readonly levels: () => readonly number[];
  readonly release: () => void;
}

/** 94 Hz a step at 48 kHz; three steps a bar reach from 0 to 6.7 kHz over 24 bars, which is where voices are. */
const FFT_SIZE = 512;
const BINS_PER_BAR = 3;
const MAX_LEVEL = 255;

const SILENT: VolumeMeter = { levels: () => [], release: () => undefined };

/** Measures a stream for so many bars. Where a browser cannot, nothing is heard and nothing else is lost. */
export function createVolumeMeter(stream: MediaStream, bars: number): VolumeMeter {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = FFT_SIZE;
    context.createMediaStreamSource(stream).connect(analyser);
    // Safari starts it asleep.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const bins = new Uint8Array(analyser.frequencyBinCount);
    return {
      levels: () => {
        analyser.getByteFrequencyData(bins);
        return Array.from({ length: bars }, (_, bar) => {
          const barBins = bins.subarray(bar * BINS_PER_BAR, (bar + 1) * BINS_PER_BAR);
          return Math.max(0, ...barBins) / MAX_LEVEL;
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
