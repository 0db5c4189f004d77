import type { ExportedRecording } from '@trackrecord/contracts';
import { detectAudioFormat, type AudioFormat, type StoredChunk, type StoredUpload } from '@trackrecord/platform';
import { type DataFile, createListFile, createBinaryFile } from './data-file.js';
import type { PersonalDataSources } from './data-sources.js';
import type { PersonalData } from './personal-data.js';

/** Media types by file extension; `bin` if the format is unknown. */
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
export async function* createRecordingFiles(
  { identity: { uid } }: PersonalData,
  { uploads }: Pick<PersonalDataSources, 'uploads'>,
): AsyncGenerator<DataFile> {
  const recordings: ExportedRecording[] = [];
  for (const [position, upload] of (await uploads.listByUser(uid)).entries()) {
    const [first, ...others] = upload.chunks;
    const exportedChunks: StoredChunk[] = [];
    const firstBytes = first && (await uploads.open(uid, first.id));
    const extension = (firstBytes && first.index === 0 && detectAudioFormat(firstBytes)) || 'bin';
    const file = `recordings/recording-${String(position + 1)}.${extension}`;
    if (firstBytes) {
      yield createBinaryFile(
        file,
        MEDIA_TYPES[extension],
        'one of your recordings, as far as it was uploaded',
        async function* () {
          exportedChunks.push(first);
          yield firstBytes;
          for (const chunk of others) {
            const bytes = await uploads.open(uid, chunk.id);
            if (!bytes) continue; // Deleted after its transcription.
            exportedChunks.push(chunk);
            yield bytes;
          }
        },
      );
    }
    recordings.push(toExportedRecording(upload, exportedChunks, file));
  }
  const description = 'your recordings that we still have: when they were uploaded, and how much of each there is';
  yield createListFile('recordings.json', description, async function* () {
    yield* await Promise.resolve(recordings);
  });
}

function toExportedRecording(
  { name, total, touchedAt }: StoredUpload,
  exportedChunks: readonly StoredChunk[],
  file: string,
) {
  const indexes = new Set(exportedChunks.map(({ index }) => index));
  const missing = Array.from({ length: total ?? 0 }, (_, index) => index).filter((index) => !indexes.has(index));
  return {
    uploadId: name,
    file: exportedChunks.length === 0 ? null : file,
    bytes: exportedChunks.reduce((sum, { bytes }) => sum + bytes, 0),
    total,
    parts: exportedChunks.map(({ index, bytes, keptAt }) => ({ index, bytes, keptAt: keptAt.toISOString() })),
    missing,
    complete: total !== null && missing.length === 0,
    lastTouchedAt: touchedAt?.toISOString() ?? null,
  } satisfies ExportedRecording;
}
