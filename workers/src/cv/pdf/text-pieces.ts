import type { ReadableFont } from './readable-font.js';

/** A font as a content stream chooses it, its size in text space. */
export interface ChosenFont {
  name: string;
  font: ReadableFont;
  readonly size: number;
}

/** A glyph, and where its origin is in text space. */
export interface Glyph {
  readonly code: number;
  readonly x: number;
  readonly y: number;
}

/** Glyphs that stand for a text together: most often one, for one character. */
export interface Unit {
  readonly kind: 'unit';
  readonly chosen: ChosenFont;
  readonly glyphs: readonly Glyph[];
  /** Where it begins and how much it takes, in text space. */
  readonly room: { x: number; readonly y: number; advance: number };
  /** In reading order. */
  readonly text: string;
  /** Whether Chromium drew it within a text from right to left. */
  readonly isReversed: boolean;
  /** Which text object of the page it is in. All of one runs in one direction. */
  readonly textObject: number;
  /** Where it begins and ends on the page, and its font size there, in points. */
  readonly place: { readonly left: number; readonly right: number; readonly y: number; readonly em: number };
  /** What it says, unseen, of the direction of the text about it. */
  readonly unseen: Unseen;
}

/** Characters that are not seen, in the order of drawing. */
export interface Unseen {
  /** By a code of its own, before the unit. */
  before: string;
  /** With the unit's first character. */
  start: string;
  /** With its last. */
  end: string;
  /** By a code of its own, after the unit. */
  after: string;
}

/** What the content of a page is made of. */
export type Piece =
  | Unit
  | { readonly kind: 'font'; readonly chosen: ChosenFont; readonly size: string }
  /** An operation that stays as it is; after one that `begins`, the text position is that of a new text matrix. */
  | { readonly kind: 'operation'; readonly written: string; readonly begins: boolean }
  /** Text in a font that is left alone, and where it is drawn in text space. */
  | { readonly kind: 'foreign'; readonly written: string; readonly x: number; readonly y: number };
