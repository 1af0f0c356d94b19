/** What editor/tools offers. */
export { type ScanTransform, type TransformKind } from './calibration/fit-scan.js';
export { describeLandmark } from './calibration/landmarks.js';
export {
  type ControlPoint,
  controlPointsOf,
  controlPointsOfNames,
  nameOfControlPoint,
  pixelInScan,
  removeControlPoints,
  removeScan,
  setControlPoints,
  type ShownScan,
  transformOfShownScan,
  transformWhilePlacing,
} from './calibration/shown-scan.js';
export {
  applyMatrix,
  type Box,
  type Camera,
  centreOffset,
  detailLevelAt,
  fitCamera,
  freeAreaBeside,
  invertMatrix,
  isOutsidePainted,
  isWithin,
  type Matrix,
  matrixOf,
  multiply,
  type Occluder,
  panCamera,
  readableZoom,
  rotateCameraAt,
  type Size,
  toBoard,
  toScreen,
  zoomCameraAt,
} from './camera/camera.js';
export {
  type Command,
  COMMAND_GROUPS,
  COMMANDS,
  findCommand,
  findCommandByChord,
  runCommand,
} from './commands/commands.js';
export { menuPosition, selectForMenuAt, selectForMenuKey } from './commands/context-menu.js';
export {
  applyTypedNumber,
  ARROWS,
  clickAtCursor,
  followStreet,
  hintOfDigits,
  moveCursor,
  selectNextEntity,
  targetOfDigits,
} from './commands/keyboard-navigation.js';
export { wantsMagnifier } from './commands/magnifier.js';
export { nudge } from './commands/nudge.js';
export { describeEntities, describeEntity } from './entities/describe-entity.js';
export {
  findPlacedNode,
  type PlacedLine,
  placedLinesOf,
  placedNodesOf,
  placeLine,
} from './entities/placed-entities.js';
export { type Field, type FieldAnswer } from './fields/field.js';
export { fieldsOfSelection, groupSelectionByKind } from './fields/selection-fields.js';
export { actionOfFix } from './findings/apply-fix.js';
export { type DescribedFinding, describeJudgement } from './findings/describe-findings.js';
export {
  countBySeverity,
  describeSkippedLayers,
  type FindingGroup,
  formatCount,
  type Grouping,
  GROUPINGS,
  listFindings,
  namesOfFinding,
  SEVERITY_HEADINGS,
  SEVERITY_MARKS,
} from './findings/list-findings.js';
export { type Gesture, type Modifiers, REACH_IN_PIXELS, type Viewport } from './input/gesture.js';
export { chordOf, formatChord, type KeyPress, latinKeyOf, POINTER_HELP } from './input/key-chord.js';
export { LENS_IDS, type LensId } from './lenses/lens-result.js';
export { describeLens, lensesFor, shapesOfLens } from './lenses/lens-view.js';
export { shapesOfDraft, shapesOfSelectedEntity, shapesOfSelection } from './overlay/editor-shapes.js';
export { shapesOfFindings } from './overlay/finding-shapes.js';
export { hitAt, positionOfEntity } from './pointing/hit-test.js';
export { hasParallelLines, outlineOfHex, outlinesOfBlock } from './shapes/outlines.js';
export { type Shape } from './shapes/shape.js';
export {
  boardOf,
  changeSettings,
  type EditorState,
  editorStateOfHistory,
  goToStep,
  handleGesture,
  hideCursor,
  hintOf,
  isBusy,
  openEditorState,
  perform,
  performMerged,
  replaceHistory,
  selectAndAnnounce,
  selectEntities,
  selectionOf,
  shownBoard,
  switchTool,
} from './state/editor-state.js';
export { type HistoryGap, type HistoryRow, historyRows } from './state/history-rows.js';
export { choiceOfTool, chooseOption, stickyModifiersOf } from './state/tool-options.js';
export { ALL_TOOLS, TOOLS, toolsFor, type ToolId } from './tools/all-tools.js';
export { toggleStickyModifier } from './tools/sticky-modifiers.js';
export {
  BOARD_LAYERS,
  type BoardLayer,
  type StickyModifier,
  type ToolChoice,
  type ToolOption,
} from './tools/tool.js';
