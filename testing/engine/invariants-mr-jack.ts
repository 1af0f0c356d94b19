/** Invariants of Mr Jack. */
import type { Action } from '../../engine/index.js';
import type { MrJackState, Phase } from '../../engine/mr-jack/state/state.js';
import { CHARACTERS, type Character, type HexBoard, type HexId } from '../../model/index.js';
import { createChecklist, isIn, isSet } from './check-whole-games.js';
import type { ReferenceMrJack } from './reference-mr-jack.js';

/** The phases that may follow each phase. */
export const MR_JACK_PHASE_SUCCESSORS: Readonly<Record<Phase, readonly Phase[]>> = {
  CHOOSE: ['ACT'],
  ACT: ['ACT', 'CHOOSE', 'WITNESS', 'OVER'],
  WITNESS: ['CHOOSE', 'OVER'],
  OVER: [],
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The face-up cards by the number of cards played. */
const faceUpAt = ({ phase, activation, result }: MrJackState): number =>
  phase === 'CHOOSE' ? 5 - activation : result === null ? 4 - activation : Number.NaN;

/** Describes every violated invariant. */
export function findMrJackViolations(
  board: HexBoard,
  paper: ReferenceMrJack,
  before: MrJackState,
  action: Action,
  now: MrJackState,
): string[] {
  const { faults, check } = createChecklist();
  const ofKind = (...kinds: string[]): HexId[] =>
    board.hexes.filter(({ kind }) => kinds.includes(kind)).map(({ at }): HexId => `h${at[0]},${at[1]}`);
  const hexes = CHARACTERS.map((each) => now.pos[each]);
  check(isSet(hexes) && isIn(ofKind('street', 'manhole'), hexes), 'characters: each on a street of its own');
  const lamps = now.lit.map(({ hex }) => hex);
  check(isSet(lamps) && isIn(ofKind('gaslight'), lamps), 'lamps: each on a gaslight of its own');
  const out = Math.min(4, now.round - (now.result === 'mj.timeout' ? 0 : 1));
  check(
    same(
      now.lit.map(({ tile }) => tile),
      ['1', '2', '3', '4', 'a', 'b'].slice(out),
    ),
    'lamps: the numbers left',
  );
  check(now.covered.length === 2 && isSet(now.covered) && isIn(ofKind('manhole'), now.covered), 'covers');
  const exits = board.exits.map(({ id }) => id);
  check(now.cordons.length === 2 && isSet(now.cordons) && isIn(exits, now.cordons), 'cordons');

  const deck = now.deals.decks[Math.floor((now.round - 1) / 2)]!;
  const cards = now.round % 2 === 1 ? deck.slice(0, 4) : deck.slice(4);
  const dealt = now.round % 2 === 1 ? cards : deck;
  check(isIn(cards, now.faceUp), 'a card face up that was not dealt');
  check(now.result !== null || now.faceUp.length === faceUpAt(now), 'cards face up');
  const shown = [...now.faceUp, ...now.played, ...(now.acting ? [now.acting.character] : [])];
  check(isSet(shown) && isIn(dealt, shown), 'a card twice');
  check((now.acting !== null) === (now.phase === 'ACT'), 'a card in hand only while it is played');

  const { alibis } = now.deals;
  const drawn = alibis.slice(1, alibis.length - now.alibiPile.length);
  check(now.jack === alibis[0], 'Jack is another');
  check(same(now.alibiPile, alibis.slice(alibis.length - now.alibiPile.length)), 'the alibi pile');
  check(same([...now.alibisDet, ...now.alibisJack].sort(), drawn.toSorted()), 'the alibis drawn');
  check(now.suspect[now.jack], 'Jack is innocent');
  check(
    CHARACTERS.every((each) => before.suspect[each] || !now.suspect[each]),
    'a suspect again',
  );
  check(now.round > 1 || now.witness === 'visible' || now.phase === 'OVER', 'unseen before the first call');

  return [...faults, ...stepFaults(paper, before, action, now)];
}

/** Checks that an action changes exactly what it may change. */
function stepFaults(paper: ReferenceMrJack, before: MrJackState, action: Action, now: MrJackState): string[] {
  const { faults, check } = createChecklist();
  const card = before.acting?.character;
  const gone = CHARACTERS.filter((each) => before.pos[each] !== now.pos[each]);
  const isFaced = now.watsonFacing !== before.watsonFacing;
  check(!isFaced || action.type === 'face', 'Watson turned by himself');
  const mustTurn = gone.includes('watson') || (action.type === 'skipMove' && card === 'watson');
  check(now.mustFace === mustTurn, 'Watson is to be turned when he was moved, and only then');
  check(same(now.lit, before.lit) || action.type === 'lamp' || action.type === 'witness', 'lamps');
  check(same(now.covered, before.covered) || action.type === 'manhole', 'covers');
  check(same(now.cordons, before.cordons) || action.type === 'cordon', 'cordons');
  const moves = action.type === 'whistle' ? (action['moves'] as { character: Character; to: string }[]) : [];
  switch (action.type) {
    case 'move':
      check(same(gone, [card]), 'a move of others');
      check(paper.ends(before, card!).has(action['to'] as string), 'a move too far');
      break;
    case 'skipMove':
      check(
        [...paper.ends(before, card!).keys()].every((hex) => Object.values<string>(before.pos).includes(hex)),
        'a move skipped that could be made',
      );
      break;
    case 'swap':
      check(now.pos.gull === before.pos[action['with'] as Character] && gone.length === 2, 'a swap');
      break;
    case 'whistle':
      check(same(gone.toSorted(), moves.map(({ character }) => character).sort()), 'a whistle moves others');
      check(
        paper.whistles(before).has(
          moves
            .map(({ character, to }) => `${character} ${to}`)
            .sort()
            .join(),
        ),
        'a whistle that cannot be',
      );
      break;
    case 'accuse':
      check(paper.ends(before, card!).has(before.pos[action['target'] as Character]), 'accused from afar');
      check(
        now.result === (action['target'] === before.jack ? 'mj.accuseRight' : 'mj.accuseWrong'),
        'an accusation ends the game',
      );
      break;
    case 'escape':
      check(before.witness === 'invisible' && card === before.jack && before.round > 1, 'an escape by whom?');
      check(!before.cordons.includes(action['exit'] as string), 'past a cordon');
      break;
    case 'witness':
      check(
        paper.visible(before, before.variants.litLampBlocksRay).includes(before.jack) ===
          (action['answer'] === 'visible'),
        'Jack lies',
      );
      break;
    default:
      check(gone.length === 0, 'a character moved');
  }
  return faults;
}
