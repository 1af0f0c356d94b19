/** Searches what a person may look for: entities of the board, commands and rules, the best matches first. */
import { COMMANDS, type Command } from '../commands/commands.js';
import { boardOf, type EditorState } from '../state/editor-state.js';
import { matchScore, splitQuery } from './match-score.js';
import { searchableEntities, type SearchableEntity } from './searchable-entities.js';

/** A rule as the search needs it. */
export interface SearchableRule {
  readonly id: string;
  readonly summary: string;
}

export type SearchResult =
  | { readonly is: 'command'; readonly command: Command }
  | { readonly is: 'entity'; readonly entity: SearchableEntity }
  | { readonly is: 'rule'; readonly rule: SearchableRule };

/** At most so many entities and rules; commands are few. */
const MOST = 12;

/** What matches a query. Without one: all commands in the order of their table. */
export function searchEditor(
  state: EditorState,
  rules: Iterable<SearchableRule>,
  query: string,
): readonly SearchResult[] {
  const words = splitQuery(query);
  const commands = COMMANDS.filter(({ id, isFor }) => !OPENERS.has(id) && (isFor?.(state) ?? true));
  if (words.length === 0) return commands.map((command) => ({ is: 'command', command }));
  const matching = <T>(items: Iterable<T>, textOf: (item: T) => string, bonus: number): readonly Match<T>[] =>
    [...items]
      .flatMap((item) => {
        const score = matchScore(words, textOf(item));
        return score === undefined ? [] : [{ item, score: score + bonus }];
      })
      .sort((a, b) => b.score - a.score);
  return [
    ...matching(commands, ({ name, group }) => `${name} ${group}`, 1).map(({ item, score }) => ({
      result: { is: 'command', command: item } as const,
      score,
    })),
    ...matching(searchableEntities(boardOf(state)), ({ text }) => text, 0)
      .slice(0, MOST)
      .map(({ item, score }) => ({ result: { is: 'entity', entity: item } as const, score })),
    ...matching(rules, textOfRule, -1)
      .slice(0, MOST)
      .map(({ item, score }) => ({ result: { is: 'rule', rule: item } as const, score })),
  ]
    .sort((a, b) => b.score - a.score)
    .map(({ result }) => result);
}

interface Match<T> {
  readonly item: T;
  readonly score: number;
}

const textOfRule = ({ id, summary }: SearchableRule): string => `${id} ${summary}`;

/** The commands that open the search itself. */
const OPENERS: ReadonlySet<string> = new Set(['help.palette', 'edit.find']);
