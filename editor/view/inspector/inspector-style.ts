/** Styles of the inspector: labels above fields, short fields in pairs, facts below in small print. */
import { css } from 'lit';

export const inspectorStyle = css`
  h2 {
    overflow-wrap: anywhere;
  }
  .parts {
    gap: 4px;
    margin-bottom: 8px;
  }
  .fields,
  .pair,
  dl {
    display: grid;
    gap: 4px 8px;
  }
  .pair,
  dl {
    grid-template-columns: 1fr 1fr;
  }
  dl {
    margin-top: 8px;
  }
  .field {
    display: grid;
    grid-template-columns: minmax(64px, max-content) minmax(0, 1fr);
    align-items: center;
    gap: 0 4px;
    min-width: 0;
  }
  .pair .field {
    grid-template-columns: minmax(16px, max-content) minmax(0, 1fr);
  }
  details {
    margin-top: 8px;
    border-top: 1px solid var(--edge);
  }
  /* Many labels are easier to read in one column. */
  details .field {
    grid-template-columns: 116px minmax(0, 1fr);
  }
  summary {
    min-height: 28px;
    display: flex;
    align-items: center;
    gap: 6px;
    cursor: pointer;
    color: var(--muted);
  }
  summary::before {
    content: '▸';
  }
  [open] > summary::before {
    content: '▾';
  }
  .field > textarea {
    width: 100%;
    min-width: 0;
  }
  textarea {
    resize: vertical;
    field-sizing: content;
    max-height: 160px;
    display: block;
  }
  [aria-invalid='true'] {
    border-color: var(--danger);
    border-width: 2px;
  }
  .problem,
  .hint {
    margin: 0;
    font-size: 12.5px;
  }
  .problem {
    color: var(--danger);
  }
  .problem:empty,
  .hint:empty {
    display: none;
  }
  .hint {
    color: var(--muted);
  }
  ::placeholder {
    color: var(--muted);
    font-style: italic;
    opacity: 1;
  }
  dl > div {
    grid-column: 1 / -1;
    min-width: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: baseline;
  }
  dl > .short {
    grid-column: auto;
  }
  dd {
    overflow-wrap: anywhere;
    min-width: 0;
  }
  dd.slow {
    font:
      11px ui-monospace,
      monospace;
  }
  .thing {
    padding: 0 6px;
    margin: 0 4px 2px 0;
  }
  @media (pointer: fine) {
    .thing {
      min-height: 24px;
      min-width: 24px;
    }
  }
`;
