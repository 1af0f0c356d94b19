/** The tracing guide, a part that is loaded when a draft is open. */
import { LamplighterTracingGuide } from './lamplighter-tracing-guide.js';

/** Registers the element of the guide; a second call does nothing. */
export function registerGuide(): void {
  if (!customElements.get('lamplighter-tracing-guide'))
    customElements.define('lamplighter-tracing-guide', LamplighterTracingGuide);
}
