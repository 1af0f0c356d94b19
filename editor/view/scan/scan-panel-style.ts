/** Styles of the scan panel. */
import { css } from 'lit';

export const scanPanelStyle = css`
  :host {
    display: block;
  }
  section {
    margin-bottom: 12px;
  }
  .name {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  code {
    font:
      12px ui-monospace,
      monospace;
  }
  :is(.problem, .why, .private) {
    border-left: 4px solid var(--danger);
    padding-left: 8px;
  }
  .why {
    border-color: var(--warn);
  }
  .private {
    border-color: var(--ok);
  }
  .sliders {
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: 4px 8px;
    align-items: center;
    margin-bottom: 8px;
  }
  .sliders output {
    text-align: right;
    min-width: 5ch;
    white-space: nowrap;
  }
  .ticks {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px;
  }
  .ticks label {
    min-height: 26px;
  }
  .wide {
    grid-column: 1 / -1;
  }
  ol {
    margin: 0 0 8px;
  }
  li {
    border-top: 1px solid var(--soft);
    padding: 2px 0;
  }
  .line {
    display: flex;
    gap: 4px;
  }
  .point {
    flex: 1;
    display: flex;
    gap: 8px;
    text-align: left;
    min-width: 0;
  }
  .point .words {
    flex: 1;
    width: 0;
  }
  .off {
    white-space: nowrap;
  }
  .outlier {
    color: var(--danger);
    font-weight: 600;
  }
  .remove {
    width: 28px;
  }
  fieldset {
    display: grid;
    grid-template-columns: auto 1fr 1fr;
    gap: 4px;
    align-items: center;
    margin: 4px 0;
    border: none;
    padding: 0 0 0 8px;
  }
  :is(.sliders, fieldset) input {
    width: 100%;
    min-width: 0;
  }
  .figures {
    display: flex;
    gap: 4px 16px;
    flex-wrap: wrap;
    margin: 0 0 8px;
  }
  .figures div {
    display: flex;
    gap: 6px;
  }
  dd {
    font-weight: 600;
  }
`;
