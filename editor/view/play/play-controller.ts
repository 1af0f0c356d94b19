/** Carries out what the play panel and clicks on the map ask for: begins games, takes actions, follows edits of the board. */
import { type Action, type Deduction, JACK } from '../../../engine/index.js';
import type { Board } from '../../../model/index.js';
import {
  boardOf,
  type EditorState,
  type Gesture,
  hitAt,
  type Shape,
  type Viewport,
} from '../../tools/index.js';
import {
  actionOfTokens,
  actorOf,
  boardInPlay,
  type ChosenValues,
  eventsSeenBy,
  formatPlayRecord,
  goToPlayStep,
  openRecord,
  pickPlace,
  type PlayResult,
  type PlaySession,
  replayOnBoard,
  seatsOf,
  settingsOf,
  shapesOfChoice,
  shapesOfDeduction,
  shapesOfGame,
  shapesOfLaidTokens,
  startPlay,
  suggestTokens,
  takeAction,
  takeHeuristicAction,
  toggleToken,
  placesOfAction,
} from '../../tools/play/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import { createDownloadTarget } from '../files/file-target.js';
import {
  NO_GAME,
  playerOf,
  type PlayState,
  type ShownChoice,
  shownTo,
  type Turn,
  turnOf,
} from './play-state.js';

/** How long a heuristic player waits, so that its moves can be followed. */
const HEURISTIC_MILLISECONDS = 150;
/** How long a part of playing on may take, so that the page never waits. */
const SLICE_MILLISECONDS = 12;
/** How long an edit of the board settles before the game is tried on it. */
const EDIT_MILLISECONDS = 250;

export class PlayController {
  #state: PlayState = NO_GAME;
  #turn: readonly [state: PlayState, turn: Turn] | undefined;
  #shapes: readonly [readonly unknown[], readonly Shape[]] | undefined;
  #drawn: readonly [view: unknown, board: Board, drawn: Board] | undefined;
  /** The deduction, which costs most, by the session and the seat that it is about. */
  #deduced: readonly [PlaySession, string, Deduction] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #editTimer: ReturnType<typeof setTimeout> | undefined;
  /** The document and the board that were last compared with the game. */
  #opening: unknown;
  #board: Board | undefined;

  constructor(readonly host: EditorHost) {}

  get state(): PlayState {
    return this.#state;
  }

