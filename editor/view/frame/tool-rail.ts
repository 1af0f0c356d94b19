/** The tool buttons beside the map. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isStreetBoard } from '../../../model/index.js';
import { type EditorState, findCommand, shownBoard, toolsFor } from '../../tools/index.js';
import { icon } from '../ui/icons.js';
import { commandTooltip, type RunCommand } from './top-bar.js';

/** Tools are never disabled, so only the active tool and the kind of board matter. */
export const renderToolRail = (state: EditorState, run: RunCommand): TemplateResult =>
  html`<nav aria-label="Tools">
    ${guard([state.tool, isStreetBoard(shownBoard(state))], () =>
      toolsFor(shownBoard(state)).map((id) => {
        const command = findCommand(`tool.${id}`)!;
        return html`<button
          aria-label=${command.name}
          title=${commandTooltip(command, state)}
          aria-pressed=${id === state.tool ? 'true' : 'false'}
          @click=${(event: MouseEvent) => {
            run(command.id, event);
          }}
        >
          ${icon(id)}<kbd aria-hidden="true">${command.keys[0]!.toUpperCase()}</kbd>
        </button>`;
      }),
    )}
  </nav>`;
