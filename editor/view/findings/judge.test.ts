import { describe, expect, it } from 'vitest';
import { deleteThings, placeNode } from '../../document/index.js';
import { judgeBoard, type Judgement } from '../../../validator/index.js';
import type { Board } from '../../../model/index.js';
import { streetBoard } from '../../../testing/official-board.js';
import { tellJudgement } from '../../tools/players-words.js';
import { Judge, type Hire, type JudgeState } from './judge.js';
import { factsOfRules, openRoom, type FromRoom, type ToRoom } from './judge-room.js';
import { deltaBetween, withDelta } from './judgement-delta.js';

const board = streetBoard('teaching/whitehall-in-little');
/** The finished sentences come out of the room, so that the page makes none. */
const told = (each: Board): Judgement => tellJudgement(each, judgeBoard(each));
const broken = deleteThings([`street:${board.streets[0]!.between.join('-')}`])(board);

/** A judge whose workers answer when they are told to, and die when they are told to. */
function setUp() {
  const states: JudgeState[] = [];
  const sent: ToRoom[] = [];
  const waiting: (() => void)[] = [];
  let die = (): void => undefined;
  const hire: Hire = (answer, dies) => {
    const room = openRoom();
    die = dies;
    waiting.push(() => {
      answer({ rules: factsOfRules() });
    });
    return {
      postMessage: (message) => {
        const copy = structuredClone(message);
        sent.push(copy);
        waiting.push(() => {
          answer(structuredClone<FromRoom>(room(copy)));
        });
      },
      terminate: () => {
        waiting.length = 0;
      },
    };
  };
  const judge = new Judge((state) => states.push(state), hire);
  return {
    judge,
    hire,
    states,
    sent,
    work: () => {
      while (waiting.length > 0) waiting.shift()!();
    },
    die: () => {
      die();
    },
  };
}

describe('the judge', () => {
  it('tells what the validator tells, and which findings were there at the opening', () => {
    const { judge, work } = setUp();
    judge.open(broken);
    expect(judge.state).toMatchObject({ isChecking: true });
    expect(judge.state.judgement).toBeUndefined();
    work();
    expect(judge.state.judgement).toEqual(told(broken));
    expect(judge.state.judgement!.findings.length).toBeGreaterThan(0);
    expect(judge.state.isChecking).toBe(false);
    expect([...judge.state.opened]).toEqual(judge.state.judgement!.findings.map(({ id }) => id));
    judge.judge(board);
    work();
    expect(judge.state.judgement).toEqual(told(board));
    expect([...judge.state.opened]).toEqual(told(broken).findings.map(({ id }) => id));
  });

  it('judges the opening and then where the history stands', () => {
    const { judge, work } = setUp();
    judge.open(board, broken);
    work();
    expect(judge.state.judgement).toEqual(told(broken));
    expect([...judge.state.opened]).toEqual(told(board).findings.map(({ id }) => id));
  });

  it('sends what changed and no more', () => {
    const { judge, sent, work } = setUp();
    judge.open(board);
    work();
    judge.judge(broken);
    work();
    expect(sent.map((message) => ('patch' in message ? 'patch' : 'board'))).toEqual(['board', 'patch']);
    expect(JSON.stringify(sent[1]).length).toBeLessThan(200);
  });

  it('sends nothing about a board that it has already', () => {
    const { judge, sent, work } = setUp();
    judge.open(board);
    judge.judge(board);
    work();
    judge.judge(board);
    expect(sent).toHaveLength(1);
  });

  it('leaves out what came and went while it was busy', () => {
    const { judge, sent, work, states } = setUp();
    judge.open(board);
    work();
    for (let x = 1; x <= 9; x++) judge.judge(placeNode('c1', [x, x])(board));
    judge.judge(broken);
    expect(states.at(-1)!.isChecking).toBe(true);
    work();
    expect(sent).toHaveLength(3);
    expect(judge.state.judgement).toEqual(told(broken));
    expect(judge.state.isChecking).toBe(false);
  });

  it('drops an answer about a document that is no longer open', () => {
    const { judge, work, states } = setUp();
    judge.open(broken);
    judge.open(board);
    work();
    expect(judge.state.judgement).toEqual(told(board));
    const ofBroken = told(broken).findings.length;
    expect(states.some(({ judgement }) => judgement?.findings.length === ofBroken)).toBe(false);
  });

  it('goes on with another worker and the whole board when one dies', () => {
    const { judge, work, die, sent } = setUp();
    judge.open(board);
    work();
    judge.judge(broken);
    die();
    work();
    expect('board' in sent.at(-1)!).toBe(true);
    expect(judge.state.judgement).toEqual(told(broken));
    expect([...judge.state.opened]).toEqual(told(board).findings.map(({ id }) => id));
  });

  it('says so when workers die again and again, and tries once more with the next change', () => {
    const { judge, work, die } = setUp();
    judge.open(board);
    for (let i = 0; i < 3; i++) die();
    expect(judge.state.problem).toContain('The checks failed');
    expect(judge.state.isChecking).toBe(false);
    judge.judge(broken);
    expect(judge.state.problem).toBeUndefined();
    work();
    expect(judge.state.judgement).toEqual(told(broken));
    expect(judge.state.opened.size).toBe(told(board).findings.length);
  });

  it('says so when the browser lets it have no worker, and tries again with the next change', () => {
    const { work, hire } = setUp();
    let isRefused = true;
    const judge = new Judge(
      () => undefined,
      (...ears) => {
        if (isRefused) throw new Error('another origin');
        return hire(...ears);
      },
    );
    judge.open(board);
    expect(judge.state.isChecking).toBe(false);
    expect(judge.state.problem).toContain('The checks failed (another origin)');
    isRefused = false;
    judge.judge(broken);
    work();
    expect(judge.state.problem).toBeUndefined();
    expect(judge.state.judgement).toEqual(told(broken));
    expect([...judge.state.opened]).toEqual(told(board).findings.map(({ id }) => id));
  });

  it('says so when a rule itself fails', () => {
    const { judge, work } = setUp();
    judge.open({ ...board, discs: null } as unknown as Board);
    work();
    expect(judge.state.problem).toContain('The checks failed');
    judge.judge(board);
    work();
    expect(judge.state).toMatchObject({ judgement: told(board) });
    expect(judge.state.problem).toBeUndefined();
  });

  it('knows the rules by name', () => {
    const { judge, work } = setUp();
    judge.open(board);
    work();
    expect(judge.state.rules.get('street/dead-end')?.waive ?? '').not.toBe('');
  });
});

describe('what travels of a judgement', () => {
  const [before, after] = [told(board), told(broken)];

  it('is the whole at first, and then what is new', () => {
    expect(withDelta(undefined, deltaBetween(undefined, after))).toEqual(after);
    expect(withDelta(before, deltaBetween(before, after))).toEqual(after);
    expect(deltaBetween(after, told(broken)).findings.every((each) => typeof each === 'number')).toBe(true);
  });

  it('leaves findings that did not change the same objects', () => {
    const again = withDelta(after, structuredClone(deltaBetween(after, told(broken))));
    expect(again.findings).toBe(after.findings);
    const [first, ...others] = after.findings;
    const fewer = withDelta(after, structuredClone(deltaBetween(after, { ...after, findings: others })));
    expect(fewer.findings[0]).toBe(after.findings[1]);
    expect(fewer.findings).not.toContain(first);
  });
});
