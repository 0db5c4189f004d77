import { Icon } from '../../../shared/ui/icon';

/** How to find one's own LinkedIn address. */
export function LinkedInTip() {
  return (
    <aside className="tr-note align-self-start" aria-label="Tip">
      <Icon name="lightbulb" />
      <div>
        <strong className="d-block mb-1">Where to find your LinkedIn URL</strong>
        Open LinkedIn, go to your profile, then copy the address from the address bar and paste it here.
      </div>
    </aside>
  );
}
