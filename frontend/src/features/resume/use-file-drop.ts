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
    const handleDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsDraggedOver(true);
    };
    const handleDragLeave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setIsDraggedOver(false);
    };
    const handleDrop = (event: DragEvent): void => {
      setIsDraggedOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      handleFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', handleDragOver);
    window.addEventListener('dragleave', handleDragLeave);
    window.addEventListener('drop', handleDrop);
    return () => {
      window.removeEventListener('dragover', handleDragOver);
      window.removeEventListener('dragleave', handleDragLeave);
      window.removeEventListener('drop', handleDrop);
    };
  }, []);

  return isDraggedOver;
}
