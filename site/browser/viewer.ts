/** The board viewer, in a file of its own. */
import '../../editor/elements/board.js';
