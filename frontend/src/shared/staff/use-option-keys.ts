import { useState } from 'react';
import type { KeyboardEvent } from 'react';

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

interface OptionKeys {
  /** The id of the active option; the chosen one until a key moves it. */
  readonly activeId: string | undefined;
  /** Returns the properties of an option. */
  readonly getOptionProps: (id: string) => {
    readonly role: 'option';
    readonly 'aria-selected': boolean;
    readonly onClick: () => void;
  };
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface OptionKeysInput {
  /** The ids of the options in their order. */
  readonly ids: readonly string[];
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
  /** Called when a key moves beyond the last option, and for End. */
  readonly onEnd: () => void;
}

/** Moves through a listbox with arrows, Home, End, PageUp and PageDown; Enter and Space choose. */
export function useOptionKeys({ ids, chosenId, onChoose, onEnd }: OptionKeysInput): OptionKeys {
  const [movedToId, setMovedToId] = useState<string>();
  const activeId = [movedToId, chosenId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];

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
    onKeyDown,
    getOptionProps: (id) => ({
      role: 'option',
      'aria-selected': id === chosenId,
      onClick: () => {
        setMovedToId(id);
        onChoose(id);
      },
    }),
  };
}
