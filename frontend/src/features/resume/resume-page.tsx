import { Link } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { Icon } from '../../shared/ui/icon';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ChooseFile } from './choose-file';
import { ExportCard } from './export-card';
import { ImportPreview } from './import-preview';
import { previewWords } from './preview-words';
import { useChosenFile } from './use-chosen-file';
import { useFileDrop } from './use-file-drop';
import { useResumeImport } from './use-resume-import';
import type { ResumeImport } from './use-resume-import';

const LEAD = 'JSON Resume is an open format. Import a file from Reactive Resume or another tool that exports it.';

/** What the page is for; once a file is there, what it comes to. */
function leadOf({ file, preview, failure }: ResumeImport): string {
  if (file === undefined || preview === undefined) return LEAD;
  return failure === undefined ? `${file.name}: ${previewWords(preview)}` : file.name;
}

/** `/profile/import`: a resume of another tool comes into the profile, or the profile goes out as one. */
export function ResumePage() {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const wanted = useResumeImport(uid);
  const { preview, asking, failure, choose, cancel } = wanted;
  const choice = useChosenFile(choose);
  const over = useFileDrop((files) => {
    cancel();
    choice.choose(files);
  });
  usePageTitle('Import and export');

  return (
    <div className="tr-enter">
      <div className="tr-head">
        <div className="tr-resume-words">
          <PageHeading view={preview === undefined ? 'file' : 'preview'}>Import and export</PageHeading>
          <p role="status">{leadOf(wanted)}</p>
        </div>
        <Link className="btn btn-quiet" to="/profile">
          <Icon name="arrow-left" />
          Back to profile
        </Link>
      </div>
      <div className="tr-step-columns">
        {preview === undefined ? (
          <ChooseFile
            working={choice.reading || asking}
            fault={choice.fault ?? failure}
            over={over}
            onChoose={choice.choose}
          />
        ) : (
          <ImportPreview uid={uid} wanted={wanted} preview={preview} />
        )}
        <ExportCard uid={uid} />
      </div>
    </div>
  );
}
