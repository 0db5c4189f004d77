import { parseDescription } from './parse-description';
import type { DescriptionBlock } from './parse-description';

interface BlockProps {
  readonly block: DescriptionBlock;
}

function BlockView({ block: { kind, lines } }: BlockProps) {
  if (kind === 'paragraph') return <p dir="auto">{lines.join('\n')}</p>;
  return (
    <ul dir="auto">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

interface DescriptionProps {
  readonly text: string;
}

/** The full description, rendered as plain text. */
export function Description({ text }: DescriptionProps) {
  return (
    <section className="tr-posting">
      <h3>About the job</h3>
      {parseDescription(text).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </section>
  );
}
