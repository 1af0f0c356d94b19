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
  collapse: 'M5 5l5 5-5 5M11 5l5 5-5 5',
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
