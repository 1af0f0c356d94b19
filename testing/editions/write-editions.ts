/** `npm run editions`: writes the references of the printed editions from the official boards. */
import { writeFileSync } from 'node:fs';
import { EDITION_BOARDS, editionModule, editionPath } from './edition-files.js';

for (const board of EDITION_BOARDS) writeFileSync(editionPath(board), editionModule(board));
