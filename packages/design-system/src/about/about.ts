import type { ReactNode } from 'react'

/** What the entries of the design system give away, types aside. */
export type ExportName =
  | keyof typeof import('../index.ts')
  | keyof typeof import('../admin.ts')
  | keyof typeof import('../exercise-editor/exercise-editor.tsx')

/** Something drawn, and why it is done so or not. */
export interface Example {
  show: ReactNode
  why: string
}

/**
 * What the page of a component says beside what its code says. It stands beside the stories, in
 * `<component>.about.tsx`, and is handed to them as `parameters: { about }`; apps/docs draws every page in one order.
 */
export interface About {
  /** What can be imported, the component itself first. Empty for parts that another component shows. */
  exports: readonly ExportName[]
  /** What it is for, in a sentence or two. */
  purpose: string
  /** When something else serves better, and what. */
  avoid: readonly string[]
  good: Example
  bad: Example
  /** Its parts from the first to the last, and what each is. */
  anatomy: Readonly<Record<string, string>>
  /** Where its parts stand in the good example, as selectors by their names in the anatomy; a drawing numbers them there. */
  pins?: Readonly<Record<string, string>>
  /** What each key does. Empty: nothing in it takes the focus. */
  keys: Readonly<Record<string, string>>
  /** What is heard: names, roles, states and announcements. */
  spoken: readonly string[]
}

/** Checks a page's table as it is written. */
export const about = (page: About): About => page
