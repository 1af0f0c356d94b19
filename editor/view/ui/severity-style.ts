/** The colours of severities; a shape is always shown beside them. */
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
