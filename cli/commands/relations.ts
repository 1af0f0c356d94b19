/** `lamplighter relations`: what a board says about who goes, sees and searches where. */
import type { Arguments } from '../arguments.js';
import { EXIT, type Command, type ExitCode } from '../command.js';
import { openBoard } from '../open-board.js';
import { inlineJson, jsonOfView } from '../relation-view.js';
import type { Terminal } from '../terminal.js';
import { wrongUsage } from '../usage.js';

export const relations: Command = {
  name: 'relations',
  summary: 'Print a relation of a board as JSON',
  usage: '<board> [relation] [node] [--routes]',
  about: `Boards of streets have jack, police, reach (within two police steps), search, alley, boat, sectors, faces.
Boards of hexes have neighbours, walking, sewer, stealth, distance, glow, lantern, visibility; covers,
lamps and characters are those of the starting position.
With a node, only what the relation says of it is printed. Without a relation, the totals of all are:
pairs, but for sectors the nodes that have one, for faces the inner ones, for visibility the visible.
Nodes are c65 for circle 65, x102 for a crossing, b12 for a block, h3,2 for a hex.`,
  operands: { least: 1, most: 3 },
  options: { routes: { meaning: 'With jack: every pair with all its minimal routes over crossings' } },
  examples: [
    {
      line: 'lamplighter relations boards/whitechapel jack c65',
      meaning: 'Where may Jack go from circle 65?',
    },
    {
      line: 'lamplighter relations boards/whitechapel search c99',
      meaning: 'From which crossings is circle 99 searched?',
    },
    {
      line: 'lamplighter relations boards/whitehall jack c26 --routes',
      meaning: 'And over which crossings?',
    },
    { line: 'lamplighter relations boards/mr-jack-2006 visibility', meaning: 'Who is seen at the start?' },
    { line: 'lamplighter relations boards/whitehall', meaning: 'How many pairs has each relation?' },
  ],
  run,
};

async function run({ operands, options }: Arguments, terminal: Terminal): Promise<ExitCode> {
  const [path, relation, node] = operands as [string, string?, string?];
  if (options.has('routes') && relation !== 'jack')
    return wrongUsage(terminal, '--routes goes with the relation jack.', 'relations');
  const opened = openBoard(path, terminal, 'relations');
  if (!opened.ok) return opened.exit;
  const { board } = opened;
  const { askedOf, relationOf, totalsOf } = await import('../board-relation.js');
  if (relation === undefined) {
    terminal.answer(`${jsonOfView(totalsOf(board))}\n`);
    return EXIT.clean;
  }
  const found = relationOf(board, relation, { routes: options.has('routes') });
  if (!found.ok) return wrongUsage(terminal, found.message, 'relations');
  const view = found.value;
  if (node === undefined) terminal.answer(`${jsonOfView(view)}\n`);
  else {
    const asked = askedOf(board, relation, view, node);
    if (!asked.ok) return wrongUsage(terminal, asked.message, 'relations');
    terminal.answer(`${inlineJson(asked.value)}\n`);
  }
  if (view.lack === undefined) return EXIT.clean;
  terminal.talk(view.lack);
  return EXIT.findings;
}
