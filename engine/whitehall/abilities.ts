/**
 * Roll Up Your Sleeves: the black tiles (WM-O03, O04, O06 to O08). What green and brown can do stands in the rules. What is
 * printed on the other tiles does not, so a host that knows it brings it as an `Ability` and names it in
 * `variants.abilities`: `openEngine(board, { abilities: [mine] })`, then `{ abilities: { yellow: mine.name, … } }`.
 */
import type { Action, Form, Kind, Refusal, Step } from '../contract.js';
import { isNumber, isText } from '../forms.js';
import { after, refusal, shown, step } from '../steps.js';
import { waysOf } from '../streets/ways.js';
import { acted, arrested, beside, isActing } from './investigator-kinds.js';
import { kind } from './kind.js';
import { isNeeded, SLOTS, type Slot } from './options.js';
import { over } from './passages.js';
import { goalsOf, nextFigure, type Colour, type WhitehallState, type WhitehallTable } from './state.js';

/**
 * The ability of a tile, used once in a game by the action `ability{id, …}`, where `id` is `wm.` and the tile. The
 * Investigators see what it lists and refuses, so neither may depend on what only Jack knows; what it does may.
 */
export interface Ability {
  /** As `variants.abilities` names it; not `unknown` and not `none`. */
  readonly name: string;
  /** Whether it takes the place of the figure's search or arrest; the engine then goes on to the next figure. */
  readonly isAction: boolean;
  /** The fields of its action beside `id`, in the order of sorting. */
  readonly fields: Readonly<Record<string, Form>>;
  /** When it may be used: asked while the Investigators move or act, and for an action only when it is the figure's turn. */
  readonly isDue: (table: WhitehallTable, colour: Colour) => boolean;
  /** The fields of all legal uses. */
  readonly list: (table: WhitehallTable, colour: Colour) => readonly Readonly<Record<string, unknown>>[];
  /** Why a use is not legal; undefined just for those that are listed. */
  readonly refuse: (table: WhitehallTable, use: Action, colour: Colour) => Refusal | undefined;
  /** What it does. That it is spent, and that the figure has acted, is added by the engine. */
  readonly perform: (table: WhitehallTable, use: Action, colour: Colour) => Step<WhitehallState>;
}

export const GREEN = 'wm.green';
export const BROWN = 'wm.brown';

/** Turns a tile face down; whether the reinforcements' abilities are used up at all is a variant (AMB-WM-10). */
const spend = (state: WhitehallState, id: string): WhitehallState =>
  state.variants.reinforcementUses === 'always' && [GREEN, BROWN].includes(id)
    ? state
    : { ...state, spent: [...state.spent, id].sort() };

const isSpent = (rule: string): Refusal =>
  refusal('abilitySpent', rule, 'This ability has been used; its tile lies face down.');

/** The kind of action by which a tile's ability is used. */
function kindOfTile(
  id: string,
  rule: string,
  colour: Colour,
  ability: Ability,
  isInPlay: (state: WhitehallState) => boolean,
): Kind<WhitehallTable> {
  const isTurn = (table: WhitehallTable): boolean =>
    ability.isAction
      ? isActing(table) && nextFigure(table.state, table.state.acted) === colour
      : table.state.phase === 'HUNT2' || table.state.phase === 'HUNT3';
  return kind<Action>({
    type: 'ability',
    fields: { id: (value) => value === id, ...ability.fields },
    rule,
    isDue: (table) => isInPlay(table.state) && isTurn(table) && ability.isDue(table, colour),
    list: (table) =>
      table.state.spent.includes(id)
        ? []
        : ability.list(table, colour).map((use) => ({ type: 'ability', id, ...use })),
    refuse: (table, use) =>
      table.state.spent.includes(id) ? isSpent(rule) : ability.refuse(table, use, colour),
    perform: ({ board, state }, use) => {
      const turned = step(spend(state, id), shown('abilityUsed', { id }));
      const done = after(turned, (now) => ability.perform({ board, state: now }, use, colour));
      return ability.isAction && done.state.result === null
        ? after(done, (now) => acted({ board, state: now }, colour))
        : done;
    },
  });
}

/** Brown names any white circle; if it is a location that Jack has not reached, the game is won (WM-O08). */
const GUESS: Ability = {
  name: 'guess',
  isAction: true,
  fields: { circle: isNumber },
  isDue: () => true,
  list: ({ board }) => {
    const { circles, colourOf } = waysOf(board);
    return circles.filter((circle) => colourOf.get(circle) === 'white').map((circle) => ({ circle }));
  },
  refuse: ({ board }, { circle }) =>
    waysOf(board).colourOf.get(circle as number) === 'white'
      ? undefined
      : refusal('notWhite', 'WM-O08', `Circle ${String(circle)} is not white.`),
  perform: ({ state }, { circle }, colour) => {
    const isRight = goalsOf(state).includes(circle as number);
    const guessed = step(state, shown('guessed', { colour, circle, isRight }));
    return isRight ? after(guessed, (now) => over(now, 'inv.brownGuess')) : guessed;
  },
};

/** Green names all circles beside it at once; after that it arrests like any other (WM-O07). */
const arrestArea = kind<{ type: 'arrestArea'; colour: Colour }>({
  type: 'arrestArea',
  fields: { colour: isText },
  rule: 'WM-O07',
  isDue: (table) => isActing(table) && nextFigure(table.state, table.state.acted) === 'green',
  list: (table) =>
    !table.state.spent.includes(GREEN) && beside(table, 'green').length > 0
      ? [{ type: 'arrestArea', colour: 'green' }]
      : [],
  refuse: (table, { colour }) => {
    if (table.state.spent.includes(GREEN)) return isSpent('WM-O07');
    if (colour !== 'green')
      return refusal('notThisFigure', 'WM-O07', 'Only the green figure arrests all around it.');
    return beside(table, colour).length > 0
      ? undefined
      : refusal('nothingToName', 'WM-O07', 'The green figure has no circle to name.');
  },
  perform: (table, { colour }) => {
    const { board, state } = table;
    return arrested({ board, state: spend(state, GREEN) }, colour, beside(table, colour));
  },
});

/** The kinds of action of all tiles, sorted by id, with what the host brings for those that the rules do not describe. */
export function abilityKinds(brought: readonly Ability[]): readonly Kind<WhitehallTable>[] {
  const ofSlot = (slot: Slot): readonly { id: string; kind: Kind<WhitehallTable> }[] =>
    brought.map((ability) => ({
      id: `wm.${slot}`,
      kind: kindOfTile(
        `wm.${slot}`,
        slot === 'smoker' ? 'WM-O04' : 'WM-O03',
        slot === 'smoker' ? 'yellow' : slot,
        ability,
        ({ options, variants }) => isNeeded(slot, options) && variants.abilities[slot] === ability.name,
      ),
    }));
  const brown = kindOfTile(BROWN, 'WM-O08', 'brown', GUESS, ({ options }) =>
    options.figures.includes('brown'),
  );
  const tiles = [{ id: BROWN, kind: brown }, ...SLOTS.flatMap(ofSlot)];
  return [arrestArea, ...tiles.sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ kind: each }) => each)];
}

/** Why the host's abilities cannot be used; undefined if they can. */
export function problemOfAbilities(brought: readonly Ability[]): string | undefined {
  const names = brought.map(({ name }) => name);
  const wrong = names.find((name, i) => ['unknown', 'none', ''].includes(name) || names.indexOf(name) !== i);
  return wrong === undefined
    ? undefined
    : `An ability needs a name of its own, and neither "unknown" nor "none"; found "${wrong}" (twice, or not allowed).`;
}
