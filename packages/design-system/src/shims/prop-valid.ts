/**
 * The props of Chakra's factory itself; all other props of its typed elements are style props, which it consumes, or
 * valid attributes.
 */
const own = new Set(['as', 'asChild', 'css', 'theme', 'unstyled', 'recipe'])

/** Replaces @emotion/is-prop-valid, a list of all HTML attributes (1.2 kB), which the compiler has checked already. */
export default (prop: string): boolean => !own.has(prop)
