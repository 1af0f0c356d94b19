/** What the seat to act can do: legal actions as a list, or tokens to lay. */
import { html, nothing, type TemplateResult } from 'lit';
import { capitalise } from '../../../model/index.js';
import {
  describeAction,
  describePlace,
  type Placement,
  type PlaySession,
  seatName,
  titleOfActionType,
  tokensLeft,
  whyNotLegal,
} from '../../tools/play/index.js';
import { button } from '../ui/buttons.js';
import type { PlayController } from './play-controller.js';
import type { PlayState, Turn } from './play-state.js';

/** Longer lists are narrowed by clicking on the map or choosing a place. */
const MOST_ACTIONS = 60;

export function renderTurn(
  play: PlayController,
  state: PlayState,
  session: PlaySession,
  turn: Turn,
): unknown {
  if (!turn.isShown)
    return turn.actor === undefined
      ? nothing
      : html`<p class="muted">It is the turn of ${seatName(turn.actor)}; what can be done is not shown.</p>`;
  return html`<section class="turn" aria-label="What can be done">
    ${renderTypes(play, session, turn)}
    ${turn.placement ? renderPlacement(play, state, session, turn.placement) : renderActions(play, session, turn)}
  </section>`;
}

/** The types of action, of which clicks on the map mean one. */
function renderTypes(play: PlayController, session: PlaySession, { types, type, placement }: Turn): unknown {
  const named = types.map((each) => [each, titleOfActionType(session.board, each)] as const);
  if (named.length + (placement || type === undefined ? 1 : 0) < 2) return nothing;
  return html`<div class="row" role="group" aria-label="Kind of action">
    ${named.map(([each, title]) =>
      button(title, () => { play.chooseType(each === type ? undefined : each); }, { isPressed: each === type }),
    )}
  </div>`; // prettier-ignore
}

function renderActions(play: PlayController, session: PlaySession, { choice }: Turn): TemplateResult {
  const { left, picked } = choice;
  const more = left.length - MOST_ACTIONS;
  return html`${
      picked.length > 0
        ? html`<p>
            Chosen: ${picked.map((each) => describePlace(session.board, each)).join(', ')}.
            ${button('Choose again', () => play.unpick())}
          </p>`
        : nothing
    }
    <ul class="actions">
      ${left.slice(0, MOST_ACTIONS).map((action) => {
        const point = (): void => {
          play.pointAt(action);
        };
        return html`<li @mouseenter=${point} @focusin=${point} @mouseleave=${() => { play.pointAt(undefined); }}>
          ${button(describeAction(session.board, action), () => { play.take(action); })}
        </li>`; // prettier-ignore
      })}
    </ul>
    ${more > 0 ? html`<p class="muted">… and ${more} more. Click a place on the map to narrow the list.</p>` : nothing}`;
}

/** Tokens are laid on the map, or here by keyboard. */
function renderPlacement(
  play: PlayController,
  { laid, tokenKind }: PlayState,
  session: PlaySession,
  placement: Placement,
): TemplateResult {
  const problem = whyNotLegal(session, placement, laid);
  const current = placement.kinds.find(({ id }) => id === tokenKind) ?? placement.kinds[0]!;
  const nameOf = (kind: string): string => placement.kinds.find(({ id }) => id === kind)?.name ?? kind;
  return html`<p>${placement.title}. Click on the map, or choose below.</p>
    ${
      placement.kinds.length > 1
        ? html`<div class="row" role="group" aria-label="Token to lay">
            ${placement.kinds.map((kind) =>
              button(`${kind.name} ${tokensLeft(kind, laid)}`, () => { play.chooseTokenKind(kind.id); }, {
                label: `${kind.name}, ${tokensLeft(kind, laid)} left`,
                isPressed: kind === current,
              }),
            )}
          </div>`
        : nothing
    }
    <p class=${problem === undefined ? 'ok' : 'why'} role="status">
      ${problem ?? 'This can be laid so.'}
    </p>
    <div class="row">
      ${button('Lay them', () => { play.finishPlacement(); }, { class: 'chief', isDisabled: problem !== undefined })}
      ${button('Lay by chance', () => { play.layAll(); })}
    </div>
    <details>
      <summary>${placement.places.length} places</summary>
      <ul class="actions">
        ${placement.places.map((place) => {
          const kind = laid.get(place);
          const name = capitalise(describePlace(session.board, place));
          return html`<li>
            ${button(kind === undefined ? name : `${name}: ${nameOf(kind)}`, () => { play.lay(place); }, { isPressed: kind !== undefined })}
          </li>`;
        })}
      </ul>
    </details>`; // prettier-ignore
}
