/** Something that a translator or an engineer has to mend, and where. */
export interface Problem {
  /** Relative to the repository. */
  file: string
  line: number
  text: string
}

export const describeProblem = ({ file, line, text }: Problem): string => `${file}:${line} ${text}`

/** The line of a position in a text, counted from 1. */
export const lineAt = (source: string, position: number): number => source.slice(0, position).split('\n').length
