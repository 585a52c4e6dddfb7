import type { CourseEntity, PressedSteps } from './course-steps.ts'

interface Named {
  entity: CourseEntity
  id?: number | undefined
  version?: number | undefined
}

type Versions = Pick<PressedSteps, 'versions'>

const isSame = (one: Named, other: Named) => one.entity === other.entity && one.id === other.id

/**
 * Returns an earlier press as it can be undone after a later one was: rows that the later press had found as the earlier
 * one left them are so again, at new versions. What others have changed in between stays a conflict.
 * @param later the answer to the later press
 * @param undo the answer to its inverse steps
 */
export function rebasePress(earlier: PressedSteps, later: Versions, undo: Versions): PressedSteps {
  const versionOf = (named: Named): number | undefined =>
    later.versions.some((row) => isSame(row, named) && row.before === named.version)
      ? undo.versions.find((row) => isSame(row, named))?.version
      : undefined
  const moved = <N extends Named>(named: N): N =>
    named.version === undefined ? named : { ...named, version: versionOf(named) ?? named.version }
  return {
    ...earlier,
    versions: earlier.versions.map(moved),
    inverse: earlier.inverse.map((step) => ({ ...moved(step), ...(step.only && { only: step.only.map(moved) }) })),
  }
}
