/** The board viewer, in a file of its own. */
import { registerViewer } from '../../editor/view/index.js';

registerViewer();
