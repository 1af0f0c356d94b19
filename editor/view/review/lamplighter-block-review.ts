import { html, nothing } from 'lit';
import { boardOf, type EditorState, selectEntities } from '../../tools/index.js';
import {
  blocksToReview,
  type BlockToReview,
  confirmBlock,
  endBlockReview,
  rejectBlock,
} from '../../tools/block-review/index.js';
import { button } from '../ui/buttons.js';
import { dispatchFlyTo, dispatchStateChange } from '../ui/dispatch.js';
import { internalProperties, StateElement } from '../ui/element.js';
import { controlsStyle } from '../ui/shared-styles.js';
import type { ReviewDecision, ReviewItem } from './lamplighter-review-queue.js';

/**
 * Reviews the blocks that were declared together.
 *
 * @property state - the editor state
 */
export class LamplighterBlockReview extends StateElement {
  static override styles = [controlsStyle];
  static override properties = internalProperties('current');

  /** The id of the block that is shown. */
  current: string | undefined;

  protected override partsOf(state: EditorState): readonly unknown[] {
    return [boardOf(state), state.settings.declaredBlocks, state.readOnly];
  }

  override renderState(state: EditorState): unknown {
    const blocks = blocksToReview(state);
    if (blocks.length === 0) return nothing;
    return html`<section aria-labelledby="heading">
      <h2 id="heading">Blocks to review</h2>
      <lamplighter-review-queue
        .items=${blocks.map(toItem)}
        .current=${this.current}
        ?readonly=${state.readOnly}
        @lamp-accept=${({ detail: { id, kind } }: CustomEvent<ReviewDecision>) => {
          dispatchStateChange(this, (now) => confirmBlock(now, id, kind));
        }}
        @lamp-reject=${({ detail: { id } }: CustomEvent<ReviewDecision>) => {
          dispatchStateChange(this, (now) => rejectBlock(now, id));
        }}
        @lamp-move=${({ detail: { id } }: CustomEvent<ReviewDecision>) => {
          this.#show(blocksToReview(state).find((each) => each.id === id));
        }}
      ></lamplighter-review-queue>
      ${button('End the review', () => {
        dispatchStateChange(this, endBlockReview);
      })}
    </section>`;
  }

  #show(block: BlockToReview | undefined): void {
    if (!block) return;
    this.current = block.id;
    dispatchStateChange(this, (now) => selectEntities(now, [block.id]));
    dispatchFlyTo(this, block.place);
  }
}

const NAMES = { houses: 'Houses', water: 'Water', none: 'Not a block' } as const;

const toItem = ({ id, title, place, warning, proposed, choices }: BlockToReview): ReviewItem => ({
  id,
  title,
  place,
  warning,
  kinds: { proposed, options: choices.map((value) => ({ value, name: NAMES[value] })) },
});
