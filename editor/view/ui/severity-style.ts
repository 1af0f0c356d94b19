/** The colours of errors, warnings and hints; a shape always stands beside them. */
import { css } from 'lit';

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
