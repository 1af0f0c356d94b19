/** The style sheets that several elements share. */
import { type CSSResult, unsafeCSS } from 'lit';
import containedField from './contained-field.css?inline';
import controls from './controls.css?inline';
import floating from './floating.css?inline';
import markedLine from './marked-line.css?inline';
import severity from './severity.css?inline';
import shortWindow from './short-window.css?inline';

/** A style sheet for an element, from the text of a `.css` file. */
export function styleSheet(text: string): CSSResult {
  return unsafeCSS(text);
}

/** Buttons, fields, lists and texts. */
export const controlsStyle = styleSheet(controls);

/** A field in a `.line`, contained because it changes with every edit: nothing else is laid out again. */
export const containedFieldStyle = styleSheet(containedField);

/** A line of a list that can be pressed, with a mark in front. */
export const markedListItemStyle = styleSheet(markedLine);

/** The colours of severities; a shape is always shown beside them. */
export const severityStyle = styleSheet(severity);

/** An element that floats over the map. */
export const floatingStyle = styleSheet(floating);

/** For panels over the map: in a short window, as with text at 200 %, they cover the whole editor. */
export const shortWindowStyle = styleSheet(shortWindow);
