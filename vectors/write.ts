/** `npm run vectors`: answers every vector again and writes the files that changed. Read the diff before committing it. */
import { readVectorFiles, updateVectorFiles, writeChangedFiles } from './vector-files.js';

// All vectors are answered before the first file is written, so a vector that fails leaves everything as it was.
const written = writeChangedFiles(updateVectorFiles(readVectorFiles()));
console.log(`${written.length} files written.`);
