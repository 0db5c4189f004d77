import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePopupPlacement } from './popup-placement';

function Page() {
  const anchor = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  usePopupPlacement(true, anchor, popup);
  return (
    <div data-testid="around">
      <div ref={anchor} data-testid="anchor" />
      <div ref={popup} data-testid="popup" />
    </div>
  );
}

interface Layout {
  readonly anchor: DOMRect;
  readonly popup: DOMRect;
  readonly scrollContainer?: DOMRect;
}

/** Renders a popup below an anchor in a window of 1000 by 800 pixels; `around` is a scroll container. */
function renderPopup({ scrollContainer, ...rects }: Layout): DOMStringMap {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000);
  jest.replaceProperty(window, 'innerHeight', 800);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const id = this instanceof HTMLElement ? this.dataset['testid'] : undefined;
    if (id === 'anchor' || id === 'popup') return rects[id];
    return scrollContainer ?? new DOMRect();
  });
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(document.createElement('i').style, {
      overflowY: scrollContainer !== undefined && element === screen.getByTestId('around') ? 'auto' : 'visible',
    }),
  );
  render(<Page />);
  return screen.getByTestId('popup').dataset;
}

describe('usePopupPlacement', () => {
  it('opens below the anchor, aligned with its start', () => {
    const dataset = renderPopup({ anchor: new DOMRect(100, 100, 200, 40), popup: new DOMRect(100, 144, 280, 300) });
    expect(dataset).not.toHaveProperty('up');
    expect(dataset).not.toHaveProperty('end');
  });

  it('opens above if there is no space below', () => {
    const dataset = renderPopup({ anchor: new DOMRect(100, 600, 200, 40), popup: new DOMRect(100, 644, 280, 300) });
    expect(dataset).toHaveProperty('up');
  });

  it('is placed again when the window is resized', () => {
    const dataset = renderPopup({ anchor: new DOMRect(100, 400, 200, 40), popup: new DOMRect(100, 444, 280, 300) });
    expect(dataset).not.toHaveProperty('up');
    jest.replaceProperty(window, 'innerHeight', 700);
    fireEvent(window, new Event('resize'));
    expect(dataset).toHaveProperty('up');
  });

  it('opens below if there is even less space above', () => {
    const dataset = renderPopup({ anchor: new DOMRect(100, 100, 200, 40), popup: new DOMRect(100, 144, 280, 900) });
    expect(dataset).not.toHaveProperty('up');
  });

  it('opens above if the scroll container has no space below', () => {
    const dataset = renderPopup({
      anchor: new DOMRect(100, 400, 200, 40),
      popup: new DOMRect(100, 444, 280, 300),
      scrollContainer: new DOMRect(0, 0, 1000, 500),
    });
    expect(dataset).toHaveProperty('up');
  });

  it('aligns with the end of the anchor if it would overflow the window', () => {
    const dataset = renderPopup({ anchor: new DOMRect(800, 100, 180, 40), popup: new DOMRect(800, 144, 280, 300) });
    expect(dataset).toHaveProperty('end');
  });
});
