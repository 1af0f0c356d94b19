/** The layout of the editor: the map is bright, everything else recedes. */
import { css } from 'lit';

export const editorStyle = css`
  :host {
    display: block;
    height: 100%;
    min-height: 320px;
    /* The layout depends on the size of the element, not of the page, and overlays stay inside. */
    container-type: size;
    contain: layout;
    contain-intrinsic-size: 960px 640px;
  }
  .frame {
    display: grid;
    height: 100%;
    grid-template:
      'bar bar bar' auto 'tools map side' minmax(0, 1fr)
      'status status status' auto / auto minmax(0, 1fr) 300px;
    background: var(--panel);
    /* On other pages nothing is drawn outside of the element. */
    overflow: clip;
  }
  .frame[data-placing] {
    --canvas-cursor: crosshair;
  }
  .frame[data-over-scan] {
    --paper-opacity: 0;
    --block-opacity: 0.2;
  }
  header {
    grid-area: bar;
    display: flex;
    gap: 4px;
    align-items: center;
    padding: 4px 8px;
    border-bottom: 1px solid var(--edge);
  }
  header button.name {
    display: flex;
    width: auto;
    min-width: 0;
    max-width: 100%;
    gap: 8px;
    align-items: center;
    padding: 0 8px;
  }
  .name svg {
    flex: none;
  }
  h1 {
    margin: 0;
    font-size: inherit;
    flex: 0 1 auto;
    min-width: 60px;
    overflow: hidden;
  }
  header > button {
    flex: none;
    white-space: nowrap;
  }
  .badge {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  .lens {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  .lens select {
    max-width: 26ch;
  }
  .lens [data-on] {
    border-color: var(--accent);
    border-width: 2px;
  }
  .grow {
    flex: 1;
  }
  nav {
    grid-area: tools;
    display: flex;
    flex-direction: column;
    gap: 4px;
    padding: 4px;
    border-right: 1px solid var(--edge);
    overflow-y: auto;
  }
  :is(nav, .strip) button {
    width: 36px;
    height: 36px;
    position: relative;
  }
  nav kbd {
    position: absolute;
    right: 1px;
    bottom: 0;
    border: none;
    font-size: 9px;
    padding: 0 2px;
  }
  header .icon {
    width: 32px;
    height: 32px;
  }
  /* Above the panels, although it covers none: hit testing visits it first. */
  main {
    grid-area: map;
    position: relative;
    z-index: 1;
    min-width: 0;
  }
  lamplighter-canvas {
    position: absolute;
    inset: 0;
  }
  .options {
    position: absolute;
    left: 8px;
    top: 8px;
    max-width: calc(100% - 16px);
    z-index: 5;
  }
  .lens-words {
    position: absolute;
    left: 8px;
    bottom: 8px;
    max-width: min(70ch, 100% - 240px);
    max-height: 40%;
    overflow: auto;
    margin: 0;
    padding: 4px 10px;
    z-index: 5;
    background: var(--panel);
    border: 1px solid var(--edge);
    border-radius: 4px;
  }
  .lens-words:empty {
    padding: 0;
    border: none;
  }
  lamplighter-minimap {
    position: absolute;
    right: 8px;
    bottom: 8px;
    z-index: 5;
  }
  fieldset {
    margin: 0 0 8px;
    padding: 0;
    border: none;
  }
  legend {
    padding: 0;
    font-weight: 600;
  }
  fieldset label {
    min-height: 28px;
  }
  aside {
    grid-area: side;
    border-left: 1px solid var(--edge);
    min-width: 0;
    min-height: 0;
    display: grid;
    grid-template: minmax(120px, 1fr) minmax(160px, 1fr) / minmax(0, 1fr);
  }
  .room {
    position: relative;
  }
  .room.above {
    border-bottom: 1px solid var(--edge);
  }
  /* Positioned and contained, so that Chromium lays it out separately, which it does not for grid items. */
  .panel {
    position: absolute;
    inset: 0;
    contain: strict;
    overflow: auto;
    padding: 8px 12px;
  }
  .tabs {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .heads {
    display: flex;
    gap: 4px;
    padding: 4px 8px;
    border-bottom: 1px solid var(--edge);
  }
  [role='tablist'] {
    display: flex;
    flex: 1;
    gap: 4px;
  }
  [role='tab'] {
    padding: 2px 6px;
    white-space: nowrap;
  }
  .hidden-count {
    margin-left: 3px;
    font-size: 11px;
  }
  .strip,
  .fold {
    display: none;
  }
  .tabs > .room {
    flex: 1;
  }
  @container (max-width: 1100px) {
    .fold {
      display: grid;
      width: 32px;
    }
    .heads {
      padding: 4px;
      gap: 2px;
    }
    [role='tablist'] {
      gap: 2px;
    }
    [role='tab'] {
      padding: 2px 3px;
      font-size: 13px;
    }
    [data-folded].frame {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    [data-folded] aside {
      display: block;
    }
    [data-folded] aside > :not(.strip) {
      display: none;
    }
    [data-folded] .strip {
      display: flex;
      flex-direction: column;
      gap: 4px;
      padding: 4px;
    }
  }
  @container (max-width: 900px) {
    header {
      flex-wrap: wrap;
    }
    .lens label {
      display: none;
    }
    .lens select {
      max-width: 16ch;
    }
    lamplighter-minimap {
      --minimap-width: 104px;
    }
  }
  @container (max-width: 900px) and (min-height: 480.1px) {
    .frame {
      grid-template:
        'bar bar' auto 'tools map' minmax(0, 1fr)
        'side side' min(240px, 40%) 'status status' auto / auto minmax(0, 1fr);
    }
    aside {
      border-left: none;
      border-top: 1px solid var(--edge);
      grid-template: minmax(0, 1fr) / 1fr 1fr;
    }
    .room.above {
      border-bottom: none;
      border-right: 1px solid var(--edge);
    }
    [data-folded].frame {
      grid-template:
        'bar bar' auto 'tools map' minmax(0, 1fr)
        'side side' auto 'status status' auto / auto minmax(0, 1fr);
    }
    [data-folded] .strip {
      flex-direction: row;
      justify-content: flex-end;
    }
    .fold svg {
      transform: rotate(90deg);
    }
  }
  /* A usual window with text at 200 %: panels below the map would leave it no height. */
  @container (max-height: 480px) {
    .frame {
      grid-template-columns: auto minmax(0, 1fr) min(300px, 40%);
    }
    aside {
      grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
    }
    lamplighter-minimap {
      display: none;
    }
    .lens-words {
      max-width: calc(100% - 16px);
    }
  }
  footer {
    grid-area: status;
    position: relative;
    height: calc(1lh + 7px);
    border-top: 1px solid var(--edge);
  }
  /*
   * Contained like the panels, because it changes with every pointer move. No clipping here: Chromium rebuilds
   * its layer tree when clipped content changes size. Text that is too long goes below the figures.
   */
  footer > div {
    position: absolute;
    inset: 0;
    contain: size layout;
    padding: 3px 10px;
    color: var(--muted);
    white-space: nowrap;
  }
  footer > .figures {
    left: auto;
    contain: layout;
    width: max-content;
    min-width: 30ch;
    text-align: right;
    background: linear-gradient(to right, transparent, var(--panel) 10px);
  }
  @media (forced-colors: active) {
    footer > .figures {
      background: Canvas;
    }
  }
  footer span + span {
    margin-left: 12px;
  }
  footer .hint {
    color: var(--ink);
  }
  @container (max-width: 900px) {
    /* Both have two lines here, and the text at least three fifths of the width. */
    footer {
      display: flex;
      height: calc(2lh + 7px);
    }
    footer > div,
    footer > .figures {
      position: static;
      contain: none;
      width: auto;
      min-width: 0;
      white-space: normal;
    }
    footer > .words {
      flex: 1;
      overflow: auto;
    }
    footer > .figures {
      max-width: 40%;
      overflow: hidden;
    }
  }
`;
