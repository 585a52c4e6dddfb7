import type { ReactNode } from 'react'

/** The names of the design system's runtime exports, without types. */
export type ExportName =
  | keyof typeof import('../index.ts')
  | keyof typeof import('../admin.ts')
  | keyof typeof import('../exercise-editor/exercise-editor.tsx')

/** A rendered example, and why it is done or avoided. */
export interface Example {
  show: ReactNode
  why: string
}

/**
 * The documentation of a component beyond its code. It is in `<component>.about.tsx` next to the stories, which pass it
 * as `parameters: { about }`; apps/docs renders every page in one order.
 */
export interface About {
  /** The exports, the component itself first. Empty for parts that only another component renders. */
  exports: readonly ExportName[]
  /** Its purpose, in a sentence or two. */
  purpose: string
  /** When to use something else, and what. */
  avoid: readonly string[]
  good: Example
  bad: Example
  /** Its parts from the first to the last, and the meaning of each. */
  anatomy: Readonly<Record<string, string>>
  /** The selector of each part in the good example, by its name in the anatomy; the drawing numbers the parts there. */
  callouts?: Readonly<Record<string, string>>
  /** The action of each key. Empty: nothing in it is focusable. */
  keys: Readonly<Record<string, string>>
  /** What a screen reader says: names, roles, states and announcements. */
  spoken: readonly string[]
}

/** Type-checks the documentation of a component where it is written. */
export const about = (page: About): About => page
