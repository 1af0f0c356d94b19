/** How a game stands, in a line: what the seat it is shown to may know. */
import type { Board } from '../../../model/index.js';
import { characterName, type Fields, joinNames } from './places.js';
import type { GameView } from './seats.js';

/** The phase in a few words, such as `Night 1 · The police move`. */
export function describeStatus(board: Board, view: GameView): readonly string[] {
  const phase = PHASES[board.game][String(view['phase'])] ?? String(view['phase']);
  const has = (field: string): boolean => typeof view[field] === 'number';
  const figure = (label: string, field: string): readonly string[] =>
    has(field) ? [`${label} ${String(view[field])}`] : [];
  switch (board.game) {
    case 'lfw':
      return [
        ...figure('Night', 'night'),
        phase,
        ...figure('track', 'index'),
        ...figure('coaches', 'coach'),
        ...figure('alleys', 'alley'),
        ...(view['head'] === null ? [] : [`head ${view['head'] as string}`]),
      ];
    case 'wm':
      return [
        ...figure('Round', 'round'),
        phase,
        ...figure('track', 'index'),
        ...Object.entries((view['tiles'] ?? {}) as Fields).map(([kind, count]) => `${kind} ${String(count)}`),
      ];
    case 'mj': {
      const { faceUp, acting, suspect, witness } = view as unknown as MrJackView;
      const innocent = Object.keys(suspect).filter((each) => suspect[each] === false);
      return [
        ...figure('Round', 'round'),
        phase,
        ...(acting === null ? [] : [`card of ${characterName(acting.character)}`]),
        ...(faceUp.length > 0 ? [`cards ${joinNames(faceUp.map(characterName))}`] : []),
        `Jack was ${witness}`,
        ...(innocent.length > 0 ? [`innocent ${joinNames(innocent.map(characterName))}`] : []),
        ...(typeof view['jack'] === 'string' ? [`Jack is ${characterName(view['jack'])}`] : []),
        ...(((view['alibis'] ?? []) as readonly string[]).length > 0
          ? [`alibis ${joinNames((view['alibis'] as readonly string[]).map(characterName))}`]
          : []),
      ];
    }
  }
}

interface MrJackView {
  readonly faceUp: readonly string[];
  readonly acting: { readonly character: string } | null;
  readonly suspect: Readonly<Record<string, boolean>>;
  readonly witness: string;
}

const PHASES: Readonly<Record<Board['game'], Readonly<Record<string, string>>>> = {
  lfw: {
    SETUP: 'Jack chooses a hideout',
    HELL2: 'Jack lays the women',
    HELL3: 'the Head lays the patrols',
    HELL3L: 'letters',
    HELL5: 'Jack kills or waits',
    HELL6: 'the Wretched move',
    HELL7: 'Jack reveals a patrol',
    HUNT1: 'Jack moves',
    HUNT1L: 'letter of Goulston Street',
    HUNT2: 'the police move',
    HUNT3F: 'Jack may lay a false clue',
    HUNT3: 'the police search',
    OVER: 'over',
  },
  wm: {
    SETUP_DL: 'Jack chooses the Discovery Locations',
    SETUP_FIG: 'the investigators place their figures',
    SETUP_START: 'Jack chooses where to start',
    HUNT1: 'Jack moves',
    HUNT2: 'the investigators move',
    HUNT3F: 'Jack may lay a false clue',
    HUNT3: 'the investigators search',
    TURN_END: 'Jack may declare',
    ROUND_END: 'Jack may take back a tile',
    OVER: 'over',
  },
  mj: { CHOOSE: 'choose a card', ACT: 'play the card', WITNESS: 'call for witnesses', OVER: 'over' },
};
