/** Buttons, and their icons on a 20 by 20 grid. Every icon button also has an accessible name. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { ALL_TOOLS } from '../../tools/index.js';

const PATHS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(ALL_TOOLS.map((tool) => [tool.id, tool.icon])),
  undo: 'M8 5L4 9l4 4M4 9h7a4 4 0 0 1 0 8H9',
  redo: 'M12 5l4 4-4 4M16 9H9a4 4 0 0 0 0 8h2',
  fit: 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  close: 'M5 5l10 10M15 5L5 15',
  menu: 'M3 5h14M3 10h14M3 15h14',
  selection: 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h3',
  findings: 'M10 3l7.5 13.5h-15zM10 8v4M10 14v.3',
  history: 'M10 3a7 7 0 1 0 .01 0M10 6v4.5l3 2',
  scan: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4',
  layers: 'M10 3l8 4.5-8 4.5-8-4.5zM2 11.5l8 4.5 8-4.5',
  play: 'M6 4l10 6-10 6z',
  compare: 'M3 4h6v12H3zM11 4h6v12h-6zM14 8v4M5 10h2',
  collapse: 'M5 5l5 5-5 5M11 5l5 5-5 5',
  down: 'M6 8l4 4 4-4',
  find: 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M13 13l4 4',
  'lens.none': 'M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M5.5 14.5l9-9',
  'lens.jack': 'M6 11V4h8v7M3 11h14M6 8.5h8M5 15q5 2.5 10 0',
  'lens.police': 'M10 3l6 2v4.5q0 5-6 7.5q-6-2.5-6-7.5V5zM7.5 9.5l2 2 3.5-3.5',
  'lens.search': 'M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M13 13l4 4M9 7v4M7 9h4',
  'lens.alley': 'M3 4h5v12H3zM12 4h5v12h-5M8 10h4',
  'lens.sectors': 'M3 3h14v14H3zM10 3v14M3 10h14',
  'lens.blocks': 'M3 4h6v5H3zM12 4h5v8h-5zM3 12h6v4H3zM12 15h5',
  'lens.light': 'M7.5 14q0-2-1.5-3.5a5 5 0 1 1 8 0q-1.5 1.5-1.5 3.5zM8 17h4',
  'lens.progress':
    'M10 3a7 7 0 0 1 7 7M15 15a7 7 0 0 1-5 2M5 15a7 7 0 0 1-1.5-3.5M4.5 6a7 7 0 0 1 2-2M10 7v4M10 13.5v.300',
};

/** Renders the icon of this name, or a dot. */
export const renderIcon = (name: string): SVGTemplateResult =>
  svg`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d=${PATHS[name] ?? 'M10 9v2'} /></svg>`;

/** The attributes of a button; those that are missing are not set. */
interface ButtonAttributes {
  readonly class?: string;
  /** The accessible name, if it is not the content. */
  readonly label?: string;
  readonly title?: string;
  /** What the tooltip says, and the key it names. */
  readonly tip?: string;
  readonly tipKey?: string | undefined;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly tabIndex?: number;
}

/** A button with any content. */
export const button = (
  content: unknown,
  click: (event: MouseEvent) => void,
  set: ButtonAttributes = {},
): TemplateResult =>
  html`<button
    class=${set.class ?? nothing}
    aria-label=${set.label ?? nothing}
    title=${set.title ?? nothing}
    data-tip=${set.tip ?? nothing}
    data-tip-key=${set.tipKey ?? nothing}
    aria-disabled=${set.isDisabled ?? nothing}
    aria-pressed=${set.isPressed ?? nothing}
    aria-expanded=${set.isExpanded ?? nothing}
    tabindex=${set.tabIndex ?? nothing}
    @click=${click}
  >
    ${content}
  </button>`;

/** A button that closes a panel. */
export const closeButton = (label: string, close: () => void): TemplateResult =>
  button(renderIcon('close'), close, { class: 'bare icon close', label });

/** A check box with its label. */
export const checkBox = (
  name: string,
  checked: boolean,
  change: (checked: boolean) => void,
): TemplateResult =>
  html`<label class="check"
    ><input
      type="checkbox"
      .checked=${checked}
      @change=${(event: Event) => {
        change((event.currentTarget as HTMLInputElement).checked);
      }}
    />${name}</label
  >`;
