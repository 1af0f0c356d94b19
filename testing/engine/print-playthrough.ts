/** Prints a recorded game as a readable text: legal actions, played actions, changes, and each side's view. */
import type { Action, Engine, GameEvent, GameState } from '../../engine/index.js';

type Fields = Readonly<Record<string, unknown>>;
type Named = readonly [name: string, shown: Fields];

/** Fields fixed before the game, printed once. */
const AGREED = ['game', 'board', 'options', 'variants', 'deals', 'seatOrder', 'owner', 'seat'];

/** Prints a game. The whole state is printed at the first state of each phase in `wholeIn` and at the end; otherwise only changes. */
export function printPlaythrough(
  title: string,
  engine: Engine,
  states: readonly GameState[],
  actions: readonly Action[],
  events: readonly (readonly GameEvent[])[],
  wholeIn: readonly string[],
): string {
  const shownAt = (state: GameState): Named[] => [
    ['state', { ...state }],
    ...engine.seats(state).map((seat): Named => [`view of ${seat}`, engine.viewFor(state, seat)]),
  ];
  const agreed = Object.entries({ ...states[0]! }).filter(([key]) => AGREED.includes(key));
  const lines = [title, '', ...agreed.map(([key, value]) => `${key}: ${words(value)}`)];
  const met = new Set<string>();
  for (const [i, state] of states.entries()) {
    if (state.result !== null || (wholeIn.includes(state.phase) && !met.has(state.phase)))
      lines.push('', ...tableOf(state, i + 1, shownAt(state)));
    met.add(state.phase);
    const action = actions[i];
    if (action === undefined) break;
    lines.push('', `=== ${i + 1}. ${state.phase}: ${engine.actor(state)!}`, ...legalAt(engine, state));
    lines.push(`does: ${words(action)}`, ...events[i]!.map(reported));
    lines.push(...changes(shownAt(state), shownAt(states[i + 1]!)));
  }
  return `${lines.join('\n')}\n`;
}

/** The whole state and the whole view of each seat. */
function tableOf(state: GameState, step: number, shown: readonly Named[]): string[] {
  const when = 'night' in state ? `night ${state.night}` : `round ${state.round}`;
  const where = state.result === null ? `before step ${step}` : 'at the end';
  const fields = (of: Fields): string[] =>
    Object.entries(of)
      .filter(([key]) => !AGREED.includes(key))
      .map(([key, value]) => `${key}: ${words(value)}`);
  return [
    `=== the table ${where}: ${when}, ${state.phase}`,
    ...shown.flatMap(([name, of]) => [`--- ${name}`, ...fields(of)]),
  ];
}

/** The legal actions by type; those that lose are marked. */
function legalAt(engine: Engine, state: GameState): string[] {
  const { actions, described } = engine.describe(state);
  const types = [...new Set(actions.map(({ type }) => type))];
  return [
    ...types.map((type) => {
      const all = actions.filter((action) => action.type === type);
      return `legal: ${type}${all.length > 1 ? ` (${all.length})` : ''} ${all.map(fieldsOf).join(', ')}`.trimEnd();
    }),
    ...Object.entries(described).map(
      ([type, { schema: _, ...choice }]) => `legal: ${type}, any with ${words(choice)}`,
    ),
  ];
}

const fieldsOf = ({ type: _, losing, block: _block, cost: _cost, moves, ...fields }: Action): string =>
  [...Object.values(fields).map(words), ...callsOf(moves)].join(' ') + (losing === true ? '!' : '');

/** The characters that a whistle calls, and their targets. */
const callsOf = (moves: unknown): string[] =>
  moves === undefined
    ? []
    : [
        (moves as { character: string; to: string }[])
          .map(({ character, to }) => `${character} ${to}`)
          .join(' + '),
      ];

const reported = ({ type, visibleTo, ...fields }: GameEvent): string =>
  `told to ${visibleTo === 'all' ? 'all' : visibleTo.join(' and ')}: ${type} ${words(fields)}`;

/** The changes in the state and in the views; equal changes share a line. */
function changes(before: readonly Named[], now: readonly Named[]): string[] {
  const names = new Map<string, string[]>();
  for (const [i, [name, shown]] of now.entries()) {
    const old = before[i]![1];
    const changed = [...new Set([...Object.keys(old), ...Object.keys(shown)])]
      // The seat to act is printed with the next step.
      .filter((key) => key !== 'actor' && words(old[key]) !== words(shown[key]))
      .sort()
      .map((key) => `${key} ${words(shown[key])}`);
    const what = changed.length === 0 ? 'as before' : changed.join('; ');
    names.set(what, [...(names.get(what) ?? []), name]);
  }
  return [...names].map(([what, whose]) => `${whose.join(', ')}: ${what}`);
}

/** JSON without unnecessary quotes. */
const words = (value: unknown): string =>
  value === undefined
    ? 'nothing'
    : JSON.stringify(value)
        .replace(/"([^"]*)"/g, '$1')
        // But not inside the name of a hex.
        .replace(/(?<!h-?\d+),/g, ', ')
        .replace(/:/g, ': ');
