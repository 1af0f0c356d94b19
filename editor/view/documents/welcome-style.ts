/** Styles of the boards panel: a drawer beside the map. */
import { css } from 'lit';

export const welcomeStyle = css`
  :host {
    position: absolute;
    inset: 0 auto 0 0;
    width: min(440px, 100%);
    z-index: 12;
    background: var(--panel);
    border-right: 1px solid var(--edge);
    box-shadow: 4px 0 16px rgb(0 0 0 / 0.25);
  }
  section {
    height: 100%;
    overflow: auto;
    padding: 12px 16px 24px;
  }
  header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    margin-bottom: 8px;
  }
  h1 {
    font-size: 16px;
    margin: 0;
  }
  h2 {
    margin: 20px 0 4px;
  }
  .problem {
    margin: 8px 0;
    padding: 8px 12px;
    border: 1px solid var(--danger);
    border-left-width: 4px;
    border-radius: 4px;
    overflow-wrap: anywhere;
  }
  .problem strong {
    color: var(--danger);
  }
  li {
    display: flex;
    align-items: center;
    gap: 4px;
    border-top: 1px solid var(--soft);
  }
  li:first-child {
    border-top: none;
  }
  .board {
    flex: 1;
    min-width: 0;
    border-color: transparent;
    text-align: left;
    padding: 4px 8px;
    margin-left: -8px;
  }
  .board .clip {
    display: block;
  }
  .board strong {
    font-weight: 600;
  }
  .board span {
    color: var(--muted);
    font-size: 12.5px;
  }
  .sure {
    flex: 1;
    padding: 8px 0;
  }
  .recent {
    max-height: 228px;
    overflow: auto;
    margin: 0 -8px;
    padding: 0 8px;
  }
  form {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
    align-items: center;
  }
  form .line {
    grid-column: 2;
    margin-top: -4px;
    color: var(--muted);
    font-size: 12.5px;
  }
  form .row {
    flex-wrap: nowrap;
  }
  form input {
    flex: 1;
    min-width: 0;
  }
  summary {
    cursor: pointer;
    font-weight: 700;
    margin: 20px 0 4px;
    min-height: 24px;
  }
`;
