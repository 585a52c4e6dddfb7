/** What Chakra's factory means itself; all other props of its typed elements are style props, which it keeps, or real. */
const own = new Set(['as', 'asChild', 'css', 'theme', 'unstyled', 'recipe'])

/** Stands for @emotion/is-prop-valid: a list of all attributes of html (1.2 kB), which the compiler has checked already. */
export default (prop: string): boolean => !own.has(prop)
