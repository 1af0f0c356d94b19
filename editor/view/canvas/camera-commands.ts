/** The commands that only change the camera, by id. */
import type { LamplighterCanvas } from './lamplighter-canvas.js';

type CameraTarget = Pick<LamplighterCanvas, 'fit' | 'zoomBy' | 'turnBy' | 'camera'>;

export const CAMERA_COMMANDS: Readonly<Record<string, (canvas: CameraTarget) => void>> = {
  'view.fit': (canvas) => {
    canvas.fit();
  },
  'view.zoom-in': (canvas) => {
    canvas.zoomBy(1.4);
  },
  'view.zoom-out': (canvas) => {
    canvas.zoomBy(1 / 1.4);
  },
  'view.turn-left': (canvas) => {
    canvas.turnBy(-15);
  },
  'view.turn-right': (canvas) => {
    canvas.turnBy(15);
  },
  'view.straight': (canvas) => {
    canvas.turnBy(-canvas.camera.rotation);
  },
};
