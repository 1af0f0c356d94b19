/** The scans of the open board. Changes of the board are ordinary actions; pictures never go into the file. */
import { invertHomography, type Board, type Homography } from '../../../model/index.js';
import { chooseActionByBoard, noAction, recordScanCalibration, type Action } from '../../document/index.js';
import {
  boardOf,
  changeToolSettings,
  controlPointsOf,
  type EditorState,
  perform,
  removeScan,
  setControlPoints,
  switchTool,
} from '../../tools/index.js';
import type { EditorHost } from '../canvas/editor-host.js';
import {
  closePicture,
  loadPicture,
  type LoadPictureResult,
  type Picture,
  type PictureFile,
} from './load-picture.js';
import {
  DEFAULT_APPEARANCE,
  nextDrawingOpacity,
  parseAppearance,
  type ScanAppearance,
} from './scan-appearance.js';
import { openScanStore, type ScanStore } from './scan-store.js';

/** The state of the scans of the open board, as the panel shows it. */
export interface ScanState {
  readonly picture: Picture | undefined;
  readonly appearance: ScanAppearance;
  /** The name of the file being read. */
  readonly loadingName: string;
  /** The problem, as a sentence. */
  readonly problem: string;
  /** A picture that was chosen in place of another one, until the user decides. */
  readonly mismatchedPicture: PictureFile | undefined;
  /** Fingerprints of this board's pictures that are on this machine. */
  readonly availableScans: ReadonlySet<string>;
  /** Whether there is a practice scan. */
  readonly canPractise: boolean;
}

/** Requests to the controller. */
export type ScanRequest =
  /** `expected`: the fingerprint it must have. */
  | { readonly do: 'add'; readonly file: Blob; readonly name: string; readonly expected?: string }
  | { readonly do: 'add-other' | 'practise' | 'remove' | 'delete' | 'start-over' | 'fade' }
  | { readonly do: 'show'; readonly sha256: string }
  | { readonly do: 'appearance'; readonly appearance: Partial<ScanAppearance> };

/** A picture that comes with the page, and its transform. */
interface PracticeScan {
  readonly file: PictureFile;
  /** From board units to its pixels. */
  readonly boardToPicture: Homography;
}

/** Loads the practice scan on demand; its fingerprint and the id of its board are known before. */
export interface PracticeScanSource {
  readonly board: string;
  readonly sha256: string;
  readonly load: () => Promise<PracticeScan>;
}

/** Whether no other operation has begun since. */
type Turn = () => boolean;

const EMPTY: ScanState = {
  picture: undefined,
  appearance: DEFAULT_APPEARANCE,
  loadingName: '',
  problem: '',
  mismatchedPicture: undefined,
  availableScans: new Set(),
  canPractise: false,
};

/** A file may name any number; only this many are looked up. */
const MAX_SCANS = 20;

const NOT_STORED =
  'The browser has no room to store this picture. It stays until you leave the page; next time choose it again, or free some space first.';

export class ScanController {
  #state = EMPTY;
  #document: Board | undefined;
  /** Counts operations, so that late results of earlier ones are dropped. */
  #turn = 0;
  #practice: PracticeScanSource | undefined;
  /** The practice scan while its board is open, because only then its transform is known. */
  #shownPractice: PracticeScan | undefined;

  constructor(
    readonly host: Pick<EditorHost, 'state' | 'change' | 'requestUpdate'>,
    readonly store: ScanStore = openScanStore(),
  ) {}

  get state(): ScanState {
    return this.#state;
  }

  /** The practice scan, for pages that have one. */
  get practice(): PracticeScanSource | undefined {
    return this.#practice;
  }

  set practice(source: PracticeScanSource | undefined) {
    this.#practice = source;
    this.#document = undefined;
    this.sync();
  }

