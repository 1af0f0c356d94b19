/**
 * The editor's hands for scans: it fetches the picture that a board names, lays others under, and keeps them. What it does to
 * the board are actions like any other; what it knows of pictures the file never sees.
 */
import { invertHomography, type Board, type Homography } from '../../../model/index.js';
import { setScan, type Action } from '../../document/index.js';
import { boardOf, choose, perform, takeTool, type Desk } from '../../tools/desk.js';
import { changePoints, pointsOf, removeScan } from '../../tools/shown-scan.js';
import type { DeskChange } from '../tell.js';
import { closePicture, loadPicture, type Loaded, type Picture, type PictureFile } from './load-picture.js';
import { FIRST_LOOK, lookFrom, type ScanLook } from './scan-look.js';
import { scanShelf, type ScanShelf } from './scan-shelf.js';

/** What the panel shows. */
export interface ScanState {
  readonly picture: Picture | undefined;
  readonly look: ScanLook;
  /** The name of the file that is being read. */
  readonly busy: string;
  /** What went wrong, in a sentence. */
  readonly problem: string;
  /** A picture that was chosen for another one, until it is decided. */
  readonly other: PictureFile | undefined;
  /** Pictures of this board's file that are on this machine, by fingerprint. */
  readonly here: ReadonlySet<string>;
  /** Whether there is a picture to practise on. */
  readonly canPractise: boolean;
}

/** What is asked of it. */
export type ScanAsk =
  /** `expected`: the fingerprint it must have. */
  | { readonly do: 'add'; readonly file: Blob; readonly name: string; readonly expected?: string }
  | { readonly do: 'add-other' | 'practise' | 'take-away' | 'forget' | 'start-anew' }
  | { readonly do: 'show'; readonly sha256: string }
  | { readonly do: 'look'; readonly look: Partial<ScanLook> };

/** A picture that comes with the page, and where the board that it shows lies in it. */
interface PracticeScan {
  readonly file: PictureFile;
  /** The way from board units to its pixels. */
  readonly boardToPicture: Homography;
}

/** Where it is had, once it is wanted; its fingerprint, and the id of the board that it shows, are known before. */
export interface PracticeSource {
  readonly board: string;
  readonly sha256: string;
  readonly load: () => Promise<PracticeScan>;
}

export interface ScanHost {
  readonly desk: Desk | undefined;
  readonly change: (change: DeskChange) => void;
  readonly requestUpdate: () => void;
}

/** Whether nothing else was begun since. */
type Turn = () => boolean;

const EMPTY: ScanState = {
  picture: undefined,
  look: FIRST_LOOK,
  busy: '',
  problem: '',
  other: undefined,
  here: new Set(),
  canPractise: false,
};

/** A file may name as many as it likes; so many are looked for. */
const MOST_SCANS = 20;

const NOT_KEPT =
  'The browser has no room to keep this picture. It is here until you leave; then choose it again, or make room first.';

export class ScanTable {
  #state = EMPTY;
  #document: Board | undefined;
  /** Counts what was begun: whoever comes back late finds another number and goes. */
  #turn = 0;
  #practice: PracticeSource | undefined;
  /** The practice scan, while the board that it shows is open: only then is it known where it lies. */
  #known: PracticeScan | undefined;

  constructor(
    readonly host: ScanHost,
    readonly shelf: ScanShelf = scanShelf(),
  ) {}

  get state(): ScanState {
    return this.#state;
  }

  /** Where the picture to practise on is had, for pages that bring one. */
  get practice(): PracticeSource | undefined {
    return this.#practice;
  }

  set practice(source: PracticeSource | undefined) {
    this.#practice = source;
    this.#document = undefined;
    this.follow();
  }

