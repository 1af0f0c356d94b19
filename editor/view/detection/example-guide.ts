/** Asks for an example of each kind of block, one click each. */
import { isStreetBoard } from '../../../model/index.js';
import { boardOf, switchTool } from '../../tools/index.js';
import { askForBlock, kindsWithoutExample } from '../../tools/areas/index.js';
import type { EditorHost } from '../canvas/editor-host.js';

type Host = Pick<EditorHost, 'state' | 'change'>;

export class ExampleGuide {
  /** The kind that is asked for; undefined if none is. */
  #asked: 'houses' | 'water' | undefined;

  constructor(readonly host: Host) {}

  /** Asks for the first kind without an example, if there is one. */
  start(): void {
    this.#ask();
  }

  stop(): void {
    this.#asked = undefined;
  }

  /** Goes on to the next kind when an example is there. Another tool ends it. */
  update(): void {
    const { state } = this.host;
    if (this.#asked === undefined || !state) return;
    if (state.tool !== 'block') this.stop();
    else if (!kindsWithoutExample(state).includes(this.#asked))
      queueMicrotask(() => {
        this.#ask();
      });
  }

  #ask(): void {
    const { state } = this.host;
    if (!state || !isStreetBoard(boardOf(state)) || state.readOnly) return;
    const wasAsking = this.#asked !== undefined;
    const next = kindsWithoutExample(state)[0] as 'houses' | 'water' | undefined;
    if (next !== undefined && next === this.#asked) return;
    this.#asked = next;
    if (next !== undefined) this.host.change((now) => askForBlock(now, next));
    else if (wasAsking)
      this.host.change((now) => ({
        ...switchTool(now, 'select'),
        announcement: 'The kinds of the other areas are suggested.',
      }));
  }
}