  /** Call this when the editor state may have changed. */
  sync(): void {
    const { state } = this.host;
    const document = state?.history.steps[0]?.document.board;
    const isShown = state?.settings.scan?.sha256 === this.#state.picture?.sha256;
    if (document === this.#document) return;
    // Edits from another tab come as a new history of the same document.
    const isSame = isShown && this.#document && document && nameOf(document) === nameOf(this.#document);
    this.#document = document;
    if (!isSame) void this.#open();
  }

  /** Shows the first picture of the board that is stored here, or the practice scan on its board. */
  async #open(): Promise<void> {
    const turn = this.#begin();
    this.#show(undefined);
    this.#shownPractice = undefined;
    this.#set({ ...EMPTY, canPractise: this.#practice !== undefined });
    const { state } = this.host;
    if (!state) return;
    const board = boardOf(state);
    const named = (board.provenance.scans ?? []).map(({ sha256 }) => sha256);
    const found = new Map<string, PictureFile>();
    for (const sha256 of named.slice(0, MAX_SCANS)) {
      const file = await this.#find(sha256);
      if (file) found.set(sha256, file);
    }
    // Last, because only this one is fetched.
    const practice = this.#practice?.board === board.id ? await this.#loadPractice() : undefined;
    if (!turn()) return;
    this.#shownPractice = practice;
    this.#set({ availableScans: new Set(found.keys()) });
    const first = found.values().next().value ?? (named.length === 0 ? this.#shownPractice?.file : undefined);
    if (first) await this.#load(first);
  }

  #begin(): Turn {
    this.#turn++;
    return this.#since();
  }

