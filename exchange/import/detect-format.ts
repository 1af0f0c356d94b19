/** Recognises the format of a file by its content. */
import { ownProperty } from '../../model/index.js';
import { isObject } from './readers/read-foreign-json.js';
import { parseJsonOrLines } from './shapes/read-json-file.js';

/** What a file is: a format to import, a board file, or a format that cannot be imported. */
export type DetectedFormat =
  | 'board'
  | 'canonical'
  | 'graphml'
  | 'gexf'
  | 'dot'
  | 'jgf'
  | 'node-link'
  | 'cytoscape'
  | 'geojson'
  | 'csv'
  | 'lists';

/** The format of a text. A text of no known format may still hold lists of neighbours or hexes. */
export function detectFormat(text: string): DetectedFormat {
  const head = text
    .slice(0, 2000)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (head.startsWith('<')) return /<gexf[\s>]/i.test(text.slice(0, 10_000)) ? 'gexf' : 'graphml';
  if (/^(strict\s+)?(di)?graph\b[^{]*\{/i.test(head)) return 'dot';
  if (head.startsWith('{') || head.startsWith('[')) return formatOfJson(text);
  return isNodeTable(head.split(/\r\n|\n|\r/, 1)[0]!) ? 'csv' : 'lists';
}

/** The header of our own tables, or a table that names the kinds of its nodes and is no table of hexes. */
const isNodeTable = (header: string): boolean => {
  const names = header.split(',').map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
  return (
    header.includes('lamplighter: ') ||
    (names.includes('id') && names.includes('kind') && !names.includes('q'))
  );
};

function formatOfJson(text: string): DetectedFormat {
  const json = parseJsonOrLines(text, 0);
  if (!json.ok || !isObject(json.source.value)) return 'lists';
  const root = json.source.value;
  const has = (name: string): boolean => ownProperty(root, name) !== undefined;
  if (has('board') && has('relations') && has('kind')) return 'canonical';
  if (has('schemaVersion') && has('game')) return 'board';
  if (ownProperty(root, 'type') === 'FeatureCollection') return 'geojson';
  const elements: unknown = ownProperty(root, 'elements');
  if (isCytoscape(elements)) return 'cytoscape';
  if (has('graphs') || (isObject(ownProperty(root, 'graph')) && !has('nodes'))) return 'jgf';
  return isNodeLink(root) ? 'node-link' : 'lists';
}

/** Cytoscape.js keeps everything of a node or an edge under `data`. */
function isCytoscape(elements: unknown): boolean {
  const list: unknown = Array.isArray(elements) ? elements : ownProperty(elements, 'nodes');
  return Array.isArray(list) && list.every((each) => isObject(ownProperty(each, 'data')));
}

/** Node-link JSON has nodes with ids, and edges with a source and a target. */
function isNodeLink(root: object): boolean {
  const [nodes, links] = [
    ownProperty(root, 'nodes'),
    ownProperty(root, 'links') ?? ownProperty(root, 'edges'),
  ];
  if (!Array.isArray(nodes) || !Array.isArray(links)) return false;
  const [node, link] = [nodes[0] as unknown, links[0] as unknown];
  const hasKind = ownProperty(node, 'kind') !== undefined || ownProperty(root, 'directed') !== undefined;
  return (
    hasKind &&
    ownProperty(node, 'id') !== undefined &&
    (link === undefined || ownProperty(link, 'source') !== undefined)
  );
}
