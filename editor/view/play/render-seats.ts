/** Who plays each seat, and what of the game is shown. */
import { html, type TemplateResult } from 'lit';
import { type PlaySession, seatName, seatsOf } from '../../tools/play/index.js';
import type { PlayController } from './play-controller.js';
import { playerOf, type PlayState, type ShownChoice } from './play-state.js';

export function renderSeats(play: PlayController, state: PlayState, session: PlaySession): TemplateResult {
  const seats = seatsOf(session);
  const shown: readonly (readonly [ShownChoice, string])[] = [
    ['everyone', 'Everything'],
    ['actor', 'Whose turn it is (hand over the screen)'],
    ...seats.map((seat) => [`seat:${seat}`, `What ${seatName(seat)} sees`] as const),
  ];
  return html`<label
      >Shown
      <select
        @change=${(event: Event) => {
          play.setShown((event.currentTarget as HTMLSelectElement).value as ShownChoice);
        }}
      >
        ${shown.map(
          ([value, name]) => html`<option value=${value} .selected=${value === state.shown}>${name}</option>`,
        )}
      </select></label
    >
    <fieldset>
      <legend>Played by</legend>
      ${seats.map(
        (seat) =>
          html`<label
            >${seatName(seat)}
            <select
              @change=${(event: Event) => {
                play.setPlayer(
                  seat,
                  (event.currentTarget as HTMLSelectElement).value as 'hand' | 'heuristic',
                );
              }}
            >
              <option value="hand" .selected=${playerOf(state, seat) === 'hand'}>by hand</option>
              <option value="heuristic" .selected=${playerOf(state, seat) === 'heuristic'}>
                the heuristic player
              </option>
            </select></label
          >`,
      )}
    </fieldset>`;
}
