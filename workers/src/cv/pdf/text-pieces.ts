import type { ReadableFont } from './readable-font.js';

/** A font as selected by a content stream, with its size in text space. */
export interface FontSelection {
  /** The operand that selects the font, such as `/F4`. */
  name: string;
  font: ReadableFont;
  readonly size: number;
}

/** A glyph with its origin in text space. */
export interface Glyph {
  readonly code: number;
  readonly x: number;
  readonly y: number;
}

/** Glyphs that represent a text together; usually one glyph for one character. */
export interface Unit {
  readonly kind: 'unit';
  readonly selection: FontSelection;
  readonly glyphs: readonly Glyph[];
  /** Start and advance in text space. */
  readonly textExtent: { x: number; readonly y: number; advance: number };
  /** In reading order. */
  readonly text: string;
  /** True if Chromium drew it as part of right-to-left text. */
  readonly isReversed: boolean;
  /** Index of its text object, which has a single direction. */
  readonly textObject: number;
  /** Position and font size on the page in points. */
  readonly pageExtent: { readonly left: number; readonly right: number; readonly y: number; readonly em: number };
  /** Invisible directional marks around the unit. */
  readonly invisibleMarks: InvisibleMarks;
}

/** Invisible characters in visual order. */
export interface InvisibleMarks {
  /** In a code of its own, before the unit. */
  before: string;
  /** With the unit's first character. */
  start: string;
  /** With the unit's last character. */
  end: string;
  /** In a code of its own, after the unit. */
  after: string;
}

/** An element of a page's content. */
export type Piece =
  | Unit
  | { readonly kind: 'font'; readonly selection: FontSelection; readonly size: string }
  /** An unchanged operation; `setsTextMatrix` if it starts at a new position. */
  | { readonly kind: 'operation'; readonly source: string; readonly setsTextMatrix: boolean }
  /** Text in a font that is left alone, with its position in text space. */
  | { readonly kind: 'foreign'; readonly source: string; readonly x: number; readonly y: number };
