/** The sample rate that the acoustic model was trained with. */
export const SAMPLE_RATE = 16_000;
export const BYTES_PER_SAMPLE = 2;

/** A decoded recording, in memory only. */
export interface DecodedAudio {
  /** Signed 16-bit little-endian mono samples at {@link SAMPLE_RATE}. */
  readonly samples: Buffer;
  readonly seconds: number;
  /** The loudness of the loudest half second, as a share of full scale. */
  readonly loudness: number;
}

const WAV_HEADER_BYTES = 44;

/** Creates the wav header for samples of a length in bytes. */
export function createWavHeader(samplesLength: number): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  // The length of the rest of the file.
  header.writeUInt32LE(WAV_HEADER_BYTES - 8 + samplesLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  // The length of the format that follows, PCM, and one channel.
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samplesLength, 40);
  return header;
}
