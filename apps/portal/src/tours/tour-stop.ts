import type { Permission } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

/** One step: highlights the first visible element of the selector; without one the step is skipped. */
export interface TourStepRow {
  at: string
  title: MessageKey
  text: MessageKey
  /** The permission that the step requires: teachers see the steps of everybody only. */
  permission: Extract<Permission, 'signedIn' | 'wholeTour'>
}

/** `dashboard.help`: the texts of a step, which has a title and a text. */
type StepKey = MessageKey extends infer Key ? (Key extends `tour.${infer Step}.title` ? Step : never) : never

const step =
  (permission: TourStepRow['permission']) =>
  (at: string, key: StepKey): TourStepRow => ({ at, title: `tour.${key}.title`, text: `tour.${key}.text`, permission })

/** A step that everybody is shown. */
export const everybody = step('signedIn')
/** A step that teachers are spared. */
export const learners = step('wholeTour')

/** The heading of a screen, which every screen has. */
export const heading = 'main h1'
