import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page, since outside a drop zone the browser would navigate to the file. Returns
 * whether files are dragged over the page.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const handleFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const hover = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDraggedOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setIsDraggedOver(false);
    };
    const drop = (event: DragEvent): void => {
      setIsDraggedOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      handleFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', hover);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hover);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);

  return isDraggedOver;
}
