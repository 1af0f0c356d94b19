/**
 * Roll Up Your Sleeves: the black tiles (WM-O03, O04, O06 to O08). The rulebook describes the abilities of green and brown
 * only. A host that knows the others supplies each as an `Ability` and names it in `variants.abilities`:
 * `openEngine(board, { abilities: [mine] })`, then `{ abilities: { yellow: mine.name, … } }`.
 */
import type { Action, Refusal, Step } from '../../game/action.js';
import type { FieldCheck, ActionDefinition } from '../../game/contract.js';
import { isWholeNumber, isString } from '../../game/field-checks.js';
import { chainStep, refusal, publicEvent, step } from '../../game/steps.js';
import { streetMapOf } from '../../streets/street-map.js';
import { finishAction, makeArrest, searchableCircles, isChoosingAction } from './investigator-actions.js';
import {
  defineAction,
  unreachedLocations,
  nextFigure,
  investigatorToAct,
  seatsOf,
  type WhitehallState,
  type WhitehallBoardAndState,
} from '../state/state.js';
import { isTileInPlay, UNDESCRIBED_TILES, type UndescribedTile, type Colour } from '../state/options.js';
import { endGame } from '../state/phase-transitions.js';

/** The ability of a tile, used once by the action `ability{id, …}`. Its candidates and refusals must not depend on secrets. */
export interface Ability {
  /** The value of `variants.abilities`; not `unknown` and not `none`. */
  readonly name: string;
  /** Whether it replaces the figure's search or arrest; the engine then continues with the next figure. */
  readonly isAction: boolean;
  /** The fields of its action beside `id`, in the order of sorting. */
  readonly fields: Readonly<Record<string, FieldCheck>>;
  /** When it may be used. Asked while the owner of the figure is to move or act; for an action only in the figure's turn. */
  readonly isDue: (position: WhitehallBoardAndState, colour: Colour) => boolean;
  /** The fields of uses among which all legal ones are. */
  readonly candidates: (
    position: WhitehallBoardAndState,
    colour: Colour,
  ) => readonly Readonly<Record<string, unknown>>[];
  /** Why a use is illegal; undefined if it is legal. */
  readonly refuse: (position: WhitehallBoardAndState, use: Action, colour: Colour) => Refusal | undefined;
  /** Its effect. The engine adds that it is spent and that the figure has acted. */
  readonly perform: (position: WhitehallBoardAndState, use: Action, colour: Colour) => Step<WhitehallState>;
}

export const GREEN_ABILITY_ID = 'wm.green';
export const BROWN_ABILITY_ID = 'wm.brown';

/** Turns a tile face down; whether the reinforcements' abilities are used up at all is a variant (AMB-WM-10). */
const spend = (state: WhitehallState, id: string): WhitehallState =>
  state.variants.reinforcementUses === 'always' && [GREEN_ABILITY_ID, BROWN_ABILITY_ID].includes(id)
    ? state
    : { ...state, spent: [...state.spent, id].sort() };

const refuseSpent = (rule: string): Refusal =>
  refusal('spent', rule, 'This ability has been used; its tile lies face down.');

/** The action that uses a tile's ability. */
function defineTileAction(
  id: string,
  rule: string,
  colour: Colour,
  ability: Ability,
  isInPlay: (state: WhitehallState) => boolean,
): ActionDefinition<WhitehallBoardAndState> {
  const isTurn = (position: WhitehallBoardAndState): boolean =>
    ability.isAction
      ? isChoosingAction(position) && nextFigure(position.state, position.state.acted) === colour
      : ['HUNT2', 'HUNT3'].includes(position.state.phase) &&
        seatsOf(position.state).owner[colour] === investigatorToAct(position.state);
  return defineAction('ability', rule, {
    fields: { id: (value) => value === id, ...ability.fields },
    isDue: (position) => isInPlay(position.state) && isTurn(position) && ability.isDue(position, colour),
    candidates: (position) =>
      ability.candidates(position, colour).map((use) => ({ type: 'ability', id, ...use })),
    refuse: (position, use) =>
      position.state.spent.includes(id) ? refuseSpent(rule) : ability.refuse(position, use, colour),
    perform: ({ board, state }, use) => {
      const turned = step(spend(state, id), publicEvent('abilityUsed', { id }));
      const done = chainStep(turned, (now) => ability.perform({ board, state: now }, use, colour));
      return ability.isAction && done.state.result === null
        ? chainStep(done, (now) => finishAction({ board, state: now }, colour))
        : done;
    },
  });
}

