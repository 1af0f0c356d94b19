/** The worker that validates boards, so that drawing never waits. */
import {
  listRuleInfo,
  createValidator,
  type ValidationResponse,
  type ValidationRequest,
} from './validation-worker.js';

const tell = (message: ValidationResponse): void => {
  self.postMessage(message);
};

const validate = createValidator();
self.addEventListener('message', ({ data }: MessageEvent<ValidationRequest>) => {
  tell(validate(data));
});
tell({ rules: listRuleInfo() });
