/** A worker can import a script of another origin, but not be one. Vite detects workers by the name `Worker`. */
export const workerOfAnyOrigin = (): typeof Worker =>
  class extends Worker {
    constructor(script: string | URL, options?: WorkerOptions) {
      const { origin, href } = new URL(script, location.href);
      super(origin === location.origin ? href : importOf(href), options);
    }
  };

const importOf = (script: string): string =>
  URL.createObjectURL(new Blob([`import ${JSON.stringify(script)};`], { type: 'text/javascript' }));
