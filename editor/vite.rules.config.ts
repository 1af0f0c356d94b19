/** Shortens the rules in the worker, which reports findings but prints no catalogue. */
import type { Plugin } from 'vite';

const CATALOGUE_IDS = /^ *catalogueIds: \[[^\]]*\],\n/gm;
const ORIGIN = /^ *origin:\s*'[^'\n]*',\n/gm;

/** Saves 1.5 KB of the worker. Only `lamplighter rules` and SARIF name the faults of the catalogue that a rule covers, or why it exists. */
export const withoutCatalogueIds: Plugin = {
  name: 'without-catalogue-ids',
  enforce: 'pre',
  transform: (code, id) =>
    /\/validator\/rules\/.*\.ts$/.test(id) ? code.replace(CATALOGUE_IDS, '').replace(ORIGIN, '') : undefined,
};
