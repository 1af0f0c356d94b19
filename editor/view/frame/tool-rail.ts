/** The tools beside the map. */
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isStreetBoard } from '../../../model/index.js';
import { commandOf } from '../../tools/commands.js';
import { shownBoard, toolsFor, type Desk } from '../../tools/desk.js';
import { icon } from '../icons.js';
import { titleOf, type Run } from './bar.js';

/** No tool is ever refused, so that only the one in hand can be another. */
export const rail = (desk: Desk, run: Run): TemplateResult =>
  html`<nav aria-label="Tools">
    ${guard([desk.tool, isStreetBoard(shownBoard(desk))], () =>
      toolsFor(shownBoard(desk)).map((id) => {
        const command = commandOf(`tool.${id}`)!;
        return html`<button
          aria-label=${command.name}
          title=${titleOf(command, desk)}
          aria-pressed=${id === desk.tool ? 'true' : 'false'}
          @click=${(event: MouseEvent) => {
            run(command.id, event);
          }}
        >
          ${icon(id)}<kbd aria-hidden="true">${command.keys[0]!.toUpperCase()}</kbd>
        </button>`;
      }),
    )}
  </nav>`;
