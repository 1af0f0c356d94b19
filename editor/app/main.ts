/** The editor as a page: registers the elements and opens a board. */
import { parseBoard } from '../../model/index.js';
import type { LamplighterEditor } from '../view/lamplighter-editor.js';
import { register } from '../view/register.js';
import { loadBoard } from './shipped-boards.js';

register();

const editor = document.querySelector('lamplighter-editor') as LamplighterEditor;
const name = new URLSearchParams(location.search).get('board') ?? 'whitechapel';
const text = await loadBoard(name);
const parsed = text === undefined ? undefined : parseBoard(text);
if (parsed?.ok) editor.board = parsed.board;
