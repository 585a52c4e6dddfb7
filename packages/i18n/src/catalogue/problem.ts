/** A problem for a translator or an engineer to fix, with its place. */
export interface Problem {
  /** Path relative to the root of the repository. */
  file: string
  line: number
  text: string
}

export const describeProblem = ({ file, line, text }: Problem): string => `${file}:${line} ${text}`

/** The line number of a position in a text, from 1. */
export const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length