  #set(change: Partial<PlayState>): void {
    this.#state = { ...this.#state, ...change };
    this.host.requestUpdate();
  }

  /** What can be done now; undefined without a game. */
  get turn(): Turn | undefined {
    const state = this.#state;
    const { session } = state;
    if (!session) return undefined;
    if (this.#turn?.[0] !== state) this.#turn = [state, turnOf(state, session, this.#deduce(session))];
    return this.#turn[1];
  }

  #deduce(session: PlaySession): Deduction | undefined {
    if (!this.#state.showsDeduction) return undefined;
    const shown = shownTo(this.#state);
    if (shown === undefined) return undefined;
    const [, police] = seatsOf(session);
    const seat = shown.is === 'seat' && shown.seat !== JACK && shown.seat !== '' ? shown.seat : police!;
    const known = this.#deduced;
    if (known?.[0] === session && known[1] === seat) return known[2];
    const seen = eventsSeenBy(session, seat).map(({ event }) => event);
    const deduction = session.engine.deduce(session.first, seen);
    this.#deduced = [session, seat, deduction];
    return deduction;
  }

  /** Begins a game on the board as it stands. */
  begin(chosen: ChosenValues, given: { readonly seed: string; readonly detectives: number }): void {
    const { state } = this.host;
    if (!state) return;
    const board = boardOf(state);
    this.#open(startPlay(board, settingsOf(board.game, chosen, given)));
  }

  /** Opens a record of a game on this board. */
  openRecord(text: string): void {
    const { state } = this.host;
    if (state) this.#open(openRecord(boardOf(state), text));
  }

  #open(result: PlayResult<{ readonly session: PlaySession }>): void {
    const { state } = this.host;
    this.#opening = state?.history.steps[0];
    this.#board = state && boardOf(state);
    if (result.ok) {
      this.#reset(result.session, { players: this.#state.players, shown: this.#state.shown });
      if (this.host.state?.tool !== 'select') this.host.command('tool.select');
    } else this.#set({ session: undefined, problem: result.message });
  }

  #reset(session: PlaySession, keep: Partial<PlayState> = {}): void {
    this.#stop();
    const { showsDeduction, isClickPlaying } = this.#state;
    this.#state = { ...NO_GAME, showsDeduction, isClickPlaying, ...keep, session };
    this.host.requestUpdate();
    this.#goOn();
  }

  /** Ends the game. */
  end(): void {
    this.#stop();
    this.#set({ ...NO_GAME, session: undefined, problem: undefined });
  }

  /** Plays the same game again from its beginning, on the board as it stands. */
  restart(): void {
    const { session } = this.#state;
    const { state } = this.host;
    if (!session || !state) return;
    this.#open(startPlay(boardOf(state), session.settings));
  }

  /** Goes on with the game on the board as it was edited, as far as it still fits. */
  carryOn(): void {
    const { change, players, shown, handedTo } = this.#state;
    if (change.is === 'replays' || change.is === 'breaks')
      this.#reset(change.session, { players, shown, handedTo });
  }

  take(action: Action): void {
    const { session } = this.#state;
    if (!session) return;
    const taken = takeAction(session, action);
    if (taken.ok) this.#show(taken.session);
    else this.#set({ problem: taken.message });
  }

  /** One action of the heuristic player, whoever's turn it is. */
  takeHeuristic(): void {
    const { session } = this.#state;
    if (session) this.#show(takeHeuristicAction(session));
  }

  /** Heuristic players play on to the end, or stop. */
  togglePlayingOn(): void {
    const isPlayingOn = !this.#state.isPlayingOn;
    this.#stop();
    this.#set({ isPlayingOn });
    this.#goOn();
  }

  goTo(at: number): void {
    const { session } = this.#state;
    this.#stop();
    if (session) this.#show(goToPlayStep(session, at), false);
  }

  #show(session: PlaySession, goesOn = true): void {
    this.#set({
      ...{ session, problem: undefined, picked: [], pointedAt: undefined, laid: new Map() },
    });
    if (goesOn) this.#goOn();
  }

  /** Lets heuristic players act when it is their turn. Games that were taken back wait. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const { session, isPlayingOn } = this.#state;
    if (!session) return;
    const actor = actorOf(session);
    if (actor === undefined) {
      if (isPlayingOn) this.#set({ isPlayingOn: false });
      return;
    }
    if (isPlayingOn) this.#timer = setTimeout(this.#playSlice);
    else if (playerOf(this.#state, actor) === 'heuristic' && session.at === session.steps.length)
      this.#timer = setTimeout(() => { this.takeHeuristic(); }, HEURISTIC_MILLISECONDS); // prettier-ignore
  }

  readonly #playSlice = (): void => {
    let { session } = this.#state;
    if (!session) return;
    const end = performance.now() + SLICE_MILLISECONDS;
    while (performance.now() < end && actorOf(session) !== undefined) session = takeHeuristicAction(session);
    this.#show(session);
  };

  #stop(): void {
    clearTimeout(this.#timer);
    if (this.#state.isPlayingOn) this.#set({ isPlayingOn: false });
  }

  setPlayer(seat: string, player: 'hand' | 'heuristic'): void {
    this.#set({ players: { ...this.#state.players, [seat]: player } });
    this.#goOn();
  }

  setShown(shown: ShownChoice): void {
    const { session } = this.#state;
    // Whoever chooses sits at the screen now.
    this.#set({ shown, picked: [], handedTo: shown === 'actor' && session ? actorOf(session) : undefined });
  }

  /** The seat to act has the screen now. */
  handOver(): void {
    const { session } = this.#state;
    if (session) this.#set({ handedTo: actorOf(session) });
  }

  showDeduction(showsDeduction: boolean): void {
    this.#set({ showsDeduction });
  }

  playByClicks(isClickPlaying: boolean): void {
    this.#set({ isClickPlaying, picked: [] });
  }

  chooseType(type: string | undefined): void {
    this.#set({ type, picked: [], pointedAt: undefined });
  }

  chooseTokenKind(tokenKind: string): void {
    this.#set({ tokenKind });
  }

  pointAt(pointedAt: Action | undefined): void {
    if (pointedAt !== this.#state.pointedAt) this.#set({ pointedAt });
  }

  unpick(): boolean {
    if (this.#state.picked.length === 0) return false;
    this.#set({ picked: [] });
    return true;
  }

  /** Lays or takes away a token of a placement. */
  lay(place: string): void {
    const { turn } = this;
    const { laid, tokenKind } = this.#state;
    if (turn?.placement) this.#set({ laid: toggleToken(turn.placement, laid, place, tokenKind ?? '') });
  }

  /** Lays all tokens as the heuristic player would. */
  layAll(): void {
    const { session } = this.#state;
    const laid = session && suggestTokens(session);
    if (laid) this.#set({ laid });
  }

  finishPlacement(): void {
    const { turn } = this;
    if (turn?.placement) this.take(actionOfTokens(turn.placement, this.#state.laid));
  }

  /** Plays at a place on the map; returns whether it means anything now. */
  playAt(place: string): boolean {
    const { session, picked } = this.#state;
    const { turn } = this;
    if (!session || !turn?.isShown) return false;
    if (turn.placement) {
      if (!turn.placement.places.includes(place)) return false;
      this.lay(place);
      return true;
    }
    const ofType = session.engine
      .legalActions(this.#positionToPlay(session))
      .filter(({ type }) => type === turn.type);
    const choice = pickPlace(session.board, turn.view, ofType, picked, place);
    if (!choice) return false;
    if (choice.chosen) this.take(choice.chosen);
    else this.#set({ picked: choice.picked });
    return true;
  }

  #positionToPlay(session: PlaySession): PlaySession['first'] {
    return session.at === 0 ? session.first : session.steps[session.at - 1]!.state;
  }

  /** Whether clicks on the map are for the game. */
  get takesClicks(): boolean {
    const { session, isClickPlaying } = this.#state;
    const { panel, state } = this.host;
    return session !== undefined && isClickPlaying && panel === 'play' && state?.tool === 'select';
  }

  #panned: readonly [number, number] | undefined;

  /** Takes a gesture on the map; returns false if it is for the editor. */
  takeGesture(gesture: Gesture, viewport: Viewport): boolean {
    if (!this.takesClicks) return false;
    const { canvas } = this.host;
    if (gesture.type === 'drag') {
      // While a game is played, a drag moves the map and not the board.
      this.#panned ??= gesture.from;
      canvas.pull(this.#panned, gesture.at);
      return true;
    }
    const wasPanned = this.#panned !== undefined;
    if (wasPanned) canvas.settle();
    this.#panned = undefined;
    if (gesture.type === 'drop') return wasPanned;
    if (gesture.type === 'back' || gesture.type === 'cancel') return this.unpick();
    if (gesture.type !== 'click') return false;
    const place = this.#placeAt(gesture.at, viewport);
    return place !== undefined && this.playAt(place);
  }

  #placeAt(at: readonly [number, number], viewport: Viewport): string | undefined {
    const { state } = this.host;
    if (!state) return undefined;
    const board = boardOf(state);
    const hit = hitAt(board, at, viewport, { kinds: ['node', 'exit', 'hex'] });
    if (hit?.kind !== 'exit' || !('exits' in board)) return hit?.key;
    return board.exits.find(({ id }) => `exit:${id}` === hit.key)?.hex;
  }

  /** Call this when the editor state may have changed: the game is tried on the edited board. */
  sync(): void {
    const { session } = this.#state;
    const { state } = this.host;
    if (!session || !state) return;
    if (state.history.steps[0] !== this.#opening) {
      this.end();
      return;
    }
    const board = boardOf(state);
    if (board === this.#board) return;
    this.#board = board;
    clearTimeout(this.#editTimer);
    this.#editTimer = setTimeout(() => {
      const now = this.#state.session;
      if (now && this.#board === board) this.#set({ change: replayOnBoard(now, board) });
    }, EDIT_MILLISECONDS);
  }

  /** Downloads the record of the game up to the position that is shown. */
  exportRecord(): void {
    const { session } = this.#state;
    if (session) void createDownloadTarget(`${session.board.id}.record.json`).save(formatPlayRecord(session));
  }

  /** The board to draw: pieces stand where they stand in the game. */
  boardToDraw(board: Board): Board {
    const { turn } = this;
    if (!turn || this.host.panel !== 'play') return board;
    const known = this.#drawn;
    if (known?.[0] !== turn.view || known[1] !== board)
      this.#drawn = [turn.view, board, boardInPlay(board, turn.view)];
    return this.#drawn![2];
  }

  /** The shapes of a lens with those of the game; the same list if nothing changed. */
  appendShapes(lens: readonly Shape[], state: EditorState): readonly Shape[] {
    const { turn } = this;
    if (!turn || this.host.panel !== 'play') return lens;
    const board = boardOf(state);
    const inputs = [lens, board, turn, this.#state];
    if (this.#shapes?.[0].every((each, i) => each === inputs[i]) !== true)
      this.#shapes = [inputs, [...lens, ...this.#shapesOf(board, turn)]];
    return this.#shapes[1];
  }

  #shapesOf(board: Board, { view, choice, deduction, placement }: Turn): readonly Shape[] {
    const { laid, pointedAt } = this.#state;
    const pointed = pointedAt ? placesOfAction(board, pointedAt, view) : [];
    const targets = placement ? placement.places.filter((each) => !laid.has(each)) : choice.targets;
    return [
      ...(deduction ? shapesOfDeduction(board, deduction, view) : []),
      ...shapesOfChoice(board, { targets, picked: [...choice.picked, ...pointed] }),
      ...shapesOfGame(board, view),
      ...shapesOfLaidTokens(board, laid),
    ];
  }
}