  #since(): Turn {
    const turn = this.#turn;
    return () => turn === this.#turn;
  }

  async #loadPractice(): Promise<PracticeScan | undefined> {
    return this.#practice?.load().catch(() => undefined);
  }

  async #find(sha256: string): Promise<PictureFile | undefined> {
    const kept = await this.store.find(sha256).catch(() => undefined);
    if (kept || this.#practice?.sha256 !== sha256) return kept;
    return (await this.#loadPractice())?.file;
  }

  /** Carries out a request; problems are reported in the state. */
  async handleRequest(request: ScanRequest): Promise<void> {
    const { picture, mismatchedPicture } = this.#state;
    switch (request.do) {
      case 'add':
        return this.#add(request.file, request.name, request.expected);
      case 'add-other':
        return mismatchedPicture && this.#add(mismatchedPicture.blob, mismatchedPicture.name);
      case 'practise': {
        const turn = this.#since();
        const practice = await this.#loadPractice();
        if (practice && turn()) await this.#add(practice.file.blob, practice.file.name);
        return;
      }
      case 'show': {
        const turn = this.#since();
        const file = await this.#find(request.sha256);
        if (file && turn()) await this.#load(file);
        return;
      }
      case 'appearance':
        this.#changeAppearance(request.appearance);
        return;
      case 'fade':
        this.#fade();
        return;
      case 'start-over':
        this.host.change(startOver);
        return;
      case 'remove':
        if (picture) this.#removeScan(picture);
        return;
      case 'delete':
        if (!picture) return;
        this.#show(undefined);
        this.#set({
          availableScans: new Set([...this.#state.availableScans].filter((each) => each !== picture.sha256)),
        });
        return this.store.delete(picture.sha256).catch(() => undefined);
    }
  }

  /** Adds a picture from the user: records it in the board and stores it, unless another board was opened meanwhile. */
  async #add(file: Blob, name: string, expected?: string): Promise<void> {
    const turn = this.#begin();
    const loaded = await this.#read(file, name, turn);
    if (!loaded) return;
    const { sha256, width, height } = loaded.picture;
    if (expected !== undefined && sha256 !== expected) {
      closePicture(loaded.picture);
      this.#set({ mismatchedPicture: loaded.file, problem: describeMismatch(sha256, expected) });
      return;
    }
    const kept = await this.store.save(loaded.file).then(
      () => true,
      () => false,
    );
    if (!(await this.#showPicture(loaded.picture, turn))) return;
    this.#set({
      availableScans: new Set([...this.#state.availableScans, sha256]),
      ...(!kept && { problem: NOT_STORED }),
    });
    this.host.change((state) => {
      const next = perform(state, 'Add a scan', recordScan({ sha256, width, height }));
      const isFresh = controlPointsOf(boardOf(next), { sha256 }).length < 4 && !next.readOnly;
      return isFresh ? switchTool(next, 'calibrate') : next;
    });
  }

  /** Shows a stored picture. */
  async #load({ blob, name }: PictureFile): Promise<void> {
    const turn = this.#begin();
    const loaded = await this.#read(blob, name, turn);
    if (loaded) await this.#showPicture(loaded.picture, turn);
  }

  /** Resolves to whether it is shown. */
  async #showPicture(picture: Picture, turn: Turn): Promise<boolean> {
    // Over a photo of a person's own the print is what has to be read.
    const isPractice = this.#shownPractice?.file.sha256 === picture.sha256;
    const appearance = parseAppearance(await this.store.loadSetting(picture.sha256).catch(() => undefined), {
      ...DEFAULT_APPEARANCE,
      outlines: !isPractice,
    });
    if (!turn()) {
      closePicture(picture);
      return false;
    }
    this.#set({ appearance });
    this.#show(picture);
    return true;
  }

  async #read(
    file: Blob,
    name: string,
    turn: Turn,
  ): Promise<Extract<LoadPictureResult, { ok: true }> | undefined> {
    this.#set({ loadingName: name, problem: '', mismatchedPicture: undefined });
    const loaded = await loadPicture(file, name);
    if (!turn()) {
      if (loaded.ok) closePicture(loaded.picture);
      return undefined;
    }
    this.#set({ loadingName: '', ...(!loaded.ok && { problem: loaded.problem }) });
    return loaded.ok ? loaded : undefined;
  }

  #changeAppearance(change: Partial<ScanAppearance>): void {
    const { picture, appearance } = this.#state;
    const next = { ...appearance, ...change };
    this.#set({ appearance: next });
    if (!picture) return;
    if (next.locked !== appearance.locked || next.hidden !== appearance.hidden) this.#updateSettings(picture);
    this.store.saveSetting(picture.sha256, next).catch(() => undefined);
  }

  #fade(): void {
    const drawing = nextDrawingOpacity(this.#state.appearance);
    this.#changeAppearance({ drawing });
    this.host.change((state) => ({ ...state, announcement: `The drawing is shown at ${drawing} %.` }));
  }

  /** The practice scan is only hidden, because it comes back with its board. */
  #removeScan({ sha256 }: Picture): void {
    this.host.change((state) => perform(state, 'Remove the scan', removeScan(sha256)));
    if (this.#shownPractice?.file.sha256 === sha256) this.#changeAppearance({ hidden: true });
    else this.#show(undefined);
  }

  #show(picture: Picture | undefined): void {
    const before = this.#state.picture;
    this.#set({ picture });
    if (picture) this.#updateSettings(picture);
    else if (before) this.host.change((state) => changeToolSettings(state, { scan: undefined }));
    if (before && before !== picture) closePicture(before);
  }

  #updateSettings({ sha256, width, height }: Picture): void {
    const known = this.#shownPractice?.file.sha256 === sha256 ? this.#shownPractice : undefined;
    const guess = known && invertHomography(known.boardToPicture);
    const { locked, hidden } = this.#state.appearance;
    this.host.change((state) =>
      changeToolSettings(state, { scan: { sha256, width, height, locked, hidden, ...(guess && { guess }) } }),
    );
  }

  #set(change: Partial<ScanState>): void {
    this.#state = { ...this.#state, ...change };
    this.host.requestUpdate();
  }
}

/** Identifies a board and its pictures. */
const nameOf = ({ id, provenance }: Board): string =>
  [id, ...(provenance.scans ?? []).map(({ sha256 }) => sha256)].join();

/** Records a picture in the board, unless it is there. */
const recordScan = ({ sha256, width, height }: Pick<Picture, 'sha256' | 'width' | 'height'>): Action =>
  chooseActionByBoard(({ provenance }) =>
    provenance.scans?.some((scan) => scan.sha256 === sha256)
      ? noAction
      : recordScanCalibration({ sha256, width, height, points: [] }),
  );

function startOver(state: EditorState): EditorState {
  const { scan } = state.settings;
  if (!scan) return state;
  const next = perform(
    state,
    'Remove all control points',
    setControlPoints(scan, () => []),
  );
  return switchTool(next, 'calibrate');
}

const describeMismatch = (is: string, must: string): string =>
  `This is a different picture: its fingerprint begins with ${is.slice(0, 8)}, but the board was traced over one that begins with ${must.slice(0, 8)}. The same scan saved again also has a different fingerprint.`;
