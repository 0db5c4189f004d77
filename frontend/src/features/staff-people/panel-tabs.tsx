import { PANELS, usePeopleUrl } from './people-url';
import type { Panel } from './people-url';

const LABELS: Readonly<Record<Panel, string>> = { person: 'Person', timeline: 'Timeline', moment: 'Moment' };

/** The switch between the panels of narrow screens. */
export function PanelTabs() {
  const { panel, update } = usePeopleUrl();
  return (
    <div className="tr-seg tr-seg-fill" role="group" aria-label="Panel">
      {PANELS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === panel}
          onClick={() => update({ panel: name === 'person' ? undefined : name })}
        >
          {LABELS[name]}
        </button>
      ))}
    </div>
  );
}
