import { singleSourceLength } from 'graphology-shortest-path/unweighted.js';
import { policeRelation, searchersRelation } from '../../../model/index.js';
import { graphOfRelation } from '../../../model/graph/index.js';
import { streetRule } from '../../definitions/define-rule.js';

/** A hunt of fifteen spaces has this many turns, of two steps each. */
const TURNS = 15;

/** A circle that police cannot search in time from some crossing. */
export const deadCorner = streetRule({
  id: 'play/dead-corner',
  severity: { otherwise: 'warning', draft: 'info' },
  deep: true,
  summary: `From every crossing a policeman can search every circle within ${TURNS} turns.`,
  why: 'A corner that police cannot reach within a hunt is always safe for Jack.',
  remedy: 'Look for streets that are missing between that corner and the rest.',
  catalogueIds: ['ENG-010'],
  topologyOnly: true,
  check: ({ board }) => {
    const police = graphOfRelation(policeRelation(board));
    const searchers = searchersRelation(board);
    const stepsFrom = new Map(
      police.mapNodes((crossing) => [crossing, singleSourceLength(police, crossing)]),
    );
    return board.circles.map(({ number }, i) => {
      const near = (searchers.get(`c${number}`) ?? []).map((crossing) => stepsFrom.get(crossing)!);
      // topology/streets-apart reports unreachable crossings.
      const most = police.reduceNodes((farthest, crossing) => {
        const steps = Math.min(...near.map((from) => from[crossing] ?? Infinity));
        return steps < Infinity ? Math.max(farthest, steps) : farthest;
      }, 0);
      const turns = Math.ceil(most / 2);
      if (turns <= TURNS) return undefined;
      return {
        entities: [`c${number}`],
        pointer: `/circles/${i}`,
        what: `From the farthest crossing police need ${turns} turns to search circle ${number}.`,
        remedy: 'Look for streets that are missing on the way.',
        seen: turns,
        expected: TURNS,
      };
    });
  },
});
