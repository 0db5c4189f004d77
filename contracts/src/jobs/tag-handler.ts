/** Callbacks for parsed HTML. Names are lower case; text is decoded, in pieces and without comments. */
export interface TagHandler {
  readonly onOpenTag: (name: string, attributes: ReadonlyMap<string, string>) => void;
  readonly onCloseTag: (name: string) => void;
  readonly onText: (text: string) => void;
}

/** Reads HTML tag by tag, without running or loading anything of it. */
export type ReadTags = (html: string, handler: TagHandler) => void;
