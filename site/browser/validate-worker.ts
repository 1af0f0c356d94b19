/** The worker that validates files and writes the report, the same as that of the command line. */
import { drawBoard } from '../../exchange/index.js';
import { parseBoard, type Board } from '../../model/index.js';
import { validateParsedText, type Report } from '../../validator/index.js';
import { formatReports, writePrettySummary } from '../../validator/reports/index.js';
import type { ValidateAnswer, ValidateRequest } from './validate-messages.js';

declare const VERSION: string;

self.onmessage = ({ data }: MessageEvent<ValidateRequest>) => {
  const reports: Report[] = [];
  const [texts, boards] = [new Map<string, string>(), new Map<string, Board>()];
  for (const { name: file, text } of data.files) {
    const parsed = parseBoard(text);
    reports.push(validateParsedText(text, parsed, { file, deep: data.deep }));
    texts.set(file, text);
    if (parsed.ok) boards.set(file, parsed.board);
  }
  const answer: ValidateAnswer = {
    summary: writePrettySummary(reports).trim(),
    html: formatReports('html', reports, {
      tool: { name: 'lamplighter', version: VERSION },
      texts,
      boards,
      draw: (board, theme) => drawBoard(board, { theme }),
    }),
  };
  self.postMessage(answer);
};
