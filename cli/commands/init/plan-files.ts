/** The files that `lamplighter init` writes, as data. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findBoards } from '../../boards/find-boards.js';
import { packageVersion } from '../../files/package-files.js';
import { readText } from '../../files/read-text.js';
import { githubWorkflow, gitlabJob, type Invocation } from './ci-jobs.js';

export const CI_NAMES = ['github', 'gitlab', 'none'] as const;
type CiName = (typeof CI_NAMES)[number];

export interface PlannedFile {
  /** Relative to the folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

const CONFIG_FILE = 'lamplighter.config.json';

/** All files for a folder; without a name the CI is the one that the folder uses already. */
export function planFiles(folder: string, named?: CiName): readonly PlannedFile[] {
  const ci = named ?? (existsSync(join(folder, '.gitlab-ci.yml')) ? 'gitlab' : 'github');
  const invocation = invocationFor(folder);
  const jobs: Readonly<Record<CiName, readonly PlannedFile[]>> = {
    github: [{ path: '.github/workflows/boards.yml', text: githubWorkflow(invocation) }],
    gitlab: [{ path: '.gitlab/boards.yml', text: gitlabJob(invocation) }],
    none: [],
  };
  return [{ path: CONFIG_FILE, text: configFor(folder) }, ...jobs[ci]];
}

/** What was set up and what to do next, for a person. */
export function describeSetUp(folder: string, planned: readonly PlannedFile[]): string {
  const isGitlab = planned.some(({ path }) => path.startsWith('.gitlab/'));
  return [
    'Commit these files. "lamplighter validate" now checks the boards of the configuration.',
    ...(isGitlab ? ['Add to .gitlab-ci.yml:  include: [{ local: .gitlab/boards.yml }]'] : []),
    ...(boardsBelow(folder).length === 0
      ? ['There is no board here yet: "lamplighter edit my-board.json" creates one.']
      : []),
  ].join('\n');
}

function configFor(folder: string): string {
  const schema = 'node_modules/lamplighter/schemas/config.schema.json';
  const top = [...new Set(boardsBelow(folder).map((file) => file.split('/')[0]!))];
  const config = {
    ...(existsSync(join(folder, schema)) ? { $schema: `./${schema}` } : {}),
    // Boards that are added later count too, unless they all lie in some folders.
    paths: top.length === 0 || top.some((name) => name.endsWith('.json')) ? ['.'] : top,
    maxWarnings: 0,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const boardsBelow = (folder: string): readonly string[] => {
  const found = findBoards([folder]);
  return found.ok ? found.files.map((file) => relative(folder, file).replaceAll('\\', '/')) : [];
};

/** How a job starts Lamplighter: as installed by the project, or in the version that wrote the job. */
function invocationFor(folder: string): Invocation {
  const file = join(folder, 'package.json');
  const read = existsSync(file) ? readText(file) : undefined;
  const isInstalled = read?.ok === true && /"lamplighter"\s*:\s*"/.test(read.text);
  return isInstalled
    ? { install: 'npm ci', command: 'npx lamplighter' }
    : { command: `npx --yes lamplighter@${packageVersion()}` };
}
