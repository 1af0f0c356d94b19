/** Loads a build of the validator from a checkout. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { parseBoard } from '../../model/index.js';
import type { validateBoard, validateText } from '../../validator/index.js';

/** The functions of one version that the comparison calls. */
export interface Version {
  readonly parseBoard: typeof parseBoard;
  readonly validateBoard: typeof validateBoard;
  readonly validateText: typeof validateText;
}

type Target = string | { readonly default: string };

/** Imports the built entry points that the checkout's package.json names. */
export async function loadVersion(checkout: string): Promise<Version> {
  const { exports } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, Target>>;
  };
  const load = (entry: string): Promise<unknown> => {
    const target = exports[entry];
    if (target === undefined) throw new Error(`${checkout} has no entry point ${entry}`);
    const file = typeof target === 'string' ? target : target.default;
    return import(pathToFileURL(resolve(checkout, file)).href);
  };
  const [model, validator] = await Promise.all([load('./model'), load('./validator')]);
  return { ...(model as Pick<Version, 'parseBoard'>), ...(validator as Omit<Version, 'parseBoard'>) };
}
