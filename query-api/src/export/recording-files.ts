import type { ExportedRecording } from '@trackrecord/contracts';
import { detectAudioFormat, type AudioFormat, type StoredChunk, type StoredUpload } from '@trackrecord/platform';
import { type DataFile, listFile, binaryFile } from './data-file.js';
import type { PersonalDataSources } from './data-sources.js';
import type { PersonalData } from './personal-data.js';

/** Returns the file extension of a recording by its format; `bin` if unknown. */
const MEDIA_TYPES: Readonly<Record<AudioFormat | 'bin', string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'audio/mp4',
  bin: 'application/octet-stream',
};

/**
 * Yields one file per stored recording, and then the list of recordings. Files are numbered, because names of uploads
 * are chosen by clients and may be invalid as file names.
 */
export async function* recordingFiles(
  { identity: { uid } }: PersonalData,
  { uploads }: Pick<PersonalDataSources, 'uploads'>,
): AsyncGenerator<DataFile> {
  const recordings: ExportedRecording[] = [];
  for (const [place, upload] of (await uploads.listByUser(uid)).entries()) {
    const [first, ...others] = upload.pieces;
    const sent: StoredChunk[] = [];
    const begin = first && (await uploads.open(uid, first.id));
    const ending = (begin && first.index === 0 && detectAudioFormat(begin)) || 'bin';
    const file = `recordings/recording-${String(place + 1)}.${ending}`;
    if (begin) {
      yield binaryFile(
        file,
        MEDIA_TYPES[ending],
        'one of your recordings, as far as it was uploaded',
        async function* () {
          sent.push(first);
          yield begin;
          for (const piece of others) {
            const bytes = await uploads.open(uid, piece.id);
            if (!bytes) continue; // It was transcribed meanwhile, and then nothing of it is kept.
            sent.push(piece);
            yield bytes;
          }
        },
      );
    }
    recordings.push(recordingOf(upload, sent, file));
  }
  const description = 'your recordings that we still have: when they were uploaded, and how much of each there is';
  yield listFile('recordings.json', description, async function* () {
    yield* await Promise.resolve(recordings);
  });
}

function recordingOf({ name, total, touchedAt }: StoredUpload, sent: readonly StoredChunk[], file: string) {
  const there = new Set(sent.map(({ index }) => index));
  const missing = Array.from({ length: total ?? 0 }, (_, index) => index).filter((index) => !there.has(index));
  return {
    uploadId: name,
    file: sent.length === 0 ? null : file,
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    total,
    parts: sent.map(({ index, bytes, keptAt }) => ({ index, bytes, keptAt: keptAt.toISOString() })),
    missing,
    complete: total !== null && missing.length === 0,
    lastTouchedAt: touchedAt?.toISOString() ?? null,
  } satisfies ExportedRecording;
}
