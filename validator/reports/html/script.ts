/** The script of the page: clicking a finding zooms its map. The page is readable without it. */
export const PAGE_SCRIPT = `
'use strict';
for (const board of document.querySelectorAll('.board')) {
  const frame = board.querySelector('.frame');
  if (!frame) continue;
  const stage = frame.querySelector('.stage');
  const tools = board.querySelector('.tools');
  const status = tools.querySelector('.status');
  let [zoom, x, y, current] = [1, 0.5, 0.5, ''];

  const show = () => {
    const half = 0.5 / zoom;
    x = Math.min(1 - half, Math.max(half, x));
    y = Math.min(1 - half, Math.max(half, y));
    stage.style.transform = 'scale(' + zoom + ') translate(' + 100 * (half - x) + '%, ' + 100 * (half - y) + '%)';
    // Pins grow more slowly than the map, so that they cover less of it.
    stage.style.setProperty('--shrink', zoom ** -0.6);
    frame.classList.toggle('zoomed', zoom > 1);
  };
  const zoomBy = (factor) => {
    zoom = Math.min(16, Math.max(1, zoom * factor));
    show();
  };
  const mark = (key, isCurrent) => {
    for (const id of ['f' + key, 'p' + key]) document.getElementById(id).classList.toggle('current', isCurrent);
    const link = document.querySelector('#f' + key + ' .go');
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  };
  const choose = (key) => {
    if (current) mark(current, false);
    current = key;
    if (!key) {
      [zoom, x, y] = [1, 0.5, 0.5];
      status.textContent = '';
    } else {
      mark(key, true);
      const pin = document.getElementById('p' + key);
      pin.parentNode.append(pin);
      // Both are transformed alike, so the ratio is the same at every zoom.
      const [dot, whole] = [pin.querySelector('.dot').getBoundingClientRect(), stage.getBoundingClientRect()];
      x = (dot.x + dot.width / 2 - whole.x) / whole.width;
      y = (dot.y + dot.height / 2 - whole.y) / whole.height;
      zoom = 5;
      status.textContent = 'Zoomed to ' + pin.getAttribute('aria-label') + '. Escape shows the whole board.';
    }
    show();
  };

  tools.hidden = false;
  frame.tabIndex = 0;
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Map: arrows move it, plus and minus zoom it');

  board.addEventListener('click', (event) => {
    const button = event.target.closest('button[data-zoom]');
    if (button) {
      if (button.dataset.zoom === 'whole') choose('');
      else zoomBy(button.dataset.zoom === 'in' ? 1.6 : 1 / 1.6);
      return;
    }
    const link = event.target.closest('a.go, a.pin');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const key = link.getAttribute('href').slice(2);
    if (link.matches('.pin')) {
      choose(key);
      const item = document.getElementById('f' + key);
      item.querySelector('.go').focus({ preventScroll: true });
      item.scrollIntoView({ block: 'nearest' });
    } else {
      choose(key === current ? '' : key);
      frame.scrollIntoView({ block: 'nearest' });
    }
  });
  board.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') choose('');
  });
  frame.addEventListener('keydown', (event) => {
    const step = 0.25 / zoom;
    if (event.key === '+' || event.key === '=') zoomBy(1.6);
    else if (event.key === '-') zoomBy(1 / 1.6);
    else if (zoom > 1 && event.key === 'ArrowLeft') x -= step;
    else if (zoom > 1 && event.key === 'ArrowRight') x += step;
    else if (zoom > 1 && event.key === 'ArrowUp') y -= step;
    else if (zoom > 1 && event.key === 'ArrowDown') y += step;
    else return;
    event.preventDefault();
    show();
  });

  let from = null;
  frame.addEventListener('pointerdown', (event) => {
    if (zoom > 1 && event.button === 0 && !event.target.closest('a')) from = [event.clientX, event.clientY, x, y];
  });
  frame.addEventListener('pointermove', (event) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
    if (!frame.classList.contains('dragging')) {
      if (Math.hypot(dx, dy) < 4) return;
      frame.classList.add('dragging');
      frame.setPointerCapture(event.pointerId);
    }
    x = from[2] - dx / frame.clientWidth / zoom;
    y = from[3] - dy / frame.clientHeight / zoom;
    show();
  });
  for (const end of ['pointerup', 'pointercancel'])
    frame.addEventListener(end, () => {
      from = null;
      frame.classList.remove('dragging');
    });
}
`;
