/** The mark of Lamplighter: a gas lamp. The page's icon, editor/app/lamp.svg, is the same drawing. */
import { svg, type SVGTemplateResult } from 'lit';

export const brandMark = (): SVGTemplateResult =>
  svg`<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#1d2433" /><circle cx="16" cy="14" r="9" fill="#f0b85a" opacity=".25" /><path d="M16 3v2" stroke="#e8e3d8" stroke-width="2" stroke-linecap="round" /><path d="M10 9.5l6-4.5 6 4.5z" fill="#e8e3d8" /><path d="M11 11h10l-1.8 9h-6.400z" fill="#f0b85a" /><path d="M16 12.5c2 2 2.2 3 2.2 3.800a2.2 2.2 0 0 1-4.400 0c0-.8.2-1.8 2.2-3.800z" fill="#fff6dd" /><path d="M12.5 21.5h7M16 21.5V28M12 28h8" stroke="#e8e3d8" stroke-width="2" stroke-linecap="round" /></svg>`;
