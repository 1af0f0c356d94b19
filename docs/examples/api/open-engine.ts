// Play a whole game of Mr Jack: read the legal actions, apply one, look at what each player sees.
import { readFileSync } from 'node:fs';
import { openEngine } from 'lamplighter/engine';
import { parseBoard } from 'lamplighter/model';

const parsed = parseBoard(readFileSync('boards/mr-jack-2016/board.json', 'utf8'));
if (!parsed.ok) throw new Error(parsed.errors[0]?.message);
const opened = openEngine(parsed.board);
if (!opened.ok) throw new Error(opened.message);
const { engine } = opened;

const dealt = engine.deal('seed 1');
if (!dealt.ok) throw new Error(dealt.message);
const created = engine.createGame({ deals: dealt.deals });
if (!created.ok) throw new Error(created.message);

let { state } = created;
for (let turn = 0; engine.outcome(state) === null; turn++) {
  const actions = engine.legalActions(state);
  const action = actions[(turn * 7) % actions.length]; // any legal action will do
  if (turn < 3)
    console.log(engine.actor(state), 'chooses from', actions.length, 'actions:', JSON.stringify(action));
  const played = engine.apply(state, action);
  if (!played.ok) throw new Error(played.refusal.message);
  state = played.state;
}
console.log('the game ends with', engine.outcome(state));
console.log('the detective sees', Object.keys(engine.viewFor(state, 'detective')).length, 'fields');
// Output:
// detective chooses from 4 actions: {"type":"choose","character":"goodley"}
// detective chooses from 205 actions: {"type":"move","to":"h12,-1","cost":2}
// detective chooses from 237 actions: {"type":"whistle","moves":[{"character":"bert","to":"h7,1","cost":2},{"character":"stealthy","to":"h1,4","cost":1}]}
// the game ends with mj.accuseWrong
// the detective sees 24 fields
