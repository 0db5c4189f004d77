import { descriptionBlocks } from './description-blocks';
import type { Block } from './description-blocks';

interface BlockProps {
  readonly block: Block;
}

function DescriptionBlock({ block: { kind, lines } }: BlockProps) {
  if (kind === 'paragraph') return <p dir="auto">{lines.join('\n')}</p>;
  return (
    <ul dir="auto">
      {lines.map((line, place) => (
        <li key={place}>{line}</li>
      ))}
    </ul>
  );
}

interface DescriptionProps {
  readonly text: string;
}

/** The whole description of a job. It is plain text, and stays that. */
export function Description({ text }: DescriptionProps) {
  return (
    <section className="tr-posting">
      <h3>About the job</h3>
      {descriptionBlocks(text).map((block, place) => (
        <DescriptionBlock key={place} block={block} />
      ))}
    </section>
  );
}
