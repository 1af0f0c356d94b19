/** Styles that several elements share. */
import { css } from 'lit';

/** Buttons, fields, lists and texts. */
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
  label,
  dt,
  .muted {
    color: var(--muted);
  }
  label.check {
    display: flex;
    gap: 8px;
    align-items: center;
    color: var(--ink);
  }
  ul,
  ol {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  dl,
  dd {
    margin: 0;
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
  /* A button with nothing but an icon. */
  .icon {
    display: grid;
    place-items: center;
    padding: 0;
  }
  .close {
    padding: 2px 4px;
  }
  /* A text that is cut off where it is too long. */
  .clip {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
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

/** A field in a `.line`, contained because it changes with every edit: nothing else is laid out again. */
export const containedFieldStyle = css`
  .line {
    position: relative;
    height: 28px;
  }
  .line > :is(input, select) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    contain: strict;
  }
  @media (pointer: coarse) {
    .line {
      height: 44px;
    }
  }
`;

/** A line of a list that can be pressed, with a mark in front. */
export const markedLineStyle = css`
  .marked {
    display: grid;
    grid-template-columns: 16px 1fr;
    gap: 4px;
    width: 100%;
    text-align: left;
    align-items: baseline;
    border-color: transparent;
    background: none;
    padding: 3px 8px;
  }
`;

/** The colours of severities; a shape is always shown beside them. */
export const severityStyle = css`
  .error {
    color: var(--danger);
  }
  .warning {
    color: var(--warn);
  }
  .info {
    color: var(--muted);
  }
`;

/** An element that floats over the map. */
export const floatingStyle = css`
  :host {
    position: absolute;
    background: var(--panel);
    border: 1px solid var(--edge);
    border-radius: 6px;
    box-shadow: 0 4px 16px rgb(0 0 0 / 0.3);
  }
`;

/** For panels over the map: in a short window, as with text at 200 %, they cover the whole editor. */
export const shortWindowStyle = css`
  @container (max-height: 480px) {
    :host {
      position: fixed;
      inset: 4px;
      width: auto;
    }
  }
`;
