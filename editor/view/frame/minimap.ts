/** The whole board in a corner of the map, with what is in view; not while a scan is pulled straight by its corners. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Camera, Size } from '../../tools/camera.js';
import { shownBoard, type Desk } from '../../tools/desk.js';

export const minimap = (
  desk: Desk,
  view: { readonly camera: Camera; readonly size: Size } | undefined,
): TemplateResult | typeof nothing =>
  desk.tool === 'calibrate'
    ? nothing
    : html`<lamplighter-minimap
        .board=${shownBoard(desk)}
        .camera=${view?.camera}
        .size=${view?.size ?? [1, 1]}
      ></lamplighter-minimap>`;
