import * as admin from '@the-house/design-system/admin'
import * as exerciseEditor from '@the-house/design-system/exercise-editor'

/** The package entry of the design system that exports a name. */
export function entryOf([name = '']: readonly string[]): string {
  if (name in admin) return '@the-house/design-system/admin'
  if (name in exerciseEditor) return '@the-house/design-system/exercise-editor'
  return '@the-house/design-system'
}
