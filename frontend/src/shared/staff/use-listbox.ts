import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

/** How many options PageUp and PageDown move. */
const PAGE_OPTIONS = 10;

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE_OPTIONS,
  PageUp: (index) => index - PAGE_OPTIONS,
  Home: () => 0,
  End: (_index, last) => last,
};

interface Listbox {
  /** The id of the active option; the chosen one until a key moves it. */
  readonly activeId: string | undefined;
  /** The properties of the list. */
  readonly listProps: {
    readonly ref: RefObject<HTMLDivElement | null>;
    readonly role: 'listbox';
    readonly tabIndex: 0;
    readonly 'aria-activedescendant': string | undefined;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** Returns the properties of an option. */
  readonly getOptionProps: (id: string) => {
    readonly id: string | undefined;
    readonly role: 'option';
    readonly 'aria-selected': boolean;
    readonly onClick: () => void;
  };
}

interface ListboxInput {
  /** The ids of the options in their order. */
  readonly ids: readonly string[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Called when a key moves beyond the last option, and for End. */
  readonly onEnd: () => void;
}

/**
 * Makes a list a listbox: arrows, Home, End, PageUp and PageDown move through its options, and scroll the active one into
 * view; Enter and Space choose.
 */
export function useListbox({ ids, chosenId, onChoose, onEnd }: ListboxInput): Listbox {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [movedToId, setMovedToId] = useState<string>();
  const activeId = [movedToId, chosenId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];

  // Not the ids of the options: they may contain spaces, and other elements of the page may have them.
  const elementIds = new Map(ids.map((id, index) => [id, `${listId}-${index}`]));
  const activeElementId = activeId === undefined ? undefined : elementIds.get(activeId);

  useEffect(() => {
    if (activeElementId === undefined || document.activeElement !== list.current) return;
    document.getElementById(activeElementId)?.scrollIntoView({ block: 'nearest' });
  }, [activeElementId]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || activeId === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(activeId);
      return;
    }
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const last = ids.length - 1;
    const target = move(ids.indexOf(activeId), last);
    if (target > last || event.key === 'End') onEnd();
    setMovedToId(ids[Math.max(0, Math.min(last, target))]);
  };

  return {
    activeId,
    listProps: { ref: list, role: 'listbox', tabIndex: 0, 'aria-activedescendant': activeElementId, onKeyDown },
    getOptionProps: (id) => ({
      id: elementIds.get(id),
      role: 'option',
      'aria-selected': id === chosenId,
      onClick: () => {
        setMovedToId(id);
        onChoose(id);
      },
    }),
  };
}
