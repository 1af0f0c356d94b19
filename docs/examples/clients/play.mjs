// Plays a whole game by chance through Lamplighter, each seat with what it may know.
// node play.mjs whitechapel|whitehall|mr-jack-2016 SEED [the command that starts the engine]
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [board, seed, ...command] = process.argv.slice(2);
const [program, ...words] = command.length > 0 ? command : ['npx', 'lamplighter', 'engine'];
const engine = spawn(program, words, { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

/** One request, one answer. */
async function ask(request) {
  engine.stdin.write(`${JSON.stringify(request)}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer;
}

/** Numbers by chance that depend on the seed alone. */
let state = Number(seed) >>> 0;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const pick = (list) => list[Math.floor(random() * list.length)];
function shuffle(list) {
  const left = [...list];
  return list.map(() => left.splice(Math.floor(random() * left.length), 1)[0]);
}

/** A random placement of those that are too many to list. */
const PLACEMENTS = {
  women: ({ circles, tokens, marked }) => ({
    tokens: shuffle(circles)
      .slice(0, tokens)
      .map((circle, i) => ({ circle, marked: i < marked })),
  }),
  patrols({ faces, onAll, onSome, ofSome }) {
    const crossings = [...onAll, ...shuffle(onSome).slice(0, ofSome)];
    return { tokens: shuffle(faces).map((face, i) => ({ crossing: crossings[i], face })) };
  },
  dls: ({ onePerSquare }) => ({ circles: Object.values(onePerSquare).map(pick) }),
};

const seats = board.startsWith('mr-jack') ? {} : { seats: 2 };
let { game, actor, outcome } = await ask({ do: 'new', board, seed: Number(seed), ...seats });
let steps = 0;
while (outcome === null) {
  const { actions, described } = await ask({ do: 'describe', game, seat: actor });
  const [type] = Object.keys(described);
  const action = type === undefined ? pick(actions) : { type, ...PLACEMENTS[type](described[type]) };
  ({ actor, outcome } = await ask({ do: 'apply', game, seat: actor, action }));
  steps += 1;
}
console.log(`${board}: ${steps} steps, ${outcome}`);
engine.stdin.end();
