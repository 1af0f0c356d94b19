/** Makes a drawing, its parts and its faces, and prints the most memory the process ever held. Started by `measures/peak-memory.ts`. */
import { facesOfDrawing } from '../model/geometry/faces.js';
import { componentsOfEdges } from '../model/network/components.js';
import { streetDrawing } from './street-drawing.js';

const megabytes = (): number => process.resourceUsage().maxRSS / 1024;

const before = megabytes();
const size = Number(process.argv[2]);
const drawing = streetDrawing(size);
const parts = componentsOfEdges(size, drawing.from, drawing.to);
const faces = facesOfDrawing(drawing);
process.stdout.write(JSON.stringify({ before, peak: megabytes(), parts: parts.count, faces: faces.count }));
