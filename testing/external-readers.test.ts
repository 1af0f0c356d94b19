/** Programs that we did not write read what we export, and find in it what is there. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardGraph, type BoardGraph, type EdgeRelation } from '../exchange/graph/index.js';
import { toDot, toGexf, toGraphml, toNodeLink } from '../exchange/export/writers/index.js';
import { HAS_GRAPHVIZ, isToolMissing, PYTHON } from './exchange/installed-tools.js';
import { replaceForbiddenXml, hostileBoard } from './boards/hostile-names.js';
import { shippedBoard } from './boards/shipped-boards.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-readers-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const textOf = (chunks: Iterable<string>): string => [...chunks].join('');

const GRAPHS: readonly (readonly [name: string, relation: EdgeRelation | undefined])[] = [
  ['whitechapel', 'jack'],
  ['whitechapel', 'streets'],
  ['whitechapel', undefined],
  ['whitehall', 'boat'],
  ['whitehall', 'search'],
  ['mr-jack-2016', 'hex'],
  ['teaching/two-parallel-streets', 'streets'],
  ['hostile', undefined],
];
const graphOf = (name: string, relation: EdgeRelation | undefined): BoardGraph =>
  boardGraph(name === 'hostile' ? hostileBoard() : shippedBoard(name), relation);

describe.skipIf(isToolMissing(PYTHON, 'reading our graphs with networkx', 'python3-networkx'))(
  'networkx',
  () => {
    interface Found {
      readonly directed: boolean;
      readonly multigraph: boolean;
      readonly graph: Readonly<Record<string, unknown>>;
      readonly nodes: Readonly<Record<string, Record<string, unknown>>>;
      readonly edges: readonly [source: string, target: string, id: string, data: Record<string, unknown>][];
    }
    const writers = { graphml: toGraphml, gexf: toGexf, 'node-link': toNodeLink };
    const cases = Object.keys(writers).flatMap((format) =>
      GRAPHS.map(([name, relation]) => [format as keyof typeof writers, name, relation] as const),
    );
    let found: readonly Found[] = [];
    beforeAll(() => {
      const files = cases.flatMap(([format, name, relation], i) => {
        const file = join(folder, `${i}.${format}`);
        writeFileSync(file, textOf(writers[format](graphOf(name, relation))));
        return [format, file];
      });
      const script = join(import.meta.dirname, 'exchange', 'read-by-networkx.py');
      const { stdout, stderr } = spawnSync(PYTHON!, [script, ...files], {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      if (stdout === '') throw new Error(stderr);
      found = JSON.parse(stdout) as Found[];
    });

    test.each(cases.map((each, i) => [...each, i] as const))(
      '%s of %s, %s: every node and edge with every attribute',
      (format, name, relation, i) => {
        const graph = graphOf(name, relation);
        const { directed, nodes, edges, graph: values } = found[i]!;
        expect(directed).toBe(false);
        const sent = format === 'node-link' ? sameText : replaceForbiddenXml;
        expect(Object.entries(nodes).map(([id, { viz: _, lamplighter: __, ...data }]) => [id, data])).toEqual(
          Array.from(graph.nodes(), ({ id, values: own }) => [id, sent(own)]),
        );
        const key = (edge: readonly unknown[]): string => String(edge[2]);
        // An undirected edge has no first end; networkx gives the node that it met first.
        const ends = (a: string, b: string): string => [a, b].sort().join(' ');
        expect(
          edges
            .map(([a, b, id, { id: _, key: __, ...data }]) => [ends(a, b), data, id])
            .sort((a, b) => (key(a) < key(b) ? -1 : 1)),
        ).toEqual(
          Array.from(graph.edges(), ({ id, source, target, values: own }) => [
            ends(source, target),
            own,
            id,
          ]).sort((a, b) => (key(a) < key(b) ? -1 : 1)),
        );
        if (format !== 'gexf') expect(values).toMatchObject(sent(graph.values));
      },
    );

    test('Whitechapel as GraphML has 195 circles and 775 pairs in jack', () => {
      const { nodes, edges, multigraph } = found[cases.findIndex(([f, n, r]) => f === 'graphml' && n === 'whitechapel' && r === 'jack')]!; // prettier-ignore
      expect([Object.keys(nodes).length, edges.length, multigraph]).toEqual([195, 775, false]);
    });
  },
);

const sameText = (values: object): object => JSON.parse(JSON.stringify(values)) as object;
describe.skipIf(isToolMissing(HAS_GRAPHVIZ, 'drawing our DOT with Graphviz', 'graphviz'))('Graphviz', () => {
  const graphviz = (program: string, words: readonly string[], dot: string): string => {
    const { status, stdout, stderr } = spawnSync(program, words, {
      input: dot,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout;
  };

  test.each(['teaching/two-routes', 'mr-jack-2016'])('dot draws %s', (name) => {
    const graph = graphOf(name, undefined);
    const drawing = graphviz('dot', ['-Tsvg'], textOf(toDot(graph)));
    expect(drawing.match(/class="node"/g)).toHaveLength([...graph.nodes()].length);
    expect(drawing.match(/class="edge"/g)).toHaveLength([...graph.edges()].length);
  });

  test.each(GRAPHS)(
    'neato finds every node of %s in its place, %s, with every attribute',
    (name, relation) => {
      const graph = graphOf(name, relation);
      const {
        objects,
        edges = [],
        ...rest
      } = JSON.parse(graphviz('neato', ['-n', '-Tjson'], textOf(toDot(graph)))) as {
        objects: Record<string, string>[];
        edges?: Record<string, unknown>[];
        digest: string;
      };
      expect(rest.digest).toBe(graph.values['digest']);
      const nodes = new Map(objects.map((each) => [each['name'], each]));
      expect(nodes.size).toBe([...graph.nodes()].length);
      // The whole may be moved, so that it begins at the origin.
      let origin: readonly [number, number] | undefined;
      for (const { id, at, values } of graph.nodes()) {
        const node = nodes.get(id);
        expect(node).toMatchObject(dotText(values));
        const [x, y] = node!['pos']!.replace('!', '').split(',').map(Number) as [number, number];
        origin ??= [x - at![0] / 10, y + at![1] / 10];
        expect(x - at![0] / 10).toBeCloseTo(origin[0]);
        expect(y + at![1] / 10).toBeCloseTo(origin[1]);
      }
      const byId = new Map(edges.map((each) => [each['id'], each]));
      expect([byId.size, edges.length]).toEqual(Array(2).fill([...graph.edges()].length));
      for (const { id, values } of graph.edges()) expect(byId.get(id)).toMatchObject(values);
    },
  );

  /** All is text to Graphviz, it keeps a doubled backslash doubled, and its own word for an id is name. */
  const dotText = (values: object): object =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name === 'name' ? 'title' : name,
        String(value)
          // eslint-disable-next-line no-control-regex -- they are what this looks for
          .replace(/[\u0000-\u001f]/g, '\ufffd')
          .replaceAll('\\', '\\\\'),
      ]),
    );
});
