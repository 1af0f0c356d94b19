/** The play panel: begins a game, lists what can be done, and writes down what happened. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Board } from '../../../model/index.js';
import {
  actorOf,
  type ChosenValues,
  describeDeduction,
  describeEvent,
  describeResult,
  describeStatus,
  eventsSeenBy,
  type PlaySession,
  positionOf,
  seatName,
} from '../../tools/play/index.js';
import { chooseFileOfTypes } from '../scan/picture-input.js';
import { button, checkBox } from '../ui/buttons.js';
import { inputProperties, internalProperties } from '../ui/element.js';
import { controlsStyle, styleSheet } from '../ui/shared-styles.js';
import style from './lamplighter-play.css?inline';
import type { PlayController } from './play-controller.js';
import { type PlayState, shownTo, type Turn } from './play-state.js';
import { renderPlaySetup } from './render-play-setup.js';
import { renderSeats } from './render-seats.js';
import { renderTurn } from './render-turn.js';

/**
 * The play panel.
 *
 * @property play - the controller of the game
 * @property progress - the state of the controller, so that a change of it is shown
 * @property board - the board as it is edited now
 */
export class LamplighterPlay extends LitElement {
  static override styles = [controlsStyle, styleSheet(style)];
  static override properties = {
    ...inputProperties('play', 'progress', 'board'),
    ...internalProperties('chosen', 'seed', 'detectives', 'filter'),
  };

  play: PlayController | undefined;
  progress: PlayState | undefined;
  board: Board | undefined;
  chosen: ChosenValues = {};
  seed = '1';
  detectives = 1;

  override render(): unknown {
    const { play, progress, board } = this;
    if (!play || !progress || !board) return nothing;
    const { session } = progress;
    const { turn } = play;
    return session && turn
      ? this.#game(play, progress, session, turn)
      : html`${renderPlaySetup(board, this.#setup, {
          chosen: (chosen) => (this.chosen = chosen),
          seed: (seed) => (this.seed = seed),
          detectives: (detectives) => (this.detectives = detectives),
          begin: () => {
            play.begin(this.chosen, this.#setup);
            this.#focusTurn();
          },
          openRecord: () => void this.#openRecord(play),
        })}
        ${renderProblem(progress.problem)}`;
  }

