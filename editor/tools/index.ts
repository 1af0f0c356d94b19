/** What editor/tools offers. */
export { type ScanTransform, type TransformKind } from './calibration/fit-scan.js';
export { describeLandmark } from './calibration/landmarks.js';
export {
  type ControlPoint,
  controlPointsOf,
  controlPointIndices,
  nameOfControlPoint,
  roundPixelIntoScan,
  removeControlPoints,
  removeScan,
  setControlPoints,
  type ShownScan,
  transformOfShownScan,
  transformWhileCalibrating,
} from './calibration/shown-scan.js';
export {
  applyMatrix,
  type Box,
  type Camera,
  centreOffset,
  detailLevelAt,
  fitCamera,
  findFreeArea,
  invertMatrix,
  needsRepaint,
  isWithin,
  type Matrix,
  matrixOfCamera,
  multiplyMatrices,
  type Occluder,
  panCamera,
  readableZoom,
  rotateCameraAt,
  type WindowSize,
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
export { positionForMenuKey, selectForMenuAt, selectForMenuKey } from './commands/select-for-menu.js';
export {
  applyTypedNumber,
  clickAtCursor,
  followStreet,
  describePendingDigits,
  moveCursor,
  selectNextEntity,
  circleForTypedDigits,
  knownCircleToClick,
} from './commands/keyboard-navigation.js';
export { insertIntoChain } from './commands/insert-into-chain.js';
export { wantsMagnifier } from './commands/wants-magnifier.js';
export { nudgeSelection } from './commands/nudge-selection.js';
export { isProvisionalNumber } from './entities/circle-numbers.js';
export { describeEntities, describeEntity } from './entities/describe-entity.js';
export {
  findPlacedNode,
  type PlacedLine,
  placedLinesOf,
  placedNodesOf,
  toPlacedLine,
} from './entities/placed-entities.js';
export { type Field, type FieldEditResult } from './fields/field.js';
export { fieldsOfSelection, groupSelectionByKind } from './fields/selection-fields.js';
export { deleteEntitiesOrAsk } from './commands/delete-entities-or-ask.js';
export { actionOfFix, entitiesRemovedByFix } from './findings/action-of-fix.js';
export { type DescribedFinding, describeFindings } from './findings/describe-findings.js';
export {
  countBySeverity,
  describeSkippedLayers,
  type FindingGroup,
  formatCount,
  type FindingGrouping,
  FINDING_GROUPINGS,
  listFindings,
  entityNamesOfFinding,
  SEVERITY_HEADINGS,
  SEVERITY_MARKS,
} from './findings/list-findings.js';
export { type Gesture, type Modifiers, REACH_IN_PIXELS, type Viewport } from './input/gesture-types.js';
export { wordForTouch } from './input/touch-wording.js';
export { chordOf, formatChord, type KeyPress, latinKeyOf, POINTER_HELP } from './input/key-chord.js';
export { findViewerCommand } from './input/viewer-command-keys.js';
export { LENS_IDS, LENS_LABELS, type LensId } from './lenses/lens-result.js';
export { describeLens, lensesFor, shapesOfLens } from './lenses/apply-lens.js';
export { relationLens } from './lenses/relation-lenses.js';
export { shapesOfDraft, shapesOfSelection } from './overlay/selection-and-draft-shapes.js';
export { shapesOfSelectedEntity } from './overlay/selected-entity-shapes.js';
export { isFarFromComplete } from './overlay/far-from-complete.js';
export { shapesOfFindings } from './overlay/finding-shapes.js';
export { hitAt, positionOfEntity } from './pointing/hit-test.js';
export { ARROW_DIRECTIONS, nextStop, nodeInDirection } from './pointing/node-navigation.js';
export { hasParallelLines, outlineOfHex, outlinesOfBlock } from './shapes/area-outlines.js';
export { type Shape } from './shapes/shape.js';
export {
  boardOf,
  changeToolSettings,
  type EditorState,
  editorStateOfHistory,
  goToStep,
  handleGesture,
  hideKeyboardCursor,
  hintOf,
  isHalfDrawn,
  answerQuestion,
  openEditorState,
  perform,
  performMergedStep,
  replaceHistory,
  selectAndAnnounce,
  selectEntities,
  selectionOf,
  shownBoard,
  switchTool,
} from './state/editor-state.js';
export { type HistoryGap, type HistoryRow, historyRows } from './state/history-rows.js';
export { optionsOfTool, chooseOption, stickyModifiersOf } from './state/tool-options.js';
export { ALL_TOOLS, TOOLS_BY_ID, toolsFor, type ToolId } from './tools/all-tools.js';
export { numberOfNextCircle } from './tools/new-node.js';
export {
  BOARD_LAYER_NAMES,
  type BoardLayerName,
  type StickyModifier,
  toggleStickyModifier,
  type ToolOptions,
  type ToolOption,
} from './tools/tool.js';
