import { previewedId } from './previewed.ts'

/**
 * Browser storage that never throws: a browser may forbid it (private windows, policies) or be full.
 * Everything that the portal stores on a device goes through this module.
 *
 * | key | what |
 * | --- | --- |
 * | the-house.token | the session's token |
 * | the-house.user | the signed-in user, as the shell shows it |
 * | the-house.outbox.USER.TEST.EXERCISE.EDIT | an answer that the server has not confirmed yet |
 * | the-house.submission.USER.TEST.EXERCISE | an answer (or `finish`: an attempt) that was submitted and not decided on |
 * | the-house.agreed.USER.CHAPTER | that the instructions of a chapter were agreed to |
 * | the-house.report.USER | the draft of an error report |
 * | the-house.second.USER.TEST.EXERCISE | the draft of a second version |
 * | the-house.put-off.USER | the answers that a teacher has skipped |
 * | the-house.draft.USER.ENTITY.ID | the draft of a form of the administration |
 * | the-house.client | the random name by which this browser knows answers that it has saved itself |
 * | the-house.check | a probe of the requirements screen, which writes and removes it: whether storage works |
 * | the-house.tour.USER.TOUR | that a user has seen the tour of a screen |
 * | the-house.tours | 'false' where tours start on request only |
 * | the-house.tutorial-hidden.USER | that the dashboard's hint of the tutorial was dismissed |
 * | the-house.shortcuts | 'false' where single-key shortcuts are switched off |
 * | the-house.test.USER.TEST | which tab of this device has a running test |
 * | the-house.timer | 'false' where the remaining time of a test is hidden |
 * | the-house.tribes.UNIT.PERIOD.TRIBE | the cached score of a tribe in a period, by unit; until the session ends |
 * | the-house.menu.GROUP | whether a group of the menu is open ('true') or folded, once the user has pressed its caption |
 * | the-house.narrow-menu | 'true' where the sidebar is collapsed to icons |
 * | the-house.language, the-house.color-mode | written by the i18n and design-system packages |
 */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Writes a key; a preview of somebody's portal keeps nothing.
 * @returns whether it was stored
 */
export const writeStored = (key: string, value: string): boolean => {
  if (previewedId() !== null) return false
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(key)
  } catch {
    // A forbidden storage holds nothing to remove.
  }
}

/** The key prefix of cached server data, which is deleted at the end of the session. */
export const readings = 'the-house.tribes.'

export const storedKeys = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
