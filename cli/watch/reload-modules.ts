/** Makes Node load rule modules again together with what they import. */
import * as loader from 'node:module';

/** The module hooks of Node, of which Node 20 has only `register`. */
type Resolve = (
  specifier: string,
  context: { readonly parentURL?: string; readonly conditions: readonly string[] },
  next: (specifier: string, context: object) => unknown,
) => unknown;
type Hooks = typeof loader & { readonly registerHooks?: (hooks: { readonly resolve: Resolve }) => void };

/** Passes the query `?changed=…` of a module on to its relative imports. Node 20 runs its text in another thread. */
const resolve: Resolve = function resolve(specifier, context, next) {
  const isLocal = /^\.{1,2}\/[^?]*$/.test(specifier) && !context.conditions.includes('require');
  const query = isLocal ? /\?changed=.*$/.exec(context.parentURL ?? '') : null;
  return next(specifier + (query?.[0] ?? ''), context);
};

/** From now on a module with a new query `?changed=…` loads its relative imports again. */
export function reloadImportsOfChangedModules(): void {
  const { register, registerHooks } = loader as Hooks;
  if (registerHooks) registerHooks({ resolve });
  else register(`data:text/javascript,${encodeURIComponent(`export ${resolve.toString()}`)}`);
}

/** Forgets CommonJS modules outside of installed packages, which have no query. */
export function forgetRequiredModules(): void {
  const { cache } = loader.createRequire(import.meta.url);
  for (const path of Object.keys(cache))
    if (!/[\\/]node_modules[\\/]/.test(path)) Reflect.deleteProperty(cache, path);
}
