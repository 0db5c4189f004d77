/** Says what was undone: "Undid: moved to Interviewing". The undo of an undo is a redo: "Redid: moved to Interviewing". */
export function describeUndo(description: string): string {
  const undone = description.replace(/^Undid:? /, '');
  return undone === description
    ? `Undid: ${description.charAt(0).toLowerCase()}${description.slice(1)}`
    : `Redid: ${undone}`;
}
