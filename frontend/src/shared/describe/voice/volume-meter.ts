/** Measures the volume by frequency, from low to high. */
export interface VolumeMeter {
  /** Returns one number from 0 (silent) to 1 for each bar. */
  readonly getLevels: () => readonly number[];
  readonly release: () => void;
}

/** 94 Hz per bin at 48 kHz: with three bins per bar, 24 bars cover 0 to 6.7 kHz, the range of voices. */
const FFT_SIZE = 512;
const BINS_PER_BAR = 3;
const MAX_LEVEL = 255;

const SILENT_METER: VolumeMeter = { getLevels: () => [], release: () => undefined };

/** Creates a meter of a stream. Without browser support, it reports silence. */
export function createVolumeMeter(stream: MediaStream, bars: number): VolumeMeter {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = FFT_SIZE;
    context.createMediaStreamSource(stream).connect(analyser);
    // Safari creates it suspended.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const bins = new Uint8Array(analyser.frequencyBinCount);
    return {
      getLevels: () => {
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
    return SILENT_METER;
  }
}
