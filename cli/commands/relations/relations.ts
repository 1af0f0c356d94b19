/** `lamplighter relations`: prints a relation of a board as JSON. */
import { EXIT_CODES, type Command, failure } from '../../command/command.js';
import { openBoard } from '../../boards/read-board.js';
import { formatInlineJson, formatRelation } from '../../relations/queryable-relation.js';

export const relationsCommand: Command = {
  name: 'relations',
  summary: 'Print a relation of a board as JSON',
  usage: '<board> [relation] [node] [--routes]',
  description: `Street boards have jack, police, reach (within two police steps), search, alley, boat, sectors, faces.
Hex boards have neighbours, walking, sewer, stealth, distance, glow, lantern, visibility, with the covers,
lamps and characters of the starting position.
With a node, only its value is printed. Without a relation, the totals of all relations are printed: pairs,
but nodes for sectors, inner faces for faces and visible characters for visibility.
Nodes are c65 for circle 65, x102 for a crossing, b12 for a block, h3,2 for a hex.`,
  operands: { least: 1, most: 3 },
  options: {
    '--routes': 'With jack: every pair with all its minimal routes over crossings',
  },
  examples: {
    'lamplighter relations whitechapel jack c65': 'Where may Jack go from circle 65?',
    'lamplighter relations boards/whitechapel search c99': 'From which crossings is circle 99 searched?',
    'lamplighter relations boards/whitehall jack c26 --routes': 'Over which crossings?',
    'lamplighter relations boards/mr-jack-2006 visibility': 'Which characters are visible at the start?',
    'lamplighter relations mine.json': 'How many pairs has each relation?',
  },
  async run({ operands, options }, terminal) {
    const [path, relation, node] = operands as [string, string?, string?];
    if (options.has('routes') && relation !== 'jack') return failure('--routes needs the relation jack.');
    const opened = openBoard(path, terminal);
    if (!opened.ok) return opened.exit;
    const { board } = opened;
    const { queryRelation, findRelation, relationSizes } = await import('../../relations/query-relation.js');
    if (relation === undefined) {
      terminal.writeResult(`${formatRelation(relationSizes(board))}\n`);
      return EXIT_CODES.clean;
    }
    const found = findRelation(board, relation, { routes: options.has('routes') });
    if (!found.ok) return found;
    const view = found.value;
    if (node === undefined) terminal.writeResult(`${formatRelation(view)}\n`);
    else {
      const asked = queryRelation(board, relation, view, node);
      if (!asked.ok) return asked;
      terminal.writeResult(`${formatInlineJson(asked.value)}\n`);
    }
    if (view.emptyReason === undefined) return EXIT_CODES.clean;
    terminal.writeMessage(view.emptyReason);
    return EXIT_CODES.findings;
  },
};