/** Brown names any white circle; if it is an unreached location, the Investigators win (WM-O08). */
const GUESS: Ability = {
  name: 'guess',
  isAction: true,
  fields: { circle: isWholeNumber },
  isDue: () => true,
  candidates: ({ board }) => streetMapOf(board).circles.map((circle) => ({ circle })),
  refuse: ({ board }, { circle }) =>
    streetMapOf(board).colourOf.get(circle as number) === 'white'
      ? undefined
      : refusal('notWhite', 'WM-O08', `Circle ${String(circle)} is not white.`),
  perform: ({ state }, { circle }, colour) => {
    const isRight = unreachedLocations(state).includes(circle as number);
    const guessed = step(state, publicEvent('guessed', { colour, circle, isRight }));
    return isRight ? chainStep(guessed, (now) => endGame(now, 'inv.brownGuess')) : guessed;
  },
};

/** Green names all circles beside it at once; once that is used it arrests like any other figure (WM-O07). */
const arrestArea = defineAction<{ colour: Colour }>('arrestArea', 'WM-O07', {
  fields: { colour: isString },
  isDue: (position) =>
    isChoosingAction(position) && nextFigure(position.state, position.state.acted) === 'green',
  candidates: () => [{ type: 'arrestArea', colour: 'green' }],
  refuse: (position, { colour }) => {
    if (position.state.spent.includes(GREEN_ABILITY_ID)) return refuseSpent('WM-O07');
    if (colour !== 'green')
      return refusal('notThisFigure', 'WM-O07', 'Only the green figure arrests all around it.');
    return searchableCircles(position, colour).length > 0
      ? undefined
      : refusal('nothingToName', 'WM-O07', 'The green figure has no circle to name.');
  },
  perform: (position, { colour }) => {
    const { board, state } = position;
    const used = step(spend(state, GREEN_ABILITY_ID), publicEvent('abilityUsed', { id: GREEN_ABILITY_ID }));
    const circles = searchableCircles(position, colour);
    return chainStep(used, (now) => makeArrest({ board, state: now }, colour, circles));
  },
});

/** The actions of all tiles, sorted by id; `supplied` are the abilities that the host supplies. */
export function defineAbilityActions(
  supplied: readonly Ability[],
): readonly ActionDefinition<WhitehallBoardAndState>[] {
  const ofSlot = (
    slot: UndescribedTile,
  ): readonly { id: string; action: ActionDefinition<WhitehallBoardAndState> }[] =>
    supplied.map((ability) => ({
      id: `wm.${slot}`,
      action: defineTileAction(
        `wm.${slot}`,
        slot === 'smoker' ? 'WM-O04' : 'WM-O03',
        slot === 'smoker' ? 'yellow' : slot,
        ability,
        ({ options, variants }) =>
          isTileInPlay(slot, options, variants) && variants.abilities[slot] === ability.name,
      ),
    }));
  const brown = defineTileAction(BROWN_ABILITY_ID, 'WM-O08', 'brown', GUESS, ({ options }) =>
    options.figures.includes('brown'),
  );
  const tiles = [{ id: BROWN_ABILITY_ID, action: brown }, ...UNDESCRIBED_TILES.flatMap(ofSlot)];
  return [arrestArea, ...tiles.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ action }) => action)];
}

/** What is wrong with the abilities that a host supplies. */
export function findAbilityProblem(supplied: readonly Ability[]): string | undefined {
  const names = supplied.map(({ name }) => name);
  const wrong = names.find((name, i) => ['unknown', 'none', ''].includes(name) || names.indexOf(name) !== i);
  return wrong === undefined
    ? undefined
    : `An ability needs a name of its own, and neither "unknown" nor "none"; found "${wrong}" (twice, or not allowed).`;
}
