/** The compare panel: what to compare with, the differences one by one, and all of them as a list. */
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { type Board, escapeInvisible, pluralise } from '../../../model/index.js';
import type { Difference } from '../../tools/compare/index.js';
import type { ReviewItem } from '../review/lamplighter-review-queue.js';
import { chooseFileOfTypes } from '../scan/picture-input.js';
import { button } from '../ui/buttons.js';
import { inputProperties, internalProperties } from '../ui/element.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import type { ComparableBoards } from '../files/comparable-boards.js';
import type { CompareController, CompareState } from './compare-controller.js';
import style from './lamplighter-compare.css?inline';

const ANSWERS = { accept: 'Take theirs', reject: 'Keep mine' };
/** Longer lists make the panel slow; the review shows the rest. */
const MOST_LISTED = 300;

/**
 * The compare panel.
 *
 * @property compare - the controller of the comparison
 * @property progress - the state of the controller, so that a change of it is shown
 * @property board - the board as it is edited now
 * @property boards - the boards that the page offers to compare with
 * @property readOnly - nothing can be taken over
 */
export class LamplighterCompare extends LitElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('compare', 'progress', 'board', 'boards'),
    ...internalProperties('revision'),
    readOnly: { type: Boolean, attribute: 'readonly' },
  };

  compare: CompareController | undefined;
  progress: CompareState | undefined;
  board: Board | undefined;
  boards: ComparableBoards | undefined;
  readOnly = false;
  revision = 'HEAD';

  override render(): unknown {
    const { compare, progress, board } = this;
    if (!compare || !progress || !board) return nothing;
    const { problem } = progress;
    return html`${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
    ${compare.isOpen ? this.#compared(compare, progress) : this.#chooser(compare, board)}`;
  }

  #chooser(compare: CompareController, board: Board): TemplateResult {
    const shipped = this.boards?.shipped(board.game) ?? [];
    return html`<h2>Compare with another board</h2>
      <p class="muted">
        Differences are listed and drawn on the map. Each can be taken over into this board; the other board
        is never changed. The file of conflicts that “lamplighter merge” writes can be opened too.
      </p>
      <div class="row">
        ${button('Choose a file …', () => void this.#chooseFile(compare), { class: 'chief' })}
        ${shipped.map((each) =>
          button(each.name, () => {
            void compare.openComparable(each);
          }),
        )}
      </div>
      ${this.#revisionForm(compare)}`;
  }

  #revisionForm(compare: CompareController): unknown {
    const atRevision = this.boards?.atRevision;
    if (!atRevision) return nothing;
    const open = async (): Promise<void> => {
      const revision = this.revision.trim();
      const answer = await atRevision(revision);
      if ('problem' in answer) compare.fail(answer.problem);
      else await compare.openText(revision, answer.text);
    };
    return html`<form
      @submit=${(event: Event) => {
        event.preventDefault();
        void open();
      }}
    >
      <label for="revision">This file at the git revision</label>
      <input
        id="revision"
        spellcheck="false"
        .value=${this.revision}
        @input=${(event: Event) => {
          this.revision = (event.target as HTMLInputElement).value;
        }}
      />
      <button>Compare</button>
    </form>`;
  }

  async #chooseFile(compare: CompareController): Promise<void> {
    const file = await chooseFileOfTypes('.json,application/json');
    if (file) await compare.openFile(file);
  }

  #compared(compare: CompareController, progress: CompareState): TemplateResult {
    const { differences, keptCount, name, current } = progress;
    const count =
      differences.length === 0
        ? 'No differences'
        : pluralise(differences.length, 'difference', 'differences');
    const kept = keptCount === 0 ? '' : ` ${keptCount} kept as mine.`;
    return html`<h2>Compared with ${escapeInvisible(name)}</h2>
      <p role="status">${count}${differences.length === 0 ? ' left' : ''}.${kept}</p>
      ${differences.length === 0 ? nothing : this.#review(compare, differences, current)}
      <div class="row">
        ${button('Compare with another …', () => {
          compare.close();
        })}
      </div>
      ${differences.length === 0 ? nothing : this.#list(compare, differences, current)}`;
  }

  #review(
    compare: CompareController,
    differences: readonly Difference[],
    current: string | undefined,
  ): TemplateResult {
    const on = (act: (id: string) => void) => (event: CustomEvent<{ readonly id: string }>): void => {
      act(event.detail.id);
    }; // prettier-ignore
    return html`<lamplighter-review-queue
        .items=${differences.map((each) => toReviewItem(each, compare))}
        .current=${current}
        .answers=${ANSWERS}
        ?readonly=${this.readOnly}
        @lamp-accept=${on((id) => { compare.take(id); })}
        @lamp-reject=${on((id) => { compare.keep(id); })}
        @lamp-move=${on((id) => { compare.show(id); })}
      ></lamplighter-review-queue>
      <p class="muted legend">
        <span class="theirs">only theirs</span><span class="mine">only mine</span
        ><span class="other">different</span>
      </p>`; // prettier-ignore
  }

  #list(
    compare: CompareController,
    differences: readonly Difference[],
    current: string | undefined,
  ): TemplateResult {
    const more = differences.length - MOST_LISTED;
    return html`<h3>All differences</h3>
      <ul>
        ${differences.slice(0, MOST_LISTED).map(
          ({ id, title }) =>
            html`<li>
              <button
                class="bare"
                aria-current=${id === current}
                @click=${() => {
                  compare.show(id);
                }}
              >
                ${title}
              </button>
            </li>`,
        )}
      </ul>
      ${more > 0 ? html`<p class="muted">And ${more} more; the review above has all.</p>` : nothing}`;
  }
}

const toReviewItem = (difference: Difference, compare: CompareController): ReviewItem => ({
  id: difference.id,
  place: compare.positionOf(difference) ?? [0, 0],
  title: difference.title,
});
