/** A connection to IndexedDB: opened when it is first used, and again after it was lost. */
import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';

export type DatabaseOpener<S extends DBSchema> = (callbacks: OpenDBCallbacks<S>) => Promise<IDBPDatabase<S>>;

export function createReopeningConnection<S extends DBSchema>(
  open: DatabaseOpener<S>,
  upgrade: (database: IDBPDatabase<S>) => void,
  onLost: () => void = () => undefined,
): { readonly connect: () => Promise<IDBPDatabase<S>>; readonly forget: () => void } {
  let connection: Promise<IDBPDatabase<S>> | undefined;
  const forget = (): void => {
    connection = undefined;
    onLost();
  };
  const connect = (): Promise<IDBPDatabase<S>> =>
    (connection ??= open({
      upgrade,
      // A newer page wants to upgrade the database and waits until older connections are closed.
      blocking: (_old, _young, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
  return { connect, forget };
}
