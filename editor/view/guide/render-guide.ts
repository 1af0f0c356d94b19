/** Shows the tracing guide of a draft, and loads its element the first time. */
import { html, nothing } from 'lit';
import { boardOf, countBySeverity, type EditorState } from '../../tools/index.js';
import type { TracingFacts } from '../../tools/guide/index.js';
import type { LazyDetection } from '../detection/lazy-detection.js';
import type { ValidationState } from '../findings/validation-client.js';

let isLoaded = false;

/** The guide, for a draft that can be edited and while nothing is selected. */
export function renderGuide(
  state: EditorState,
  { controller }: LazyDetection,
  { result }: ValidationState,
): unknown {
  if (boardOf(state).profile !== 'draft' || state.selection.length > 0 || state.readOnly) return nothing;
  if (!isLoaded) {
    isLoaded = true;
    // Without it the editor works as well; it is tried again when the next draft is opened.
    import('./index.js').then(
      ({ registerGuide }) => { registerGuide(); },
      () => { isLoaded = false; },
    ); // prettier-ignore
  }
  const [errors, warnings] = countBySeverity(result?.findings ?? []);
  const facts: TracingFacts = {
    suggestions: controller?.countPending(state) ?? 0,
    suggested: controller?.countByKind(state) ?? {},
    isDetecting: controller?.state.progress !== undefined,
    problems: result && errors!.count + warnings!.count,
  };
  return html`<lamplighter-tracing-guide
    .state=${state}
    .facts=${sameFacts(facts)}
  ></lamplighter-tracing-guide>`;
}

/** The same object while nothing changes, so that the element is not rendered again. */
function sameFacts(facts: TracingFacts): TracingFacts {
  const text = JSON.stringify(facts);
  if (text !== lastText) [last, lastText] = [facts, text];
  return last!;
}
let last: TracingFacts | undefined;
let lastText = '';
