/** Styles of the findings panel. */
import { css } from 'lit';

export const findingsStyle = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 8px;
    margin-bottom: 4px;
  }
  .counts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    margin: 0;
    white-space: nowrap;
  }
  .grouping {
    gap: 4px;
  }
  .grouping button {
    padding: 0 6px;
    border-color: transparent;
    background: none;
  }
  @media (pointer: fine) {
    .grouping button {
      min-height: 24px;
    }
  }
  .grouping button[aria-pressed='true'] {
    color: inherit;
    border-color: var(--edge);
  }
  h2 {
    margin: 8px 0 2px;
  }
  summary {
    cursor: pointer;
    min-height: 24px;
    padding: 2px 0;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0 -8px 4px;
  }
  li {
    padding: 0 0 2px;
    border-radius: 4px;
  }
  li.open {
    background: var(--soft);
  }
  .more {
    padding: 0 8px 0 28px;
  }
  .more p {
    margin: 0 0 4px;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding: 0 8px 4px 28px;
  }
  .acts p {
    margin: 0;
  }
  .fix {
    text-align: left;
  }
  form {
    width: 100%;
    display: grid;
    gap: 4px;
  }
  .problem {
    color: var(--danger);
    margin: 0;
  }
  .problem:empty {
    display: none;
  }
  .skipped {
    border-left: 3px solid var(--edge);
    padding-left: 8px;
    color: var(--muted);
  }
  .waived li {
    padding: 4px 8px;
  }
  .waived p {
    margin: 0 0 2px;
  }
`;
