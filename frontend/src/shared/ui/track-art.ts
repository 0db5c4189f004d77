interface Lane {
  readonly radius: number;
  readonly width: number;
  readonly opacity: number;
}

/** A picture of lanes around a centre, with a dot, in a field of 320 by 180. */
export interface TrackArt {
  readonly centre: { readonly x: number; readonly y: number };
  readonly lanes: readonly Lane[];
  readonly dot: { readonly x: number; readonly y: number; readonly radius: number };
}

const LANES = 9;

const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/** Draws numbers from a range that look random and are the same for the same text (FNV-1a, then mulberry32). */
function drawingFrom(text: string): (least: number, most: number) => number {
  let state = hashOf(text);
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    const part = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return Math.round((least + part * (most - least)) * 100) / 100;
  };
}

/** The picture of something that has none of its own, such as a project: made from its title, the same every time. */
export function artOf(title: string): TrackArt {
  const draw = drawingFrom(title.trim());
  return {
    centre: { x: draw(100, 220), y: draw(196, 226) },
    lanes: Array.from({ length: LANES }, (_, lane) => ({
      radius: 30 + lane * 26,
      width: draw(3, 14),
      opacity: draw(0.12, 0.6),
    })),
    dot: { x: draw(60, 260), y: draw(36, 90), radius: draw(12, 20) },
  };
}
