import { describe, expect, it } from 'vitest';
import { editBoard, editKeyedBoard, withoutKeys } from '../../../testing/editor/edit-boards.js';
import { shippedHexBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import {
  isStreetBoard,
  parseBoard,
  formatBoard,
  type Board,
  type HexBoard,
  type StreetBoard,
} from '../../../model/index.js';
import {
  toKeyedBoard,
  nameOfSelectedItem,
  newBoard,
  setEntityFields,
  setNote,
  setReviewed,
  toSelectedItem,
} from '../../document/index.js';
import { fieldsOfSelection, groupSelectionByKind } from './selection-fields.js';
import type { FieldEditResult, Field } from './field.js';

const TODAY = '2027-01-31';
const whitechapel = shippedStreetBoard('whitechapel');
const whitehall = shippedStreetBoard('whitehall');
const jack = shippedHexBoard('mr-jack-2016');
const wet = shippedStreetBoard('teaching/water-closed-by-a-waterline');

function field(board: Board, keys: readonly string[], id: string): Field {
  const found = fieldsOfSelection(board, keys, TODAY).find((each) => each.id === id);
  if (!found) throw new Error(`no field ${id} of ${keys.join(' ')}`);
  return found;
}

const answer = (board: Board, keys: readonly string[], id: string, value: string): FieldEditResult =>
  field(board, keys, id).set!(value);

/** The board, what is selected then, and the name of the step. A board that comes out is one that can be written and read. */
function after(board: Board, keys: readonly string[], id: string, value: string) {
  const reply = answer(board, keys, id, value);
  if ('problem' in reply) throw new Error(reply.problem);
  const opened = toKeyedBoard(board);
  const next = editKeyedBoard(opened, reply.action);
  expect(parseBoard(formatBoard(next)).ok).toBe(true);
  const selected =
    reply.select ?? keys.flatMap((name) => nameOfSelectedItem(next, toSelectedItem(opened, name)!) ?? []);
  const isSame = next === opened;
  return {
    board: isSame ? board : withoutKeys(next),
    keys: selected,
    name: reply.name,
    remark: reply.remark,
  };
}

const bare = newBoard('lfw', { id: 'bare', name: 'Bare' });

const street = (board: Board): StreetBoard => {
  if (!isStreetBoard(board)) throw new Error('no streets');
  return board;
};

describe('what a field says, and says after it was set', () => {
  const lineKey = `street:${whitechapel.streets[0]!.between.join('-')}`;
  const bent = whitechapel.streets.find(({ bends }) => (bends?.length ?? 0) > 0)!;
  const bendKey = `bend:street:${bent.between.join('-')}#0`;
  const block = whitehall.blocks.find(({ kind }) => kind === 'houses')!.id;

  it.each<[string, Board, readonly string[], string, string, string]>([
    ['the number of a circle', whitechapel, ['c65'], 'number', '65', '300'],
    ['the colour of a circle', whitechapel, ['c65'], 'colour', 'red', 'white'],
    ['the x of a circle', whitechapel, ['c1'], 'x', String(whitechapel.circles[0]!.at[0]), '-17'],
    ['the y of a crossing', whitechapel, ['x1'], 'y', String(whitechapel.crossings[0]!.at[1]), '44'],
    ['the x of a junction', whitechapel, ['t1'], 'x', String(whitechapel.junctions[0]!.at[0]), '9'],
    ['the x of a bend', whitechapel, [bendKey], 'x', String(bent.bends![0]![0]), '123'],
    ['the y of a bend', whitechapel, [bendKey], 'y', String(bent.bends![0]![1]), '321'],
    ['the border of a crossing', whitechapel, ['x102'], 'border', 'red', 'none'],
    ['the name of a crossing', whitechapel, ['x1'], 'name', '', 'Old Street'],
    ['the section of a circle', whitechapel, ['c1'], 'sector', '', 'Ca'],
    ['whether it was reviewed', whitechapel, ['c1'], 'status', 'reviewed', 'traced'],
    ['its note', whitechapel, ['c1'], 'note', '', 'Hard to read.'],
    ['the kind of a line', whitechapel, [lineKey], 'list', 'streets', 'waterlines'],
    ['the kind of a node', whitechapel, ['t1'], 'kind', 'junction', 'crossing'],
    ['the kind of a block', whitehall, [block], 'block-kind', 'houses', 'water'],
    [
      'the reason of a block',
      whitehall,
      ['b70'],
      'reason',
      whitehall.blocks.find(({ id }) => id === 'b70')!.reason!,
      'Seen.',
    ],
    ['the left edge of the grid', whitechapel, ['grid'], 'left', '160', '0'],
    ['the bottom edge of the grid', whitechapel, ['grid'], 'bottom', '6429', '6500'],
    ['the sections of the grid', whitehall, ['grid'], 'sections', 'Aa Ab Ba Bb', 'Aa Bb'],
    ['the rows of the grid', wetGrid(), ['grid'], 'rows', 'a2 a1', 'b3 a2 a1'],
    ['the name of the board', whitechapel, [], 'name', whitechapel.name, 'East End'],
    ['the id of the board', whitechapel, [], 'id', 'whitechapel', 'east-end'],
    ['the version of the board', whitechapel, [], 'boardVersion', whitechapel.boardVersion, '2.0.1'],
    ['how it is judged', whitechapel, [], 'profile', 'official', 'draft'],
    ['the height of the board', whitechapel, [], 'height', String(whitechapel.extent[1]), '7000'],
    ['the radius of circles', whitechapel, [], 'circle-radius', String(whitechapel.discs.circle), '90'],
    ['where the lattice begins', jack, [], 'origin-y', String(jack.layout.origin[1]), '-40'],
    ['how large hexes are', jack, [], 'hex-size', String(jack.layout.size), '500'],
    ['the kind of a hex', jack, ['h6,2'], 'hex-kind', 'street', 'manhole'],
    ['where a character stands', jack, ['character:holmes'], 'hex', '6,2', '4,2'],
    ['where a lamp is lit', jack, ['lamp:1'], 'hex', '1,5', '2,0'],
    ['where a cover lies', jack, ['cover:h1,6'], 'hex', '1,6', '6,2'],
    ['the hex of an exit', jack, ['exit:NW'], 'hex', '1,0', '1,6'],
    ['the side of an exit', jack, ['exit:NW'], 'side', 'NW', 'SW'],
    ['the cordon at an exit', jack, ['exit:NW'], 'cordon', 'open', 'cordon'],
    ['the name of an exit', jack, ['exit:NW'], 'exit-name', 'NW', 'W'],
    ['who traced it', whitechapel, [], 'traced-by-0', 'the maintainers', 'A tracer'],
    ['when it was traced', whitechapel, [], 'traced-date-0', '2026-11-16', '2026-02-28'],
    ['with what', whitechapel, [], 'traced-tool-0', '', 'a light table'],
    ['who else reviewed it', whitechapel, [], 'reviewed-by-1', '', 'Reader'],
    ['how it was reviewed', jack, [], 'reviewed-how-0', jack.provenance.reviewed[0]!.how, 'Twice.'],
    ['its licence', whitechapel, [], 'licence', 'CC0-1.0', 'CC-BY-4.0'],
    ['its rights', whitechapel, [], 'rights', whitechapel.provenance.rights, 'Nobody’s.'],
    ['a source', jack, [], 'source-0', jack.provenance.sources[0]!.what, 'Two of them.'],
    ['what a source is', whitechapel, [], 'source-kind-1', 'photograph', 'drawing'],
    ['what a source is called', whitechapel, [], 'source-id-1', 'photographs', 'pictures'],
    ['the terms of a source', whitechapel, [], 'source-licence-1', '', 'Asked.'],
    ['a note about the board', wet, [], 'board-note-0', '', 'Drawn in a hurry.'],
    ['the move track', whitehall, [], 'move', whitehall.tracks!.move.join(' '), '0 1 2'],
    ['the rounds', whitehall, [], 'rounds', '3', '4'],
    ['the tiles', whitehall, [], 'tiles', '2 coach, 2 alley, 2 boat', '1 coach, 0 alley, 3 boat'],
    [
      'a night',
      whitechapel,
      [],
      'night-0',
      '1888-08-31: 8 women, 5 marked, 1 to kill, 3 coach, 2 alley',
      '1888-08-30: 9 women, 5 marked, 1 to kill, 3 coach, 2 alley',
    ],
    [
      'another night',
      whitechapel,
      [],
      'night-4',
      '',
      '1888-12-01: 1 women, 1 marked, 1 to kill, 0 coach, 0 alley',
    ],
    [
      'the rounds of Mr Jack',
      jack,
      [],
      'rounds',
      'DJJD 1, JDDJ 2, DJJD 3, JDDJ 4, DJJD, JDDJ, DJJD, JDDJ',
      'JDDJ 4, DJJD',
    ],
    ['the sections of a letter', whitechapel, [], 'dearBoss', 'Aa Cb', 'Ab Ba'],
    ['the crossing of Goulston Street', whitechapel, [], 'goulston', 'x102', 'x1'],
    ['whether there are letters', whitechapel, [], 'letters', 'given', 'none'],
    ['an expected count', jack, [], 'count-0', '4 exits: MJ-B03', '5 exits: the box'],
    ['another one', wet, [], `count-${wet.expect.length}`, '', '9 yellow crossings: the map'],
    ['where Watson looks', jack, ['character:watson'], 'faces', 'NE', 'S'],
  ])('%s', (_, board, keys, id, before, value) => {
    expect(field(board, keys, id).value).toBe(before);
    const next = after(board, keys, id, value);
    expect(next.board).not.toBe(board);
    expect(field(next.board, next.keys, id).value).toBe(value);
    expect(next.name).toMatch(/^[A-Z]/);
    // Set to what it says already, it changes nothing.
    expect(after(next.board, next.keys, id, value).board).toBe(next.board);
  });

  function wetGrid(): StreetBoard {
    return {
      ...wet,
      grid: {
        rect: [
          [0, 0],
          [100, 100],
        ],
        columns: ['A1'],
        rows: ['a2', 'a1'],
        sections: ['Aa'],
      },
    };
  }
});

describe('what cannot be', () => {
  it.each<[Board, readonly string[], string, string, RegExp]>([
    [whitechapel, ['c65'], 'number', '0', /from 1 up/],
    [whitechapel, ['c65'], 'number', '6.5', /whole number/],
    [whitechapel, ['c65'], 'number', '', /whole number/],
    [whitechapel, ['c65'], 'x', 'left', /whole number of board units/],
    [whitechapel, ['c65'], 'x', '1000001', /1000000/],
    [whitechapel, ['c65'], 'y', '1e3', /whole number/],
    [whitechapel, ['c65'], 'colour', 'green', /white, red, black or blue/],
    [whitechapel, ['c65'], 'sector', 'nowhere', /such as Aa/],
    [whitechapel, ['grid'], 'left', '20000', /left of the right one/],
    [whitechapel, ['grid'], 'bottom', '0', /above the bottom one/],
    [whitechapel, ['grid'], 'columns', 'A1 b2', /"b2" is none: columns are/],
    [whitechapel, ['grid'], 'rows', ' ', /at least/],
    [whitechapel, ['grid'], 'sections', 'A', /letter of its columns/],
    [whitechapel, [], 'name', '  ', /needs a name/],
    [whitechapel, [], 'id', 'My Board', /hyphens/],
    [whitechapel, [], 'boardVersion', '1.0', /three numbers/],
    [whitechapel, [], 'width', '0', /from 1/],
    [jack, ['character:holmes'], 'hex', 'there', /such as 3,2/],
    [jack, ['character:holmes'], 'hex', '99,99', /has no hex 99,99/],
    [jack, [], 'hex-size', '-1', /from 1/],
    [jack, ['exit:NW'], 'exit-name', 'north west', /such as NW/],
    [whitechapel, [], 'traced-date-0', '2026-02-30', /such as 1888-08-31/],
    [whitechapel, [], 'traced-how-0', ' ', /how it was done/],
    [whitechapel, [], 'licence', '', /terms/],
    [wet, [], 'source-0', '', /at least one/],
    [whitechapel, [], 'source-id-1', 'rulebook', /called rulebook already/],
    [whitechapel, [], 'source-id-1', 'My Scan', /my-scan/],
    [whitechapel, [], 'move', '1 2 three', /"three" is neither/],
    [whitechapel, [], 'move', '', /need a move track/],
    [whitechapel, [], 'night-0', '1888-08-31: 8 5 1 3', /five numbers/],
    [whitechapel, [], 'night-4', '1888-02-31: 8 5 1 3 2', /five numbers/],
    [wet, [], 'tiles', '2 2 2', /need a move track/],
    [whitehall, [], 'tiles', '2 2', /three numbers/],
    [whitehall, [], 'rounds', '0', /from 1/],
    [jack, [], 'rounds', 'DJJD 1, DJ', /"DJ" is none/],
    [whitechapel, [], 'dearBoss', 'A', /such as Aa Cb/],
    [whitechapel, [], 'goulston', 'c1', /names a crossing/],
    [bare, [], 'letters', 'given', /has none yet/],
    [whitechapel, [], 'count-0', '195 circles', /after a colon the source/],
    [whitechapel, [], 'count-0', '195 hexes: the map', /A count is/],
    [whitechapel, [], 'count-0', '12 red circles in Dd: the map', /A count is/],
  ])('case %#', (board, keys, id, value, problem) => {
    const reply = answer(board, keys, id, value);
    expect('problem' in reply && reply.problem).toMatch(problem);
  });
});

describe('who traced a board and who reviewed it', () => {
  it('is written by name, with the day, and taken away by an empty name', () => {
    const named = after(bare, [], 'traced-by-0', ' A\ntracer ').board;
    expect(named.provenance.traced).toEqual([{ by: 'A tracer', date: TODAY, how: 'Traced by hand.' }]);
    expect(field(named, [], 'traced-by-1').label).toBe('Also traced by');
    const two = after(named, [], 'traced-by-1', 'Reader').board;
    expect(after(two, [], 'traced-by-0', '').board.provenance.traced.map(({ by }) => by)).toEqual(['Reader']);
    expect(after(named, [], 'traced-by-0', '').board).toEqual(bare);
    expect(after(bare, [], 'reviewed-by-0', '').board).toBe(bare);
    const tooled = after(named, [], 'traced-tool-0', 'a lens').board;
    expect(after(tooled, [], 'traced-tool-0', '').board).toEqual(named);
    expect(after(named, [], 'traced-date-0', '2027-01-30').name).toBe('Set when the board was traced');
  });

  it('makes everything reviewed that does not wait, and the rest with one choice', () => {
    const ids = (board: Board) => fieldsOfSelection(board, [], TODAY).map(({ id }) => id);
    const traced = after(bare, [], 'traced-by-0', 'A tracer').board;
    expect(ids(traced)).not.toContain('waiting');
    const reviewed = after(
      editBoard(traced, setReviewed(['c1', 'x1'], false)),
      [],
      'reviewed-by-0',
      'Reader',
    ).board;
    const waiting = field(reviewed, [], 'waiting');
    expect(waiting.options.map(({ label }) => label)).toEqual(['2 things not yet reviewed', 'all reviewed']);
    expect(waiting.hint).toBe('Not yet: c1, x1.');
    const done = after(reviewed, [], 'waiting', 'reviewed').board;
    expect(done.provenance.unreviewed).toBeUndefined();
    expect(field(done, [], 'waiting')).toMatchObject({ value: 'reviewed' });
    expect(after(reviewed, [], 'waiting', 'waiting').board).toBe(reviewed);
  });
});

describe('tables of a board', () => {
  it('come and go', () => {
    const moved = after(wet, [], 'move', '0, 1, 2').board;
    const tiled = street(after(moved, [], 'tiles', '2 coaches, 1 alley and 0 boats').board);
    expect(tiled.tracks).toEqual({ move: ['0', '1', '2'], tiles: { coach: 2, alley: 1, boat: 0 } });
    expect(after(tiled, [], 'tiles', '').board).toEqual(moved);
    expect(after(moved, [], 'move', '').board).toEqual(wet);
    expect(after(jack, [], 'rounds', '').board.tracks).toBeUndefined();
  });

  it('begin with the printed letters, and the first red crossing', () => {
    const without = after(whitechapel, [], 'letters', 'none').board;
    expect(fieldsOfSelection(without, [], TODAY).map(({ id }) => id)).not.toContain('dearBoss');
    const red = whitechapel.crossings.find(({ border }) => border === 'red')!.id;
    expect(street(after(without, [], 'letters', 'given').board).letters).toEqual({
      ...whitechapel.letters,
      goulston: red,
    });
    const { options } = field(whitechapel, [], 'goulston');
    expect(options.find(({ value }) => value === 'x102')!.label).toContain('Goulston Street');
    expect(fieldsOfSelection(whitehall, [], TODAY).map(({ id }) => id)).not.toContain('letters');
  });

  it('are emptied row by row', () => {
    expect(after(jack, [], 'count-0', '').board.expect).toEqual(jack.expect.slice(1));
    const section = after(whitechapel, [], 'count-0', '12 red circles in A/b: the map').board;
    expect(section.expect).toContainEqual({ what: 'redCircles', in: 'Ab', count: 12, source: 'the map' });
    const sources = after(whitechapel, [], 'source-3', 'A box.').board.provenance.sources;
    expect(sources.at(-1)).toEqual({ id: 'source-4', kind: 'scan', what: 'A box.' });
  });
});

describe('every part of the file', () => {
  /** What is not written by hand here, and where it is. */
  const ELSEWHERE = {
    schemaVersion: 'the format',
    game: 'chosen when the board is made',
    witnesses: 'facts of the rulebook, in the file',
    waivers: 'the panel of findings',
    setup: 'its pieces',
    ...{ circles: '', crossings: '', junctions: '', streets: '', waterlines: '', blocks: '', hexes: '' },
    ...{ exits: '', grid: '' },
  };

  it.each([whitechapel, whitehall, jack])('can be changed by a field or elsewhere (%#)', (board) => {
    const touched = new Set(Object.keys(ELSEWHERE));
    for (const { id, set, value, options } of fieldsOfSelection(board, [], TODAY)) {
      const other = options.find((each) => each.value !== value)?.value;
      for (const typed of [other, '', '7', 'Aa', 'fresh', '1888-01-01', '1 2', 'DJJD', '9.9.9', '1 1 1'])
        for (const reply of typed === undefined ? [] : [set?.(typed)])
          if (reply && !('problem' in reply)) {
            const next = editBoard(board, reply.action) as unknown as Readonly<Record<string, unknown>>;
            for (const [key, part] of Object.entries(board)) if (next[key] !== part) touched.add(key);
          }
      expect(id).not.toBe('');
    }
    expect(Object.keys(board).filter((key) => !touched.has(key))).toEqual([]);
  });
});

describe('fields of several things', () => {
  it('are those that all have', () => {
    const ids = (keys: readonly string[]) => fieldsOfSelection(whitechapel, keys, TODAY).map(({ id }) => id);
    expect(ids(['c1', 'c2'])).toEqual(['colour', 'x', 'y', 'sector', 'kind', 'status', 'note']);
    expect(ids(['c1', 'x1'])).toEqual(['x', 'y', 'sector', 'kind', 'status', 'note']);
    expect(ids(['c1', 'grid'])).toEqual([]);
    expect(ids(['nonsense'])).toEqual([]);
  });

  it('say so where they differ', () => {
    const two = field(whitechapel, ['c65', 'c64'], 'colour');
    expect([two.isMixed, two.value]).toEqual([true, '']);
    const same = field(after(whitechapel, ['c64', 'c65'], 'colour', 'white').board, ['c64', 'c65'], 'colour');
    expect([same.isMixed, same.value]).toEqual([false, 'white']);
  });

  it('are set for all in one step', () => {
    const next = street(after(whitechapel, ['c1', 'x1', 't1'], 'x', '500').board);
    expect([next.circles[0]!.at[0], next.crossings[0]!.at[0], next.junctions[0]!.at[0]]).toEqual([
      500, 500, 500,
    ]);
    expect(next.circles[0]!.at[1]).toBe(whitechapel.circles[0]!.at[1]);
  });

  it('make several nodes another kind, and tell their new names', () => {
    const next = after(whitechapel, ['t1', 'c5', 't2'], 'kind', 'circle');
    expect(next.keys).toEqual(['c196', 'c5', 'c197']);
    expect(street(next.board).circles).toHaveLength(197);
  });

  it('put bends of streets side by side in a row, though the streets change their order', () => {
    const twins = street({
      ...whitechapel,
      streets: [
        { between: ['c1', 'c2'], bends: [[495, -300]] },
        { between: ['c1', 'c2'], bends: [[500, 300]] },
      ],
    });
    const next = after(twins, ['bend:street:c1-c2#0', 'bend:street:c1-c2~2#0'], 'x', '600');
    expect(street(next.board).streets.map(({ bends }) => bends)).toEqual([[[600, -300]], [[600, 300]]]);
  });

  it('know the new names before, whatever board the step is done on', () => {
    const answer = field(whitechapel, ['t1', 't2'], 'kind').set!('circle');
    if (!('action' in answer)) throw new Error('no step');
    const names = [...answer.select!];
    editBoard(street({ ...whitechapel, circles: [] }), answer.action);
    expect(answer.select).toEqual(names);
  });

  it('say that a note of several lines becomes one', () => {
    const { set } = field(whitechapel, ['c1'], 'note');
    expect(set?.('Faint.\nTorn.')).toMatchObject({ remark: expect.stringMatching(/one line/) as unknown });
    expect(set?.('Faint. Torn.\n')).not.toHaveProperty('remark');
    expect(field(after(whitechapel, ['c1'], 'note', 'Faint.\nTorn.').board, ['c1'], 'note').value).toBe(
      'Faint. Torn.',
    );
  });

  it('write one note about all of them', () => {
    const next = after(whitechapel, ['c1', 'c2'], 'note', 'Both are faint.');
    expect(field(next.board, ['c2', 'c1'], 'note').value).toBe('Both are faint.');
    expect(field(next.board, ['c1'], 'note').value).toBe('');
    expect(field(next.board, ['c1'], 'note').hint).toContain('Both are faint.');
  });

  it('have parts that can be chosen', () => {
    expect(
      groupSelectionByKind(['c1', 'x1', 'c2', 'street:c1-x1', 'h1,1', 'h2,1']).map(({ words }) => words),
    ).toEqual(['2 circles', '1 crossing', '1 street', '2 hexes']);
    expect(groupSelectionByKind(['c1', 'x1', 'c2'])[0]!.keys).toEqual(['c1', 'c2']);
  });
});

describe('in the words of the game', () => {
  it('swapping numbers is announced first', () => {
    const { name, remark } = after(whitechapel, ['c65'], 'number', '84');
    expect(name).toBe('Swap circles 65 and 84');
    expect(remark).toContain('There is a circle 84 already');
    expect(after(whitechapel, ['c65'], 'number', '900').remark).toBeUndefined();
  });

  it('a section follows the grid, or is decided, and follows again', () => {
    const options = field(whitechapel, ['c1'], 'sector').options.map(({ label }) => label);
    expect(options[0]).toMatch(/^from the grid: [A-C][ab]$/);
    expect(options).toContain('decided: Ca');
    expect(field(whitechapel, ['c1'], 'sector').hint).toMatch(
      /^It lies in the cell A\d+\/b\d+, which is part of Ab\.$/,
    );
    const decided = after(whitechapel, ['c1'], 'sector', 'Ca').board;
    expect(after(decided, ['c1'], 'sector', '').board).toEqual(whitechapel);
    expect(field(wet, ['c1'], 'sector').hint).toContain('no printed grid');
  });

  it('colours are those that the game prints, and those that are there', () => {
    const colours = (board: Board) => field(board, ['c1'], 'colour').options.map(({ value }) => value);
    expect(colours(whitechapel)).toEqual(['white', 'red']);
    expect(colours(whitehall)).toEqual(['white', 'black', 'blue']);
    expect(colours(editBoard(whitechapel, setEntityFields(['c1'], { colour: 'blue' })))).toEqual([
      'white',
      'red',
      'blue',
    ]);
  });

  it('the reason of a block does not outlive its kind', () => {
    const next = street(after(whitehall, ['b70'], 'block-kind', 'houses').board);
    expect(next.blocks.find(({ id }) => id === 'b70')!.reason).toBeUndefined();
  });

  it('facts lead to what they are about', () => {
    expect(field(whitechapel, ['c84'], 'searched').things.length).toBeGreaterThan(0);
    expect(field(whitechapel, ['x102'], 'searches').things).toEqual(['c78', 'c79', 'c80', 'c97']);
    expect(field(whitehall, ['b70'], 'circles').things).toEqual(['c64', 'c66', 'c97', 'c98']);
    expect(field(jack, ['h6,2'], 'stands').things).toEqual(['character:holmes']);
    expect(field(jack, ['h1,6'], 'stands').things).toEqual(['cover:h1,6', 'exit:SW']);
    expect(field(whitechapel, [], 'grid').things).toEqual(['grid']);
  });

  it('a line shows its ends, bends and length', () => {
    const { between } = whitechapel.streets[0]!;
    const key = `street:${between.join('-')}`;
    expect(field(whitechapel, [key], 'ends').things).toEqual(between);
    expect(Number(field(whitechapel, [key], 'length').value)).toBeGreaterThan(50);
    const wetKey = `waterline:${wet.waterlines[0]!.between.join('-')}`;
    expect(field(wet, [wetKey], 'list').hint).toContain('cannot be walked');
    expect(field(wet, [wetKey], 'bends').value).toBe(String(wet.waterlines[0]!.bends?.length ?? 0));
  });

  it('status and notes are read from the provenance', () => {
    const noted = editBoard(whitechapel, setReviewed(['c1', 'x1'], false), setNote(['c1'], 'Faint.'));
    expect(field(noted, ['c1'], 'status').value).toBe('traced');
    expect(field(noted, ['c1', 'x1'], 'status').value).toBe('traced');
    expect(field(noted, ['c1', 'c2'], 'status').isMixed).toBe(true);
    expect(field(noted, ['c1'], 'note').value).toBe('Faint.');
  });

  it('nothing counts as reviewed on a board that does not say by whom', () => {
    const provenance = { ...whitechapel.provenance, reviewed: [] };
    const traced: Board = { ...whitechapel, provenance };
    const status = field(traced, ['c1', 'x1'], 'status');
    expect([status.value, status.isMixed]).toEqual(['traced', false]);
    expect(status.hint).toContain('Reviewed by');
    expect(status.set!('reviewed')).toEqual({ problem: status.hint });
    expect(field(whitechapel, ['c1'], 'status').hint).toBeUndefined();
  });

  it('the fingerprint is found when it is asked for', () => {
    expect(field(whitechapel, [], 'digest')).toMatchObject({ kind: 'slow', value: '' });
    expect(field(whitechapel, [], 'digest').find!()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('boards count what is on them', () => {
    expect(field(whitechapel, [], 'circles').value).toBe('195');
    expect(field(jack, [], 'exits').value).toBe('4');
    const bare: HexBoard = { ...jack, setup: undefined as never };
    expect(field(bare, [], 'lamps').value).toBe('0');
  });
});

describe('whatever is typed', () => {
  const hostile = [
    '',
    ' ',
    '0',
    '-1',
    '999999999999',
    '<b>',
    'A1',
    'h0,0',
    '\u202e\u0000\n',
    'constructor',
    'Ab',
  ];
  const line = `street:${wet.streets[0]!.between.join('-')}`;

  it.each<[Board, readonly string[]]>([
    [wet, []],
    [wet, ['c1']],
    [wet, ['x1', 'c1']],
    [wet, [line]],
    [wet, [wet.blocks[0]!.id]],
    [jack, []],
    [jack, ['h6,2', 'h4,2']],
    [jack, ['character:watson']],
    [jack, ['exit:NW']],
    [jack, ['lamp:a']],
    [jack, ['cover:h1,6']],
  ])('a board comes out, or a sentence (case %#)', (board, keys) => {
    for (const { set } of fieldsOfSelection(board, keys, TODAY))
      for (const value of hostile) {
        const reply = set?.(value);
        if (reply === undefined) continue;
        if ('problem' in reply) expect(reply.problem).toMatch(/^[A-Z"].*\.$/);
        else expect(parseBoard(formatBoard(editBoard(board, reply.action))).ok).toBe(true);
      }
  });
});
