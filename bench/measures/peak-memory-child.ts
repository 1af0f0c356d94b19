/** Makes a drawing, its components and its faces, and prints the peak memory of the process. Started by `measures/peak-memory.ts`. */
import { facesOfDrawing } from '../../model/geometry/faces-of-drawing.js';
import { componentsOfEdges } from '../../model/network/components.js';
import { syntheticStreetDrawing } from '../inputs/synthetic-street-drawing.js';

const megabytes = (): number => process.resourceUsage().maxRSS / 1024;

const before = megabytes();
const size = Number(process.argv[2]);
const drawing = syntheticStreetDrawing(size);
const parts = componentsOfEdges(size, drawing.from, drawing.to);
const faces = facesOfDrawing(drawing);
process.stdout.write(JSON.stringify({ before, peak: megabytes(), parts: parts.count, faces: faces.count }));
