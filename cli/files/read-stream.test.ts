/** Boards from stdin, pipes and process substitutions. The program is the built one, because a test has no stdin of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder, WHITEHALL_FILE } from '../testing/run-cli.js';

const folder = temporaryFolder();
const whitehall = readFileSync(WHITEHALL_FILE, 'utf8');

function run(
  command: string,
  input = '',
): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const script = `lamplighter() { '${process.execPath}' dist/cli/main.js "$@"; }; ${command}`;
  return spawnSync('bash', ['-c', script], { input, encoding: 'utf8', timeout: 30_000 });
}

describe('stdin', () => {
  test('is validated under its own name', () => {
    expect(run('lamplighter validate -', whitehall)).toMatchObject({ status: 0 });
    const { status, stdout } = run('lamplighter validate -', whitehall.replace('"white"', '"whtie"'));
    expect([status, stdout]).toEqual([1, expect.stringMatching(/^<stdin>:\d+:\d+: error: /m)]);
  });

  test('arrives in pieces, and slowly', () => {
    const slow = `(head -c 70000 ${WHITEHALL_FILE}; sleep 0.3; tail -c +70001 ${WHITEHALL_FILE}) | lamplighter format -`;
    expect(run(slow)).toMatchObject({ status: 0, stdout: whitehall });
  });

  test('is a board for every command, also where it is read twice', () => {
    expect(run('lamplighter relations - jack c1', whitehall)).toMatchObject({ status: 0 });
    expect(run(`lamplighter diff - ${WHITEHALL_FILE}`, whitehall)).toMatchObject({ status: 0 });
    expect(run('lamplighter validate - --since HEAD', whitehall).stderr).not.toContain('JSON');
    expect(run(`lamplighter validate - --since ${WHITEHALL_FILE}`, whitehall)).toMatchObject({ status: 0 });
  });

  test('is formatted to stdout, and never fixed in place', () => {
    const { stdout } = run('lamplighter format -', whitehall.replaceAll('\n    ', '\n'));
    expect(stdout).toBe(whitehall);
    const { status, stderr } = run('lamplighter validate --fix -', whitehall);
    expect([status, stderr]).toEqual([2, expect.stringContaining('cannot be changed')]);
  });
});

describe('process substitution', () => {
  test('is an input of any name', () => {
    expect(run(`lamplighter validate <(cat ${WHITEHALL_FILE})`)).toMatchObject({ status: 0 });
    expect(run(`lamplighter diff <(cat ${WHITEHALL_FILE}) whitehall`)).toMatchObject({ status: 0 });
    expect(run(`lamplighter validate /dev/stdin < ${WHITEHALL_FILE}`)).toMatchObject({ status: 0 });
  });

  test('is an output', () => {
    const [file, other] = [join(folder, 'substituted.json'), join(folder, 'redirected.json')];
    const reports = `--report json=>(cat > ${file}) --report json=/dev/stdout -o /dev/null`;
    // The shell does not wait for the program that reads the report.
    const { status } = run(`lamplighter validate whitehall ${reports} > ${other}; sleep 0.3`);
    expect(status).toBe(0);
    const report = run('lamplighter validate whitehall --format json').stdout;
    expect([readFileSync(file, 'utf8'), readFileSync(other, 'utf8')]).toEqual([report, report]);
  });
});

test('named pipes are an input and an output', () => {
  const [input, output] = [join(folder, 'in.pipe'), join(folder, 'out.pipe')];
  execFileSync('mkfifo', [input, output]);
  const { status, stdout } = run(
    `cat ${WHITEHALL_FILE} > ${input} & lamplighter validate ${input} --report json=${output} -o /dev/null & cat ${output}; wait $!`,
  );
  expect([status, (JSON.parse(stdout) as { format: string }).format]).toEqual([0, 'lamplighter-report']);
});
