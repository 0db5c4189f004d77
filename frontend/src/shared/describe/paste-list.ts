import { toListLine } from '@trackrecord/contracts/skill-text';
import type { ClipboardEvent } from 'react';

/**
 * Pastes a list of skills into a field of one line, with commas instead of its lines and bullets, which the browser
 * would drop. Another text is pasted as usual.
 */
export function pasteList(event: ClipboardEvent<HTMLInputElement>, onChange: (value: string) => void): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const text = event.clipboardData.getData('text');
  const list = toListLine(text);
  if (list === text) return;
  event.preventDefault();
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  onChange(`${value.slice(0, start)}${list}${value.slice(end)}`);
}
