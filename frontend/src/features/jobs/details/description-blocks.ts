/** A piece of a description: a paragraph with its lines, or a list with its items. */
export interface Block {
  readonly kind: 'paragraph' | 'list';
  readonly lines: readonly string[];
}

const ITEM = /^•\s+/;

/** Takes a description apart: paragraphs by empty lines, items of lists by the "• " they begin with. */
export function descriptionBlocks(text: string): readonly Block[] {
  const blocks: { kind: Block['kind']; lines: string[] }[] = [];
  let open = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const kind = ITEM.test(line) ? 'list' : 'paragraph';
    const last = blocks.at(-1);
    if (line === '') open = false;
    else if (last?.kind === kind && (open || kind === 'list')) last.lines.push(line.replace(ITEM, ''));
    else blocks.push({ kind, lines: [line.replace(ITEM, '')] });
    open ||= line !== '';
  }
  return blocks;
}
