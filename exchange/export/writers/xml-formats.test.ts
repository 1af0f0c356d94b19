import { MultiUndirectedGraph, UndirectedGraph } from 'graphology';
import gexf from 'graphology-gexf';
import graphml from 'graphology-graphml';
import { describe, expect, test } from 'vitest';
import { replaceForbiddenXml, HOSTILE_NAMES, hostileBoard } from '../../../testing/boards/hostile-names.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { boardGraph, type BoardGraph, type EdgeRelation } from '../../graph/index.js';
import { toGexf, toGraphml } from './index.js';
import { escapeXmlLosslessly } from './xml-formats.js';

const GRAPHS: readonly (readonly [board: string, relation: EdgeRelation | undefined])[] = [
  ['whitechapel', 'jack'],
  ['whitechapel', undefined],
  ['whitehall', 'boat'],
  ['mr-jack-2016', 'hex'],
  ['hostile', undefined],
];
const graphOf = (board: string, relation: EdgeRelation | undefined): BoardGraph =>
  boardGraph(board === 'hostile' ? hostileBoard() : shippedBoard(board), relation);
const textOf = (chunks: Iterable<string>): string => [...chunks].join('');
describe('graphology reads', () => {
  test.each(GRAPHS)('the GraphML of %s, %s', (board, relation) => {
    const graph = graphOf(board, relation);
    const read = graphml.parse(
      graph.multi ? MultiUndirectedGraph : UndirectedGraph,
      textOf(toGraphml(graph)),
    );
    expect(read.getAttributes()).toEqual({ id: graph.values['board'], ...replaceForbiddenXml(graph.values) });
    expect(read.mapNodes((id, values) => [id, values])).toEqual(
      Array.from(graph.nodes(), ({ id, values }) => [id, replaceForbiddenXml(values)]),
    );
    expect(read.mapEdges((id, values, source, target) => [id, source, target, values])).toEqual(
      Array.from(graph.edges(), ({ id, source, target, values }) => [id, source, target, values]),
    );
  });

  test.each(GRAPHS)('the GEXF of %s, %s', (board, relation) => {
    const graph = graphOf(board, relation);
    const read = gexf.parse(graph.multi ? MultiUndirectedGraph : UndirectedGraph, textOf(toGexf(graph)), {
      respectInputGraphType: true,
    });
    expect(read.getAttribute('description')).toContain(`digest: ${String(graph.values['digest'])}; `);
    const [first] = read.nodes();
    expect(read.filterNodes((_, values) => values['lamplighter'] !== undefined)).toEqual(
      first ? [first] : [],
    );
    if (first !== undefined)
      expect(read.getNodeAttribute(first, 'lamplighter')).toBe(read.getAttribute('description'));
    expect(read.mapNodes((id, { lamplighter: _, ...values }) => [id, values])).toEqual(
      // It takes the place from what is meant for drawing, where y goes up.
      Array.from(graph.nodes(), ({ id, at, values }) => [
        id,
        { ...replaceForbiddenXml(values), y: 0 - at![1], z: 0 },
      ]),
    );
    expect(read.mapEdges((id, values, source, target) => [id, source, target, values])).toEqual(
      Array.from(graph.edges(), ({ id, source, target, values }) => [id, source, target, values]),
    );
  });
});

test('hostile names are escaped and read back unchanged', () => {
  for (const text of [
    textOf(toGraphml(graphOf('hostile', undefined))),
    textOf(toGexf(graphOf('hostile', undefined))),
  ]) {
    expect(text.match(/<node /g)).toHaveLength(6 + HOSTILE_NAMES.length);
    for (const name of HOSTILE_NAMES.slice(0, -1)) expect(text).toContain(escapeXmlLosslessly(name));
  }
});

test.each([
  ['<a href="x">&amp;</a>', '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt;'],
  ["]]>'", ']]&gt;&#39;'],
  ['a\tb\r\nc', 'a&#9;b&#13;&#10;c'],
  ['\u0000\u000b\u001f\ufffe\uffff', '\ufffd'.repeat(5)],
  ['\ud800 \udfff', '\ufffd \ufffd'],
  ['\u{1f3a9}\u0085\u2028\ufffd', '\u{1f3a9}&#133;&#8232;\ufffd'],
])('%j is written %j', (text, written) => {
  expect(escapeXmlLosslessly(text)).toBe(written);
});
