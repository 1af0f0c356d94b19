/** The runner: from the text of a board file to a report. */
import { digestBoard, parseBoard, type Board, type ParseError } from '../model/index.js';
import { offsetsOfPointers } from '../model/file/offset-of-pointer.js';
import { placesOfOffsets } from '../model/file/place-of-offset.js';
import { findingOfIssue, idOfFinding, withUniqueIds, type Finding } from './finding.js';
import { stoppedBy } from './layers.js';
import type { Report } from './report.js';
import { LAYERS, type Layer, type Profile, type RuleId } from './rule.js';
import { RULES } from './rules/index.js';

export interface ValidateOptions {
  /** The file's name in the report. */
  readonly file?: string;
  /** Instead of the board's own profile. */
  readonly profile?: Profile;
}

/** Validates the text of a board file. Never throws on any text. */
export function validateBoard(text: string, options: ValidateOptions = {}): Report {
  const parsed = parseBoard(text);
  const file = options.file ?? 'board.json';
  if (!parsed.ok) return unreadable(file, options.profile ?? 'official', parsed.errors);
  const { board } = parsed;
  const judged = judgeBoard(board, options);
  return {
    file,
    board: { id: board.id, name: board.name, boardVersion: board.boardVersion, digest: digestBoard(board) },
    ...judged,
    findings: located(text, judged.findings),
  };
}

/** Judges a board that has no text, such as an editor's document: the same findings without lines. */
export function judgeBoard(board: Board, options: ValidateOptions = {}): Omit<Report, 'file' | 'board'> {
  const profile = options.profile ?? board.profile;
  const findings: Finding[] = [];
  const failed = new Set<Layer>();
  const skipped: { layer: Layer; because: Layer }[] = [];
  const ran: RuleId[] = [];
  for (const layer of LAYERS) {
    const rules = RULES.filter(({ id, games }) => layerOf(id) === layer && games.includes(board.game));
    if (rules.length === 0) continue;
    const because = stoppedBy(layer, failed);
    if (because !== undefined) {
      skipped.push({ layer, because });
      continue;
    }
    for (const rule of rules) {
      ran.push(rule.id);
      const found = rule.check({ board }).map((issue) => findingOfIssue(board, profile, rule, issue));
      if (found.some(({ severity }) => severity === 'error')) failed.add(layer);
      findings.push(...found);
    }
  }
  return { profile, findings: withUniqueIds(findings), skipped, ran };
}

const layerOf = (id: RuleId): string => id.slice(0, id.indexOf('/'));

/** A file that is no board has its parse errors for findings; everything else is skipped. */
function unreadable(file: string, profile: Profile, errors: readonly ParseError[]): Report {
  const because: Layer = errors.some(({ code }) => code.startsWith('json/')) ? 'file' : 'schema';
  const findings = errors.map(({ code, message, line, column, pointer, words }): Finding => {
    const rule: RuleId = `${because}/${code.slice(code.indexOf('/') + 1)}`;
    const entities = [pointer === '' ? 'board' : pointer];
    return {
      id: idOfFinding(rule, entities),
      rule,
      severity: 'error',
      entities,
      message,
      what: message,
      why: '',
      mend: '',
      line,
      column,
      pointer,
      words,
    };
  });
  const skipped = LAYERS.slice(LAYERS.indexOf(because) + 1)
    .filter((layer) => RULES.some(({ id }) => layerOf(id) === layer))
    .map((layer) => ({ layer, because }));
  return { file, profile, findings: withUniqueIds(findings), skipped, ran: [] };
}

/** The findings with line and column, in the order of the file. */
function located(text: string, findings: readonly Finding[]): Finding[] {
  const offsets = offsetsOfPointers(
    text,
    findings.map(({ pointer }) => ({ pointer, at: 'value' })),
  );
  const inOrder = findings
    .map((finding, i) => ({ finding, offset: offsets[i]! }))
    .sort((a, b) => a.offset - b.offset);
  const places = placesOfOffsets(
    text,
    inOrder.map(({ offset }) => offset),
  );
  return inOrder.map(({ finding }, i) => ({ ...finding, ...places[i]! }));
}
