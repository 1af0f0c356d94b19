/** What the Investigators have seen, by rounds. Events of a host's abilities are ignored. */
import type { CrossingId, StreetBoard } from '../../../model/index.js';
import type { EventsOf, SeenEvent } from '../../game/contract.js';
import type { PublicAnswer } from '../../streets/deduction/answer-tables.js';
import { indexedNeighboursOf } from '../../streets/deduction/indexed-neighbours.js';
import { reclaimableTiles } from '../state/phase-transitions.js';
import type { LaidTile, TileKind, WhitehallState } from '../state/state.js';

/** One turn of Jack's as the Investigators saw it. */
export interface SeenTurn {
  readonly kind: 'normal' | TileKind | 'hidden';
  /** The track space he came to, and how many circles he wrote down. */
  readonly space: number;
  readonly entries: 1 | 2;
  readonly held: ReadonlySet<CrossingId>;
  /** Whether the turn ended, and not with a location reached. */
  readonly isOver: boolean;
}

export interface SeenRound {
  /** Circles are numbers here, but indices in `answers`. */
  readonly start: number;
  readonly turns: readonly SeenTurn[];
  readonly answers: readonly PublicAnswer[];
  readonly end: number | undefined;
  /** The tiles Jack had when it began, and those that he must still have if none lies face down. */
  readonly stock: WhitehallState['tiles'];
  readonly tiles: WhitehallState['tiles'];
}

export interface SeenGame {
  readonly rounds: readonly SeenRound[];
  readonly reached: readonly number[];
  /** Circles that are no Discovery Location, because a false clue was laid or a guess was wrong. */
  readonly ruledOut: ReadonlySet<number>;
  /** The location that was guessed. */
  readonly guessed: number | undefined;
  readonly held: ReadonlySet<CrossingId>;
  /** Whether Jack was stuck when last tested; undefined if the Investigators cannot know that the test was made. */
  readonly isStuck: boolean | undefined;
  /** All locations, once the game is over. */
  readonly shown: readonly number[] | undefined;
}

export function reconstructSeenGame(
  board: StreetBoard,
  { options, variants }: Pick<WhitehallState, 'options' | 'variants'>,
  seen: readonly SeenEvent[],
): SeenGame {
  const { indexOf } = indexedNeighboursOf(board);
  const rounds: SeenRound[] = [];
  const reached: number[] = [];
  const ruledOut = new Set<number>();
  let figures: Readonly<Record<string, CrossingId>> = {};
  let guessed: number | undefined;
  let isStuck: boolean | undefined;
  let shown: readonly number[] | undefined;
  const held = (): ReadonlySet<CrossingId> => new Set(Object.values(figures));
  const change = (changed: (round: SeenRound) => Partial<SeenRound>): void => {
    const round = rounds.pop();
    if (round) rounds.push({ ...round, ...changed(round) });
  };
  const addAnswer = (is: PublicAnswer['is'], circles: readonly number[]): void => {
    const named = circles.flatMap((circle) => indexOf.get(circle) ?? []);
    change((round) => ({ answers: [...round.answers, { is, circles: named, entries: entriesOf(round) }] }));
  };

  for (const [i, event] of (seen as readonly PublicEvent[]).entries())
    switch (event.type) {
      case 'figurePlaced':
        figures = { ...figures, [event.figure]: event.crossing };
        break;
      case 'policeMoved':
        figures = { ...figures, [event.colour]: event.to };
        break;
      case 'roundBegan': {
        const { circle, tiles } = event;
        if (rounds.length === 0) reached.push(circle);
        rounds.push({ start: circle, turns: [], answers: [], end: undefined, stock: tiles, tiles });
        // That he takes back nothing is not announced: he may not have decided yet.
        isStuck = options.newspaper && reclaimableTiles(board, event).length > 0 ? undefined : false;
        break;
      }
      case 'reclaimed':
        change(() => ({ stock: event.tiles, tiles: event.tiles }));
        isStuck = false;
        break;
      case 'jackMoved': {
        const { kind, index, tiles } = event;
        change(({ turns }) => {
          const entries = index - (turns.at(-1)?.space ?? 0) === 1 ? 1 : 2;
          return { tiles, turns: [...turns, { kind, space: index, entries, held: held(), isOver: false }] };
        });
        isStuck = undefined;
        break;
      }
      case 'searched':
        addAnswer(event.isFound ? 'passed' : 'not passed', [event.circle]);
        break;
      case 'arrested':
        addAnswer(event.isRight ? 'last' : 'not last', event.circles);
        break;
      case 'falseClueLaid':
        ruledOut.add(event.circle);
        break;
      case 'guessed':
        if (event.isRight) guessed = event.circle;
        else if (!reached.includes(event.circle)) ruledOut.add(event.circle);
        break;
      case 'turnEnded': {
        if (seen[i + 1]?.type === 'locationReached') break;
        change(({ turns }) => ({
          turns: turns.map((turn, n) => (n === turns.length - 1 ? { ...turn, isOver: true } : turn)),
        }));
        // Where declaring is optional, Jack is asked secretly before the test.
        if (variants.declareDL === 'must') isStuck = false;
        break;
      }
      case 'locationReached':
        reached.push(event.circle);
        change(() => ({ end: event.circle }));
        break;
      case 'tilesTurned':
        change(({ turns }) => ({ turns: turns.map((turn) => turned(turn, event.laid)) }));
        break;
      case 'gameOver':
        isStuck = event.result === 'police.stuck' ? true : undefined;
        shown = event.locations;
        break;
    }
  return { rounds, reached, ruledOut, guessed, held: held(), isStuck, shown };
}

const entriesOf = ({ turns }: SeenRound): number => turns.reduce((sum, { entries }) => sum + entries, 1);

/** A tile that lay face down is known by the space it lies at. */
const turned = (turn: SeenTurn, laid: readonly LaidTile[]): SeenTurn => ({
  ...turn,
  kind: laid.find(({ spaces }) => spaces.at(-1) === turn.space)?.kind ?? turn.kind,
});

/** The events that carry information; all others are ignored. */
type PublicEvent = EventsOf<{
  figurePlaced: { figure: string; crossing: CrossingId };
  policeMoved: { colour: string; to: CrossingId };
  roundBegan: { circle: number; tiles: WhitehallState['tiles'] };
  reclaimed: { tiles: WhitehallState['tiles'] };
  jackMoved: { kind: SeenTurn['kind']; index: number; tiles: WhitehallState['tiles'] };
  searched: { circle: number; isFound: boolean };
  guessed: { circle: number; isRight: boolean };
  arrested: { circles: readonly number[]; isRight: boolean };
  falseClueLaid: { circle: number };
  locationReached: { circle: number };
  turnEnded: object;
  tilesTurned: { laid: readonly LaidTile[] };
  gameOver: { result: string; locations: readonly number[] };
}>;
