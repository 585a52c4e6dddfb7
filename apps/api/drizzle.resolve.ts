import { registerHooks } from 'node:module'

/** npm keeps drizzle-orm inside this workspace, where drizzle-kit, hoisted to the root, does not look. */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('drizzle-orm')
      ? next(specifier, { ...context, parentURL: import.meta.url })
      : next(specifier, context),
})
