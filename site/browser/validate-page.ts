/** Validates dropped files in a worker and shows the report. */
import type { ValidateAnswer, ValidateRequest } from './validate-messages.js';

const input = document.querySelector<HTMLInputElement>('#files')!;
const drop = document.querySelector<HTMLElement>('#drop')!;
const deep = document.querySelector<HTMLInputElement>('#deep')!;
const status = document.querySelector<HTMLElement>('#status')!;
const actions = document.querySelector<HTMLElement>('#actions')!;
const frame = document.querySelector<HTMLIFrameElement>('#report')!;
const download = document.querySelector<HTMLAnchorElement>('#download')!;
const example = document.querySelector<HTMLButtonElement>('#example')!;

let worker: Worker | undefined;
let address = '';
let last: readonly File[] = [];

/** Reads and validates files; a later call replaces one that is still running. */
async function validate(files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  last = files;
  worker?.terminate();
  const mine = (worker = new Worker(new URL('./validate-worker.ts', import.meta.url), { type: 'module' }));
  const listed = files.length === 1 ? files[0]!.name : `${files.length} files`;
  status.textContent = `Validating ${listed} …`;
  mine.onmessage = ({ data }: MessageEvent<ValidateAnswer>) => {
    showReport(data);
    mine.terminate();
  };
  mine.onerror = () => {
    status.textContent = 'The validator stopped unexpectedly. Reload the page and try again.';
  };
  try {
    const texts = await Promise.all(files.map((file) => file.text()));
    const request: ValidateRequest = {
      deep: deep.checked,
      files: files.map(({ name }, i) => ({ name, text: texts[i]! })),
    };
    mine.postMessage(request);
  } catch {
    status.textContent = `${listed} cannot be read. Was it moved since it was chosen?`;
  }
}

function showReport({ summary, html }: ValidateAnswer): void {
  status.textContent = summary;
  URL.revokeObjectURL(address);
  address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  frame.src = address;
  frame.hidden = actions.hidden = false;
  download.href = address;
}

input.addEventListener('change', () => void validate([...(input.files ?? [])]));
deep.addEventListener('change', () => void validate(last));
for (const type of ['dragover', 'dragenter'])
  document.addEventListener(type, (event) => {
    event.preventDefault();
    drop.classList.add('over');
  });
document.addEventListener('dragleave', ({ relatedTarget }) => {
  if (relatedTarget === null) drop.classList.remove('over');
});
document.addEventListener('drop', (event) => {
  event.preventDefault();
  drop.classList.remove('over');
  void validate([...(event.dataTransfer?.files ?? [])]);
});
example.addEventListener('click', () => {
  void fetch('docs/examples/broken/wrong-expected-count.json')
    .then((answer) => answer.blob())
    .then((blob) => validate([new File([blob], 'wrong-expected-count.json')]));
});
