/** What recordings are decoded to: the rate that the acoustic model was trained with, one channel, 16 bits. */
export const SAMPLE_RATE = 16_000;
export const BYTES_PER_SAMPLE = 2;

/** A decoded recording, in memory only. */
export interface Sound {
  /** Signed 16-bit little-endian samples, mono, {@link SAMPLE_RATE} of them a second. */
  readonly samples: Buffer;
  readonly seconds: number;
  /** How loud its loudest half second is, as a share of full scale. */
  readonly energy: number;
}

/** The header that makes a number of bytes of samples a wav file. */
export function wavHeader(length: number): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(length, 40);
  return header;
}
