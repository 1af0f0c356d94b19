/** Where may Jack walk? Answers conformance vectors from the canonical export of a board: node walks.mjs */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const known = new Map();

/** For each circle its neighbours, each with all routes: lists of the crossings on the way. */
function routes(file) {
  if (known.has(file)) return known.get(file);
  const { relations } = JSON.parse(readFileSync(file, 'utf8'));
  const ways = new Map(relations.circles.map(({ number }) => [number, new Map()]));
  for (const { between, routes: all } of relations.jack) {
    const [a, b] = between.map((circle) => Number(circle.slice(1)));
    ways.get(a).set(b, all);
    ways.get(b).set(a, all);
  }
  known.set(file, ways);
  return ways;
}

/** A neighbour can be reached if at least one of its routes is free of pawns. */
const walks = (file, circle, held) =>
  [...routes(file).get(circle)]
    .filter(([, all]) => all.some((route) => !route.some((crossing) => held.includes(crossing))))
    .map(([to]) => to)
    .sort((a, b) => a - b);

function answer({ kind, board, input }) {
  if (kind === 'derive' && ['jack', 'open'].includes(input.relation))
    return { value: walks(board, Number(input.of.slice(1)), input.held ?? []).map((circle) => `c${circle}`) };
  if (kind === 'legal' && String(input.types) === 'move' && ['lfw', 'wm'].includes(input.state.game)) {
    const { state, seat = 'jack' } = input;
    if (state.phase !== 'HUNT1' || state.declaring || seat !== 'jack') return { actions: [] };
    const pawns = state.game === 'lfw' ? state.police : state.figures;
    const found = walks(board, state.rows.at(-1).at(-1), Object.values(pawns));
    return { actions: found.map((to) => ({ type: 'move', to })) };
  }
  return undefined; // not a question for us
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const expect = answer(asked);
  const reply = expect ? { ok: true, expect } : { ok: false, error: { code: 'unsupported' } };
  console.log(JSON.stringify({ id: asked.id, ...reply }));
}
