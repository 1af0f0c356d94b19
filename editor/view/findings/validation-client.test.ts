import { describe, expect, it } from 'vitest';
import {
  deleteEntities,
  isEditedDocument,
  openDocument,
  setNodePosition,
  type Action,
  type Document,
} from '../../document/index.js';
import { validateBoard, type ValidationResult } from '../../../validator/index.js';
import type { Board, StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { describeFindings } from '../../tools/findings/describe-findings.js';
import { ValidationClient, type StartWorker, type ValidationState } from './validation-client.js';
import {
  listRuleInfo,
  createValidator,
  type ValidationResponse,
  type ValidationRequest,
} from './validation-worker.js';
import { computeDelta, applyDelta } from './validation-delta.js';

const board = openDocument(shippedStreetBoard('teaching/whitehall-in-little'));
const edit = (document: Document, action: Action): Document => {
  const outcome = action(document);
  return isEditedDocument(outcome) ? outcome.document : document;
};
/** The finished sentences come out of the room, so that the page makes none. */
const expectedResult = ({ board: each }: Document): ValidationResult =>
  describeFindings(each, validateBoard(each));
const broken = edit(
  board,
  deleteEntities([`street:${(board.board as StreetBoard).streets[0]!.between.join('-')}`]),
);

/** A client whose workers answer and die on command. */
function setUp() {
  const states: ValidationState[] = [];
  const sent: ValidationRequest[] = [];
  const waiting: (() => void)[] = [];
  let die = (): void => undefined;
  const hire: StartWorker = (answer, dies) => {
    const room = createValidator();
    die = dies;
    waiting.push(() => {
      answer({ rules: listRuleInfo() });
    });
    return {
      postMessage: (message) => {
        const copy = structuredClone(message);
        sent.push(copy);
        waiting.push(() => {
          answer(structuredClone<ValidationResponse>(room(copy)));
        });
      },
      terminate: () => {
        waiting.length = 0;
      },
    };
  };
  const judge = new ValidationClient((state) => states.push(state), hire);
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

describe('the validation client', () => {
  it('returns the findings of the validator, and which existed at opening', () => {
    const { judge, work } = setUp();
    judge.open(broken);
    expect(judge.state).toMatchObject({ isChecking: true });
    expect(judge.state.result).toBeUndefined();
    work();
    expect(judge.state.result).toEqual(expectedResult(broken));
    expect(judge.state.result!.findings.length).toBeGreaterThan(0);
    expect(judge.state.isChecking).toBe(false);
    expect([...judge.state.findingsAtOpening]).toEqual(judge.state.result!.findings.map(({ id }) => id));
    judge.validate(board);
    work();
    expect(judge.state.result).toEqual(expectedResult(board));
    expect([...judge.state.findingsAtOpening]).toEqual(expectedResult(broken).findings.map(({ id }) => id));
  });

  it('validates the opening board and then the current one', () => {
    const { judge, work } = setUp();
    judge.open(board, broken);
    work();
    expect(judge.state.result).toEqual(expectedResult(broken));
    expect([...judge.state.findingsAtOpening]).toEqual(expectedResult(board).findings.map(({ id }) => id));
  });

  it('sends only what changed', () => {
    const { judge, sent, work } = setUp();
    judge.open(board);
    work();
    judge.validate(broken);
    work();
    expect(sent.map((message) => ('patch' in message ? 'patch' : 'document'))).toEqual(['document', 'patch']);
    expect(JSON.stringify(sent[1]).length).toBeLessThan(200);
  });

  it('sends nothing for a board that was already sent', () => {
    const { judge, sent, work } = setUp();
    judge.open(board);
    judge.validate(board);
    work();
    judge.validate(board);
    expect(sent).toHaveLength(1);
  });

  it('skips boards that were replaced while it was busy', () => {
    const { judge, sent, work, states } = setUp();
    judge.open(board);
    work();
    for (let x = 1; x <= 9; x++) judge.validate(edit(board, setNodePosition('c1', [x, x])));
    judge.validate(broken);
    expect(states.at(-1)!.isChecking).toBe(true);
    work();
    expect(sent).toHaveLength(3);
    expect(judge.state.result).toEqual(expectedResult(broken));
    expect(judge.state.isChecking).toBe(false);
  });

  it('drops an answer about a document that is no longer open', () => {
    const { judge, work, states } = setUp();
    judge.open(broken);
    judge.open(board);
    work();
    expect(judge.state.result).toEqual(expectedResult(board));
    const ofBroken = expectedResult(broken).findings.length;
    expect(states.some(({ result }) => result?.findings.length === ofBroken)).toBe(false);
  });

  it('restarts with the whole board when a worker dies', () => {
    const { judge, work, die, sent } = setUp();
    judge.open(board);
    work();
    judge.validate(broken);
    die();
    work();
    expect('document' in sent.at(-1)!).toBe(true);
    expect(judge.state.result).toEqual(expectedResult(broken));
    expect([...judge.state.findingsAtOpening]).toEqual(expectedResult(board).findings.map(({ id }) => id));
  });

  it('reports workers that die repeatedly, and tries again with the next change', () => {
    const { judge, work, die } = setUp();
    judge.open(board);
    for (let i = 0; i < 3; i++) die();
    expect(judge.state.problem).toContain('Validation failed');
    expect(judge.state.isChecking).toBe(false);
    judge.validate(broken);
    expect(judge.state.problem).toBeUndefined();
    work();
    expect(judge.state.result).toEqual(expectedResult(broken));
    expect(judge.state.findingsAtOpening.size).toBe(expectedResult(board).findings.length);
  });

  it('reports a browser that refuses workers, and tries again with the next change', () => {
    const { work, hire } = setUp();
    let isRefused = true;
    const judge = new ValidationClient(
      () => undefined,
      (...ears) => {
        if (isRefused) throw new Error('another origin');
        return hire(...ears);
      },
    );
    judge.open(board);
    expect(judge.state.isChecking).toBe(false);
    expect(judge.state.problem).toContain('Validation failed (another origin)');
    isRefused = false;
    judge.validate(broken);
    work();
    expect(judge.state.problem).toBeUndefined();
    expect(judge.state.result).toEqual(expectedResult(broken));
    expect([...judge.state.findingsAtOpening]).toEqual(expectedResult(board).findings.map(({ id }) => id));
  });

  it('reports a rule that throws', () => {
    const { judge, work } = setUp();
    judge.open({ ...board, board: { ...board.board, discs: null } as unknown as Board });
    work();
    expect(judge.state.problem).toContain('Validation failed');
    judge.validate(board);
    work();
    expect(judge.state).toMatchObject({ result: expectedResult(board) });
    expect(judge.state.problem).toBeUndefined();
  });

  it('knows the rules by name', () => {
    const { judge, work } = setUp();
    judge.open(board);
    work();
    expect(judge.state.rules.get('street/dead-end')?.whenToWaive ?? '').not.toBe('');
  });
});

describe('the validation delta', () => {
  const [before, after] = [expectedResult(board), expectedResult(broken)];

  it('is complete at first, and then only the changes', () => {
    expect(applyDelta(undefined, computeDelta(undefined, after))).toEqual(after);
    expect(applyDelta(before, computeDelta(before, after))).toEqual(after);
    expect(
      computeDelta(after, expectedResult(broken)).findings.every((each) => typeof each === 'number'),
    ).toBe(true);
  });

  it('keeps unchanged findings as the same objects', () => {
    const again = applyDelta(after, structuredClone(computeDelta(after, expectedResult(broken))));
    expect(again.findings).toBe(after.findings);
    const [first, ...others] = after.findings;
    const fewer = applyDelta(after, structuredClone(computeDelta(after, { ...after, findings: others })));
    expect(fewer.findings[0]).toBe(after.findings[1]);
    expect(fewer.findings).not.toContain(first);
  });
});