  get #setup(): { chosen: ChosenValues; seed: string; detectives: number } {
    const { chosen, seed, detectives } = this;
    return { chosen, seed, detectives };
  }

  async #openRecord(play: PlayController): Promise<void> {
    const file = await chooseFileOfTypes('.json,application/json');
    if (file) play.openRecord(await file.text());
  }

  /** The button that began the game is gone. */
  #focusTurn(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('#turn')?.focus());
  }

  #game(play: PlayController, state: PlayState, session: PlaySession, turn: Turn): TemplateResult {
    const { result } = positionOf(session);
    const status = describeStatus(session.board, turn.view);
    return html`${renderBoardChange(play, state)} ${renderProblem(state.problem)}
      <div id="turn" tabindex="-1" role="status">
        <h2>${result === null ? describeTurn(session) : describeResult(result)}</h2>
        <p class="muted">${status.join(' · ')}</p>
      </div>
      ${this.#handOver(play, state, session)} ${result === null ? renderTurn(play, state, session, turn) : nothing}
      ${this.#steps(play, state, session)} ${renderSeats(play, state, session)}
      ${checkBox('Heat map: where Jack can be', state.showsDeduction, (shows) => {
        play.showDeduction(shows);
      })}
      ${turn.deduction ? html`<p class="muted" role="status">${describeDeduction(turn.deduction)}</p>` : nothing}
      ${checkBox('Clicks on the map play', state.isClickPlaying, (plays) => {
        play.playByClicks(plays);
      })}
      ${this.#log(state, session)}
      <div class="row">
        ${button('Export the record', () => { play.exportRecord(); })}
        ${button('Restart', () => { play.restart(); this.#focusTurn(); })}
        ${button('End the game', () => { play.end(); })}
      </div>`; // prettier-ignore
  }

  #handOver(play: PlayController, state: PlayState, session: PlaySession): unknown {
    const actor = actorOf(session);
    if (shownTo(state) !== undefined || actor === undefined) return nothing;
    return html`<div class="notice" role="status">
      <p>Hand the screen to ${seatName(actor)}. Only what lies open is shown until then.</p>
      ${button(
        `${seatName(actor)} sits here now`,
        () => {
          play.handOver();
          this.#focusTurn();
        },
        { class: 'chief' },
      )}
    </div>`;
  }

  #steps(play: PlayController, state: PlayState, session: PlaySession): TemplateResult {
    const { at, steps } = session;
    const isOver = actorOf(session) === undefined;
    return html`<div class="row" role="group" aria-label="Steps">
      ${button('‹ Back', () => { play.goTo(at - 1); }, { isDisabled: at === 0, title: 'Step back' })}
      ${button('Forward ›', () => { play.goTo(at + 1); }, { isDisabled: at === steps.length, title: 'Step forward' })}
      ${button('Heuristic step', () => { play.takeHeuristic(); }, { isDisabled: isOver, title: 'The heuristic player acts once' })}
      ${button(state.isPlayingOn ? 'Stop' : 'To the end', () => { play.togglePlayingOn(); }, {
        isDisabled: isOver,
        title: 'The heuristic player plays all seats to the end of the game',
      })}
    </div>`; // prettier-ignore
  }

  /** The newest events first, as far as the seat it is shown to has seen them. */
  #log(state: PlayState, session: PlaySession): TemplateResult {
    const shown = shownTo(state);
    const seat = shown === undefined ? '' : shown.is === 'seat' ? shown.seat : undefined;
    const seen = eventsSeenBy(session, seat);
    const rest = seen.length - MOST_EVENTS;
    return html`<section aria-labelledby="log">
      <h3 id="log">What happened</h3>
      ${
        seen.length === 0
          ? html`<p class="muted">Nothing yet.</p>`
          : html`<div class="log" role="log" tabindex="0" aria-labelledby="log">
              <ol>
                ${seen
                  .slice(-MOST_EVENTS)
                  .toReversed()
                  .map(({ event }) => html`<li>${describeEvent(session.board, event)}</li>`)}
                ${rest > 0 ? html`<li class="muted">… and ${rest} earlier events</li>` : nothing}
              </ol>
            </div>`
      }
    </section>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('progress')) return;
    // A list that was scrolled shows the newest event.
    this.renderRoot.querySelector('.log')?.scrollTo(0, 0);
  }
}

const MOST_EVENTS = 200;

const describeTurn = (session: PlaySession): string => {
  const actor = actorOf(session);
  return actor === undefined ? 'The game is over.' : `${seatName(actor)} to act`;
};

const renderProblem = (problem: string | undefined): unknown =>
  problem === undefined ? nothing : html`<p class="why" role="alert">${problem}</p>`;

/** What the game makes of the board as it was edited since. */
function renderBoardChange(play: PlayController, { change }: PlayState): unknown {
  if (change.is === 'none') return nothing;
  const restart = button('Restart', () => {
    play.restart();
  });
  const carryOn = (label: string): TemplateResult =>
    button(label, () => { play.carryOn(); }, { class: 'chief' }); // prettier-ignore
  switch (change.is) {
    case 'replays':
      return html`<div class="notice" role="status">
        <p>
          The board was changed. All steps can still be
          played${
            change.differs === undefined
              ? ', and nothing turns out otherwise.'
              : `, but step ${change.differs} turns out otherwise there.`
          }
        </p>
        <div class="row">${carryOn('Carry on with the changed board')} ${restart}</div>
      </div>`;
    case 'breaks':
      return html`<div class="notice" role="alert">
        <p>The change of the board makes the game invalid. Step ${change.step}: ${change.message}</p>
        <div class="row">
          ${change.step > 1 ? carryOn(`Carry on before step ${change.step}`) : nothing} ${restart}
        </div>
      </div>`;
    case 'unplayable':
      return html`<div class="notice" role="alert">
        <p>No game can be played on the board as it is now. ${change.message}</p>
        <p class="muted">The game goes on with the board as it was when the game began.</p>
      </div>`;
  }
}
