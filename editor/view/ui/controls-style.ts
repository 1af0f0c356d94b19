/** The styles of buttons, fields and panels. */
import { css } from 'lit';

export const controlsStyle = css`
  * {
    box-sizing: border-box;
  }
  :host {
    font:
      13.5px/1.45 system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
  [hidden] {
    display: none !important;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
    background: var(--field);
    border: 1px solid var(--edge);
    border-radius: 4px;
    min-height: 28px;
    padding: 2px 8px;
  }
  button {
    cursor: pointer;
    background: var(--panel);
  }
  button:hover:not(
      [aria-disabled='true'],
      [aria-pressed='true'],
      [aria-selected='true'],
      [aria-checked='true'],
      .chief
    ) {
    background: var(--soft);
  }
  button:is([aria-pressed='true'], [aria-selected='true'], [aria-checked='true'], .chief) {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button[aria-disabled='true'] {
    color: var(--muted);
    cursor: default;
    border-style: dashed;
  }
  button.bare {
    border-color: transparent;
    background: none;
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
  }
  input[type='range'] {
    padding: 0;
    border: none;
    background: none;
    accent-color: var(--accent);
  }
  input[type='checkbox'] {
    min-height: 18px;
    width: 18px;
    accent-color: var(--accent);
  }
  label {
    color: var(--muted);
  }
  h2 {
    font-size: 13.5px;
    margin: 0 0 8px;
  }
  p {
    margin: 0 0 8px;
  }
  kbd {
    font:
      12px ui-monospace,
      monospace;
    border: 1px solid var(--edge);
    border-radius: 3px;
    padding: 0 4px;
  }
  .row {
    display: flex;
    gap: 8px;
    align-items: center;
    flex-wrap: wrap;
  }
  .muted {
    color: var(--muted);
  }
  /* In forced colours the chosen option uses system colours. */
  @media (forced-colors: active) {
    :is([aria-pressed='true'], [aria-selected='true'], [aria-checked='true']) {
      forced-color-adjust: none;
      background: Highlight !important;
      border-color: Highlight !important;
      color: HighlightText !important;
    }
  }
  /* Overrides the sizes for the mouse. A check box can be pressed by its label. */
  @media (pointer: coarse) {
    :is(button, select, textarea, input:not([type='checkbox'])),
    :is(details > summary, [role='option'], label:has(> input[type='checkbox'])) {
      min-height: 44px;
      min-width: 44px;
      align-content: center;
    }
  }
`;
