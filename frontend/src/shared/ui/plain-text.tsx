interface DescriptionBlock {
  readonly kind: 'paragraph' | 'list';
  readonly lines: readonly string[];
}

const LIST_ITEM_MARKER = /^•\s+/;

/** Splits a description into paragraphs, separated by empty lines, and lists, whose items start with "• ". */
export function parseDescription(text: string): readonly DescriptionBlock[] {
  const blocks: { kind: DescriptionBlock['kind']; lines: string[] }[] = [];
  let isBlockOpen = false;
  for (const line of text.split('\n').map((rawLine) => rawLine.trim())) {
    const kind = LIST_ITEM_MARKER.test(line) ? 'list' : 'paragraph';
    const lastBlock = blocks.at(-1);
    if (line === '') isBlockOpen = false;
    else if (lastBlock?.kind === kind && (isBlockOpen || kind === 'list'))
      lastBlock.lines.push(line.replace(LIST_ITEM_MARKER, ''));
    else blocks.push({ kind, lines: [line.replace(LIST_ITEM_MARKER, '')] });
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

/** Renders the paragraphs and lists of a plain text. Markup in the text is shown as it is written. */
export function PlainText({ text }: PlainTextProps) {
  return parseDescription(text).map((block, index) => <BlockView key={index} block={block} />);
}
