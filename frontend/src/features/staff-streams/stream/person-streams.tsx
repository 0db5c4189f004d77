import { parseStreamName, STREAM_CATEGORIES, toStreamName } from '@trackrecord/contracts/events/streams';
import { useStreamsUrl } from '../streams-url';

/** The streams of the same person. */
export function PersonStreams({ stream }: { readonly stream: string }) {
  const { open } = useStreamsUrl();
  const parts = parseStreamName(stream);
  if (parts === undefined) return null;
  return (
    <div className="tr-seg" role="group" aria-label="Streams of this person">
      {STREAM_CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === parts.category}
          onClick={() => open({ stream: toStreamName({ category, uid: parts.uid }) })}
        >
          {category}
        </button>
      ))}
    </div>
  );
}
