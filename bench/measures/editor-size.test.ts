import { expect, test } from 'vitest';
import { linksOf, withStaticImports } from './editor-size.js';

const FILES: Readonly<Record<string, string>> = {
  'a/main.js': 'import{x}from"./b.js";import"./c.js";const later=()=>import("./lazy.js");x(later)',
  'a/b.js': 'export*from"../d.js";export const x=1',
  'a/c.js': 'console.log(\'import"./not-imported.js"\')',
  'd.js': 'export{y}from"./a/b.js"',
};

test('static imports are followed, dynamic ones and texts are not', () => {
  const read = (file: string): string => FILES[file]!;
  expect([...withStaticImports(['a/main.js', 'style.css'], read)].sort()).toEqual([
    'a/b.js',
    'a/c.js',
    'a/main.js',
    'd.js',
    'style.css',
  ]);
});

test('a page names its scripts, preloaded modules and style sheets, not its icon', () => {
  const html =
    '<link rel="icon" href="./lamp.svg"><script src="./a/main.js"></script>' +
    '<link rel="modulepreload" href="./a/b.js"><link rel="stylesheet" href="./a/s.css">';
  expect(linksOf(html)).toEqual(['a/main.js', 'a/b.js', 'a/s.css']);
});
