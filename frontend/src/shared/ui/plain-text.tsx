interface DescriptionBlock {
  readonly kind: 'paragraph' | 'list';
  readonly lines: readonly string[];
}

const ITEM = /^•\s+/;

/** Splits a description into paragraphs, separated by empty lines, and lists, whose items start with "• ". */
export function parseDescription(text: string): readonly DescriptionBlock[] {
  const blocks: { kind: DescriptionBlock['kind']; lines: string[] }[] = [];
  let isBlockOpen = false;
  for (const line of text.split('\n').map((rawLine) => rawLine.trim())) {
    const kind = ITEM.test(line) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    if (line === '') isBlockOpen = false;
    else if (last?.kind === kind && (isBlockOpen || kind === 'list')) last.lines.push(line.replace(ITEM, ''));
    else blocks.push({ kind, lines: [line.replace(ITEM, '')] });
    isBlockOpen ||= line !== '';
  }
  return blocks;
}

function BlockView({ block: { kind, lines } }: { readonly block: DescriptionBlock }) {
  if (kind === 'paragraph') return <p dir="auto">{lines.join('\n')}</p>;
  return (
    <ul dir="auto">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}

interface PlainTextProps {
  readonly text: string;
}

/** A text with paragraphs and lists, rendered without markup of its own. */
export function PlainText({ text }: PlainTextProps) {
  return parseDescription(text).map((block, index) => <BlockView key={index} block={block} />);
}
