/** The keys of the commands that the board viewer has too. */
export const VIEWER_COMMAND_KEYS = {
  'edit.next': ['Tab'],
  'edit.previous': ['Shift+Tab'],
  'view.fit': ['f', 'Mod+0'],
  'view.zoom-in': ['+', '='],
  'view.zoom-out': ['-'],
  'view.turn-left': ['['],
  'view.turn-right': [']'],
  'view.straight': ['r'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ViewerCommandId = keyof typeof VIEWER_COMMAND_KEYS;

const COMMANDS_BY_CHORD: ReadonlyMap<string, ViewerCommandId> = new Map(
  (Object.entries(VIEWER_COMMAND_KEYS) as [ViewerCommandId, readonly string[]][]).flatMap(([id, chords]) =>
    chords.map((chord) => [chord, id]),
  ),
);

/** The command of the board viewer that a chord means. */
export const findViewerCommand = (chord: string): ViewerCommandId | undefined => COMMANDS_BY_CHORD.get(chord);
