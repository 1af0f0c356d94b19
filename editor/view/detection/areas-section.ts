/** The part of the detection's panel about areas: blocks and hexes by examples, and the section grid. */
import { html, nothing, type TemplateResult } from 'lit';
import { capitalise, isStreetBoard, joinWithAnd, pluralise } from '../../../model/index.js';
import {
  areasAbove,
  askForBlock,
  askForHex,
  countOpenFaces,
  isOffLattice,
  kindsByColour,
  kindsWithoutExample,
  nameOfKind,
  type PendingArea,
  PRINTED_HEX_KINDS,
} from '../../tools/areas/index.js';
import { boardOf, type EditorState } from '../../tools/index.js';
import type { ReviewItem } from '../review/lamplighter-review-queue.js';
import { button } from '../ui/buttons.js';
import type { StateChange } from '../ui/dispatch.js';

/** What the section asks the panel to do. */
export interface AreaRequests {
  readonly propose: () => void;
  readonly change: (change: StateChange) => void;
  readonly acceptAll: (areas: readonly PendingArea[]) => void;
}

/** The section: what is suggested, which examples are missing, and accepting all. */
export function renderAreas(
  state: EditorState,
  pending: readonly PendingArea[],
  threshold: number,
  requests: AreaRequests,
): TemplateResult | typeof nothing {
  const { open, unmeasured } = countOpenFaces(boardOf(state), state.settings.areas);
  const hexes = state.settings.areas?.hexes;
  if (open === 0 && pending.length === 0 && !hexes) return nothing;
  const sure = areasAbove(pending, threshold);
  const canAccept = sure.length > 0 && !state.readOnly;
  const acceptAll = (): void => {
    if (canAccept) requests.acceptAll(sure);
  };
  return html`<h3>${hexes ? 'Hexes' : 'Areas'}</h3>
    ${unmeasured > 0 ? unmeasuredRow(open, unmeasured, state, requests) : nothing}
    ${pending.length > 0 || hexes ? examplesRow(state, pending, requests) : nothing}
    ${offLattice(state)}
    ${
      pending.length === 0
        ? nothing
        : html`<div class="row">
            ${button(`Accept all ${sure.length} ${hexes ? 'hexes' : 'areas'}`, acceptAll, canAccept ? { class: 'chief' } : { isDisabled: true })}
          </div>`
    }`; // prettier-ignore
}

function unmeasuredRow(
  open: number,
  unmeasured: number,
  { readOnly }: EditorState,
  { propose }: AreaRequests,
): TemplateResult {
  const isFirst = open === unmeasured;
  return html`<p>
      ${pluralise(unmeasured, isFirst ? 'area between lines is' : 'further area is', isFirst ? 'areas between lines are' : 'further areas are')}
      not declared as a block yet.
    </p>
    <div class="row">${button('Propose blocks', propose, { isDisabled: readOnly })}</div>`; // prettier-ignore
}

/** Says how many areas of each kind are suggested, and offers to show examples. */
function examplesRow(
  state: EditorState,
  pending: readonly PendingArea[],
  { change }: AreaRequests,
): TemplateResult {
  const board = boardOf(state);
  const missing = kindsWithoutExample(state);
  const kinds = isStreetBoard(board) ? kindsByColour(board) : PRINTED_HEX_KINDS;
  const isAsked = (kind: string): boolean =>
    isStreetBoard(board)
      ? state.tool === 'block' && state.settings.blockKind === kind
      : state.tool === 'hex' && state.settings.hexKind === kind;
  const areas = pending.filter((area) => area.kind !== 'grid');
  return html`<p role="status">${describePending(pending)} ${describeExamples(state, missing)}</p>
    ${
      areas.length === 0
        ? nothing
        : html`<div class="row" role="group" aria-label="Show examples">
            <span class="muted">Show</span>
            ${kinds.map((kind) =>
              button(
                nameOfKind(kind),
                () => {
                  change((now) =>
                    kind === 'houses' || kind === 'water' ? askForBlock(now, kind) : askForHex(now, kind),
                  );
                },
                { isPressed: isAsked(kind), isDisabled: state.readOnly },
              ),
            )}
          </div>`
    }`; // prettier-ignore
}

function describePending(pending: readonly PendingArea[]): string {
  const counts = new Map<string, number>();
  for (const area of pending) {
    const name =
      area.kind === 'grid'
        ? 'section grid'
        : area.proposed === undefined
          ? 'undecided'
          : nameOfKind(area.proposed);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (counts.size === 0) return 'Nothing is left to decide.';
  return `Suggested: ${joinWithAnd([...counts].map(([name, count]) => (name === 'section grid' ? name : `${count} ${name}`)))}.`;
}

function describeExamples(state: EditorState, missing: readonly string[]): string {
  if (missing.length === 0) return '';
  return isStreetBoard(boardOf(state))
    ? `Click one area of ${joinWithAnd(missing)} on the map; the others are compared with it.`
    : `Paint three hexes of each kind, the others are compared with them. Without an example: ${joinWithAnd(missing)}.`;
}

function offLattice(state: EditorState): TemplateResult | typeof nothing {
  const board = boardOf(state);
  const { hexes } = state.settings.areas ?? {};
  return hexes && !isStreetBoard(board) && isOffLattice(board, hexes)
    ? html`<p class="why">
        The hexes of the board lie beside the printed ones. Fit the lattice with the hex tool first.
      </p>`
    : nothing;
}

/** The areas to review: the grid, then the least certain first. Cached for the last suggestions. */
export function areaItems(pending: readonly PendingArea[]): readonly ReviewItem[] {
  const known = ITEMS.get(pending);
  if (known) return known;
  const items = pending
    .toSorted((a, b) => Number(b.kind === 'grid') - Number(a.kind === 'grid') || a.certainty - b.certainty)
    .map(toItem);
  ITEMS.set(pending, items);
  return items;
}

const ITEMS = new WeakMap<readonly PendingArea[], readonly ReviewItem[]>();

function toItem(area: PendingArea): ReviewItem {
  const { id, place, certainty } = area;
  const common = { id, place, title: capitalise(area.name), confidence: certainty };
  if (area.kind === 'grid') return common;
  const { proposed, choices } = area;
  const reason = area.kind === 'block' && area.reason !== undefined ? `. ${area.reason}` : '';
  return {
    ...common,
    title: `${capitalise(area.name)}: ${proposed === undefined ? 'undecided' : `${nameOfKind(proposed)}${reason}`}`,
    kinds: {
      proposed,
      options: choices.map((kind) => ({ value: kind, name: capitalise(nameOfKind(kind)) })),
    },
  };
}