  /** To be called whenever the desk may be another one. */
  follow(): void {
    const { desk } = this.host;
    const document = desk?.history.steps[0]?.board;
    const isShown = desk?.settings.scan?.sha256 === this.#state.picture?.sha256;
    if (document === this.#document) return;
    // What another tab does comes as a history of its own, of the same document.
    const isSame = isShown && this.#document && document && nameOf(document) === nameOf(this.#document);
    this.#document = document;
    if (!isSame) void this.#open();
  }

  /** Lays the first picture that the board names and that is here; on the board of the practice scan, that. */
  async #open(): Promise<void> {
    const turn = this.#begin();
    this.#show(undefined);
    this.#known = undefined;
    this.#set({ ...EMPTY, canPractise: this.#practice !== undefined });
    const { desk } = this.host;
    if (!desk) return;
    const board = boardOf(desk);
    const named = (board.provenance.scans ?? []).map(({ sha256 }) => sha256);
    const found = new Map<string, PictureFile>();
    for (const sha256 of named.slice(0, MOST_SCANS)) {
      const file = await this.#find(sha256);
      if (file) found.set(sha256, file);
    }
    // Last, because it is the only one that has to be fetched.
    const practice = this.#practice?.board === board.id ? await this.#practise() : undefined;
    if (!turn()) return;
    this.#known = practice;
    this.#set({ here: new Set(found.keys()) });
    const first = found.values().next().value ?? (named.length === 0 ? this.#known?.file : undefined);
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

  async #practise(): Promise<PracticeScan | undefined> {
    return this.#practice?.load().catch(() => undefined);
  }

  async #find(sha256: string): Promise<PictureFile | undefined> {
    const kept = await this.shelf.find(sha256).catch(() => undefined);
    if (kept || this.#practice?.sha256 !== sha256) return kept;
    return (await this.#practise())?.file;
  }

  /** Does what it is asked for; problems are told in the state. */
  async ask(ask: ScanAsk): Promise<void> {
    const { picture, other } = this.#state;
    switch (ask.do) {
      case 'add':
        return this.#add(ask.file, ask.name, ask.expected);
      case 'add-other':
        return other && this.#add(other.blob, other.name);
      case 'practise': {
        const turn = this.#since();
        const practice = await this.#practise();
        if (practice && turn()) await this.#add(practice.file.blob, practice.file.name);
        return;
      }
      case 'show': {
        const turn = this.#since();
        const file = await this.#find(ask.sha256);
        if (file && turn()) await this.#load(file);
        return;
      }
      case 'look':
        this.#look(ask.look);
        return;
      case 'start-anew':
        this.host.change(startAnew);
        return;
      case 'take-away':
        if (picture) this.#takeAway(picture);
        return;
      case 'forget':
        if (!picture) return;
        this.#show(undefined);
        this.#set({ here: new Set([...this.#state.here].filter((each) => each !== picture.sha256)) });
        return this.shelf.forget(picture.sha256).catch(() => undefined);
    }
  }

  /** A picture that a person brings: it is noted in the file at once, and kept here; unless another board came meanwhile. */
  async #add(file: Blob, name: string, expected?: string): Promise<void> {
    const turn = this.#begin();
    const loaded = await this.#read(file, name, turn);
    if (!loaded) return;
    const { sha256, width, height } = loaded.picture;
    if (expected !== undefined && sha256 !== expected) {
      closePicture(loaded.picture);
      this.#set({ other: loaded.file, problem: anotherPicture(sha256, expected) });
      return;
    }
    const kept = await this.shelf.keep(loaded.file).then(
      () => true,
      () => false,
    );
    if (!(await this.#lay(loaded.picture, turn))) return;
    this.#set({ here: new Set([...this.#state.here, sha256]), ...(!kept && { problem: NOT_KEPT }) });
    this.host.change((desk) => {
      const next = perform(desk, 'Lay a scan under the board', noted({ sha256, width, height }));
      const isFresh = pointsOf(boardOf(next), { sha256 }).length < 4 && !next.readOnly;
      return isFresh ? takeTool(next, 'calibrate') : next;
    });
  }

  /** A picture that is already known. */
  async #load({ blob, name }: PictureFile): Promise<void> {
    const turn = this.#begin();
    const loaded = await this.#read(blob, name, turn);
    if (loaded) await this.#lay(loaded.picture, turn);
  }

  /** Whether it lies there now. */
  async #lay(picture: Picture, turn: Turn): Promise<boolean> {
    const look = lookFrom(await this.shelf.findLook(picture.sha256).catch(() => undefined));
    if (!turn()) {
      closePicture(picture);
      return false;
    }
    this.#set({ look });
    this.#show(picture);
    return true;
  }

  async #read(file: Blob, name: string, turn: Turn): Promise<Extract<Loaded, { ok: true }> | undefined> {
    this.#set({ busy: name, problem: '', other: undefined });
    const loaded = await loadPicture(file, name);
    if (!turn()) {
      if (loaded.ok) closePicture(loaded.picture);
      return undefined;
    }
    this.#set({ busy: '', ...(!loaded.ok && { problem: loaded.problem }) });
    return loaded.ok ? loaded : undefined;
  }

  #look(change: Partial<ScanLook>): void {
    const { picture, look } = this.#state;
    const next = { ...look, ...change };
    this.#set({ look: next });
    if (!picture) return;
    if (next.locked !== look.locked || next.hidden !== look.hidden) this.#tellDesk(picture);
    this.shelf.keepLook(picture.sha256, next).catch(() => undefined);
  }

  /** The practice scan comes back with its board, so that one is only hidden. */
  #takeAway({ sha256 }: Picture): void {
    this.host.change((desk) => perform(desk, 'Take the scan away', removeScan(sha256)));
    if (this.#known?.file.sha256 === sha256) this.#look({ hidden: true });
    else this.#show(undefined);
  }

  #show(picture: Picture | undefined): void {
    const before = this.#state.picture;
    this.#set({ picture });
    if (picture) this.#tellDesk(picture);
    else if (before) this.host.change((desk) => choose(desk, { scan: undefined }));
    if (before && before !== picture) closePicture(before);
  }

  #tellDesk({ sha256, width, height }: Picture): void {
    const known = this.#known?.file.sha256 === sha256 ? this.#known : undefined;
    const guess = known && invertHomography(known.boardToPicture);
    const { locked, hidden } = this.#state.look;
    this.host.change((desk) =>
      choose(desk, { scan: { sha256, width, height, locked, hidden, ...(guess && { guess }) } }),
    );
  }

  #set(change: Partial<ScanState>): void {
    this.#state = { ...this.#state, ...change };
    this.host.requestUpdate();
  }
}

/** By what a board and the pictures under it are known. */
const nameOf = ({ id, provenance }: Board): string =>
  [id, ...(provenance.scans ?? []).map(({ sha256 }) => sha256)].join();

/** Notes a picture in the file, unless it is there. */
const noted =
  ({ sha256, width, height }: Pick<Picture, 'sha256' | 'width' | 'height'>): Action =>
  (board) =>
    board.provenance.scans?.some((scan) => scan.sha256 === sha256)
      ? board
      : setScan({ sha256, width, height, points: [] })(board);

function startAnew(desk: Desk): Desk {
  const { scan } = desk.settings;
  if (!scan) return desk;
  const next = perform(
    desk,
    'Take all points off the scan',
    changePoints(scan, () => []),
  );
  return takeTool(next, 'calibrate');
}

const anotherPicture = (is: string, must: string): string =>
  `This is another picture: its fingerprint begins with ${is.slice(0, 8)}, that of the picture the board was traced over with ${must.slice(0, 8)}. The same scan saved anew has another fingerprint, too.`;
