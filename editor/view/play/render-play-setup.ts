/** The form that begins a game: options, variants, detectives, seed. */
import { html, nothing, type TemplateResult } from 'lit';
import { type Board, GAME_NAMES } from '../../../model/index.js';
import { type ChosenValues, type PlayOption, playOptions } from '../../tools/play/index.js';
import { button, checkBox } from '../ui/buttons.js';

interface PlaySetup {
  readonly chosen: ChosenValues;
  readonly seed: string;
  readonly detectives: number;
}

/** What the form changes. */
interface PlaySetupHandlers {
  readonly chosen: (chosen: ChosenValues) => void;
  readonly seed: (seed: string) => void;
  readonly detectives: (count: number) => void;
  readonly begin: () => void;
  readonly openRecord: () => void;
}

export function renderPlaySetup(board: Board, setup: PlaySetup, on: PlaySetupHandlers): TemplateResult {
  const { seed, detectives } = setup;
  return html`<h2>Play ${GAME_NAMES[board.game]}</h2>
    <p class="muted">Play a game on the board as it stands. Nothing on the board is changed by playing.</p>
    ${
      board.game === 'lfw'
        ? html`<label
            >Detectives
            <input
              type="number"
              min="1"
              max="5"
              .value=${String(detectives)}
              @change=${(event: Event) => {
                const value = (event.currentTarget as HTMLInputElement).valueAsNumber;
                on.detectives(Math.max(1, Math.min(5, Math.round(value) || 1)));
              }}
          /></label>`
        : nothing
    }
    <label title="The same seed deals the same cards"
      >Seed
      <input
        .value=${seed}
        maxlength="40"
        @change=${(event: Event) => {
          on.seed((event.currentTarget as HTMLInputElement).value);
        }}
    /></label>
    ${renderOptions('Optional rules', playOptions(board.game, 'options'), setup.chosen, on.chosen)}
    ${renderOptions('Open questions of the rules', playOptions(board.game, 'variants'), setup.chosen, on.chosen)}
    <div class="row">
      ${button('Begin a game', on.begin, { class: 'chief' })} ${button('Open a record …', on.openRecord)}
    </div>`;
}

function renderOptions(
  title: string,
  options: readonly PlayOption[],
  chosen: ChosenValues,
  change: (chosen: ChosenValues) => void,
): unknown {
  if (options.length === 0) return nothing;
  const count = options.filter(({ path, values }) => (chosen[path] ?? values[0]) !== values[0]).length;
  return html`<details>
    <summary>${title}${count > 0 ? ` (${count} changed)` : ''}</summary>
    ${options.map((option) =>
      renderOption(option, chosen[option.path] ?? option.values[0]!, (value) => {
        change({ ...chosen, [option.path]: value });
      }),
    )}
  </details>`;
}

type Value = PlayOption['values'][number];

function renderOption(
  { name, meaning, values }: PlayOption,
  value: Value,
  change: (value: Value) => void,
): TemplateResult {
  if (values.every((each) => typeof each === 'boolean'))
    return html`<div class="option" title=${meaning}>
      ${checkBox(name, value === true, change)}
      <p class="muted">${meaning}</p>
    </div>`;
  return html`<div class="option">
    <label
      >${name}
      <select
        @change=${(event: Event) => {
          change(values[(event.currentTarget as HTMLSelectElement).selectedIndex]!);
        }}
      >
        ${values.map((each) => html`<option .selected=${each === value}>${String(each)}</option>`)}
      </select></label
    >
    <p class="muted">${meaning}</p>
  </div>`;
}
