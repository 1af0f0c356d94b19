import { expect, test } from 'vitest';
import { readMapping } from '../index.js';

const read = (text: string): ReturnType<typeof readMapping> => readMapping({ name: 'map.json', text });

test('a field is mapped by a name, or by a name with values and a default', () => {
  expect(read('{"number": "num", "kind": {"values": {"stop": "circle", "sign": null}}, "scale": 2.5, "board": {"id": "a"}}')).toEqual({
    ok: true,
    mapping: {
      board: { id: 'a' },
      fields: { number: { attribute: 'num' }, kind: { values: { stop: 'circle', sign: null } } },
      scale: 2.5,
      left: 0,
      top: 0,
      up: false,
    },
  });
}); // prettier-ignore

test.each([
  ['[]', '1:1', 'A mapping is an object { … }.'],
  ['{"nubmer": "num"}', '1:2', 'There is no key "nubmer" here. Did you mean "number"?'],
  ['{\n  "section": "s"}', '2:3', 'There is no key "section" here. Did you mean "sector"?'],
  ['{"zzzzzzzz": 1}', '1:2', 'Known keys: board, id, kind, number, x, y,'],
  ['{"board": {"gaem": "lfw"}}', '1:12', 'There is no key "gaem" here. Did you mean "game"?'],
  ['{"board": {"game": true}}', '1:20', 'This must be a text in quotes or a number.'],
  ['{"board": []}', '1:11', '"board" must be an object { … }.'],
  ['{"x": 7}', '1:7', 'This must be the name of an attribute, in quotes'],
  ['{"x": ""}', '1:7', 'This must be the name of an attribute, in quotes'],
  ['{"x": {"atribute": "px"}}', '1:8', 'Did you mean "attribute"?'],
  ['{"x": {"attribute": 7}}', '1:21', 'This must be the name of an attribute, in quotes.'],
  ['{"x": {"missing": []}}', '1:19', 'This must be a text in quotes, a number, true or false.'],
  ['{"kind": {"values": ["circle"]}}', '1:21', 'This must be an object from their values to ours'],
  ['{"kind": {"values": {"a": 7}}}', '1:27', 'This must be a text in quotes'],
  ['{"colour": {"values": {"a": null}}}', '1:29', 'for a kind or a relation, null leaves such entries out'],
  ['{"scale": 0}', '1:11', 'This must be a number above 0'],
  ['{"scale": "2"}', '1:11', 'This must be a number above 0'],
  ['{"left": "2"}', '1:10', 'coordinate of the left edge of the board.'],
  ['{"first": "0"}', '1:11', 'This must be a whole number: the one that stands for circle 1.'],
  ['{"up": 1}', '1:8', 'This must be true or false: whether y goes up in the file.'],
  ['{"x": "a", "x": "b"}', '1:12', 'The property "x" stands here twice.'],
  ['{"__proto__": "a"}', '1:2', 'A property named "__proto__" is not allowed.'],
  ['{"x": "a"', '1:10', 'The file ends where "," or "}" is expected.'],
])('%j is refused at %s', (text, place, message) => {
  const result = read(text);
  expect(result.ok ? [] : result.errors.map(({ line, column, message: stated }) => [`${line}:${column}`, stated])).toEqual([
    [place, expect.stringContaining(message)],
  ]);
}); // prettier-ignore
