import { TrackPicture } from '../../../shared/ui/track-picture';
import { WebPicture } from '../../../shared/ui/web-picture';

interface ProjectPictureProps {
  readonly title: string;
  readonly imageUrl: string | undefined;
}

/** The picture of a project, or one made from its title where there is none or it cannot be had. Decoration only. */
export function ProjectPicture({ title, imageUrl }: ProjectPictureProps) {
  return (
    <div className="tr-art-box">
      <WebPicture address={imageUrl} missing={<TrackPicture title={title} />} />
    </div>
  );
}
