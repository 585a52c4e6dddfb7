import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad\n'
/** The parts of which a first screen calls most functions, as the chunks are named. */
const calledAtStart: readonly string[] = ['index', 'app', 'dashboard', 'chapter', 'lesson']

/** A source map of a file that has become a line longer at its beginning; each line of a map ends with a semicolon. */
const shifted = (map: string): string => map.replace('"mappings":"', '"mappings":";')

/**
 * Tells browsers to compile the first parts whole while they arrive, beside the main thread, instead of function by
 * function on it. It must be the first line, so that it is written once Vite has written its own.
 */
export const compileHintsPlugin: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const absent = new Set(calledAtStart)
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk' || !calledAtStart.includes(output.name)) continue
        absent.delete(output.name)
        output.code = hint + output.code
        const map = bundle[`${file}.map`]
        if (map?.type === 'asset') map.source = shifted(String(map.source))
      }
      // Without this a part that gets another name would lose its hint, and nobody would see it.
      if (absent.size > 0) this.error(`No chunk is named ${Array.from(absent).join(', ')}`)
    },
  },
}
