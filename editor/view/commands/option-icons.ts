/** Icons of tool options, drawn as on the board, so that shape also tells colours apart. */
import { svg, type SVGTemplateResult } from 'lit';
import { wavyRing } from '../../../exchange/draw/index.js';

const HEX = 'M5.5 2h7l3.5 6-3.5 6h-7L2 8z';

const disc = (colour: string, inside: SVGTemplateResult | string = ''): SVGTemplateResult =>
  svg`<circle cx="9" cy="8" r="6" fill=${`var(--discs-${colour}-fill)`} stroke=${`var(--discs-${colour}-ring)`} stroke-width="1.4"></circle>${inside}`;

const square = (around: SVGTemplateResult | string = ''): SVGTemplateResult =>
  svg`${around}<rect x="6" y="5" width="6" height="6" fill="var(--square)" stroke="var(--square-outline)"></rect>`;

const border = (fill: string): SVGTemplateResult =>
  svg`<rect x="3" y="2" width="12" height="12" fill=${fill} stroke="var(--ink)" stroke-width="0.8"></rect>`;

const area = (fill: string, lines = ''): SVGTemplateResult =>
  svg`<rect x="2" y="2" width="14" height="12" fill=${fill} stroke="var(--ink)" stroke-width="0.8"></rect><path d=${lines} fill="none" stroke="var(--ink)"></path>`;

const hexagon = (fill: string, sign: SVGTemplateResult | string = ''): SVGTemplateResult =>
  svg`<path d=${HEX} fill=${fill} stroke="var(--ink)" stroke-width="0.8"></path>${sign}`;

const MARKS: Readonly<Record<string, () => SVGTemplateResult>> = {
  'colour white': () => disc('white'),
  'colour red': () =>
    disc(
      'red',
      svg`<circle cx="9" cy="8" r="4" fill="none" stroke="var(--discs-red-ring)" stroke-width="1.2"></circle>`,
    ),
  'colour black': () => disc('black'),
  'colour blue': () =>
    svg`<path d=${wavyRing([9, 8], 6)} fill="var(--discs-blue-fill)" stroke="var(--discs-blue-ring)" stroke-width="1.4"></path>`,
  'border none': () => square(),
  'border yellow': () => square(border('var(--yellow)')),
  'border red': () =>
    square(
      svg`${border('var(--red)')}<rect x="4.6" y="3.6" width="8.8" height="8.8" fill="var(--ground)"></rect>`,
    ),
  'blockKind houses': () => area('var(--houses)', 'M6 14V9h6v5M4 9l5-5 5 5'),
  'blockKind water': () =>
    area('var(--water-block)', 'M3 6q1.5-2 3 0t3 0t3 0t3 0M3 11q1.5-2 3 0t3 0t3 0t3 0'),
  'blockKind none': () => area('none', 'M2 2l14 12M16 2L2 14'),
  'hexKind lattice': () => hexagon('none', svg`<path d="M9 5v6M6 8h6" stroke="var(--ink)"></path>`),
  'hexKind street': () => hexagon('var(--hexes-street)'),
  'hexKind manhole': () =>
    hexagon('var(--hexes-street)', svg`<circle cx="9" cy="8" r="3.4" fill="var(--square)"></circle>`),
  'hexKind gaslight': () =>
    hexagon('var(--hexes-gaslight)', svg`<circle cx="9" cy="8" r="3" fill="var(--flame)"></circle>`),
  'hexKind building': () =>
    hexagon('var(--hexes-building)', svg`<path d="M6 11V7l3-3 3 3v4z" fill="var(--building)"></path>`),
  'hexKind garden': () =>
    hexagon(
      'var(--hexes-garden)',
      svg`<circle cx="9" cy="7" r="2.8" fill="var(--garden)"></circle><path d="M9 8v4" stroke="var(--garden)" stroke-width="1.6"></path>`,
    ),
  'hexKind void': () => svg`<path d=${HEX} fill="none" stroke="var(--ink)" stroke-dasharray="2 2"></path>`,
  'hexKind none': () =>
    hexagon('none', svg`<path d="M6 5l6 6M12 5l-6 6" stroke="var(--ink)" stroke-width="1.4"></path>`),
};

/** The icon of an option, if it has one. */
export function optionIcon(setting: string, value: string): SVGTemplateResult | undefined {
  const mark = MARKS[`${setting} ${value}`];
  return mark && svg`<svg viewBox="0 0 18 16" width="18" height="16" aria-hidden="true">${mark()}</svg>`;
}
