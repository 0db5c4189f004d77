import type { ResumeImported } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { Icon } from '../../shared/ui/icon';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ExportCard } from './export-card';
import { FilePicker } from './file-picker';
import { ImportPreview } from './import-preview';
import { useResumeFile } from './use-resume-file';
import { type ResumeImport, useResumeImport } from './use-resume-import';

const pluralise = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** Summarises an import in one or two sentences. */
function formatPreview({ changes, leftOut }: ResumeImported): string {
  const notImportedText =
    leftOut.length === 0 ? '' : ` ${pluralise(leftOut.length, 'part is not imported', 'parts are not imported')}.`;
  if (changes.length === 0) return `No changes.${notImportedText}`;
  return `${pluralise(changes.length, 'change', 'changes')}.${notImportedText} Nothing is saved yet.`;
}

const LEAD = 'JSON Resume is an open format. Import a file from Reactive Resume or another tool that exports it.';

/** Returns the introduction, or the summary of the preview. */
function getLead({ file, preview, errorText }: ResumeImport): string {
  if (file === undefined || preview === undefined) return LEAD;
  return errorText === undefined ? `${file.name}: ${formatPreview(preview)}` : file.name;
}

/** `/profile/import`: imports and exports JSON Resume files. */
export function ResumePage() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const resumeImport = useResumeImport(uid);
  const { preview, isLoading, errorText, selectFile, cancel } = resumeImport;
  const resumeFile = useResumeFile(selectFile);
  const isDraggedOver = useFileDrop((files) => {
    cancel();
    resumeFile.select(files);
  });
  usePageTitle('Import and export');

  return (
    <div className="tr-enter">
      <Link className="btn btn-quiet btn-sm tr-back mb-4" to="/profile">
        <Icon name="arrow-left" />
        Back to profile
      </Link>
      <div className="tr-head">
        <div className="tr-resume-text">
          <PageHeading view={preview === undefined ? 'file' : 'preview'}>Import and export</PageHeading>
          <p role="status">{getLead(resumeImport)}</p>
        </div>
      </div>
      <div className="tr-step-columns">
        {preview === undefined ? (
          <FilePicker
            isLoading={resumeFile.isReading || isLoading}
            errorText={resumeFile.errorText ?? errorText}
            error={resumeFile.errorText === undefined ? resumeImport.error : undefined}
            isDraggedOver={isDraggedOver}
            onSelect={resumeFile.select}
          />
        ) : (
          <ImportPreview uid={uid} resumeImport={resumeImport} preview={preview} />
        )}
        <ExportCard uid={uid} />
      </div>
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page, since outside a drop zone the browser would navigate to the file. Returns
 * whether files are dragged over the page.
 */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
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

/** The name that a lazy route expects. */
export { ResumePage as Component };
