/** The tracing guide of drafts. Loaded when a draft is open. */
export {
  tracingGuide,
  type TracingCount,
  type TracingFacts,
  type TracingGuide,
  type TracingStep,
} from './tracing-guide.js';
