/**
 * Browser storage that never throws: a browser may forbid it (private windows, policies) or be full.
 * Everything that the portal keeps on a device goes through here.
 *
 * | key | what |
 * | --- | --- |
 * | the-house.token | the session's token |
 * | the-house.user | the signed-in user, as the shell shows it |
 * | the-house.outbox.USER.TEST.EXERCISE.EDIT | an answer that the server has not confirmed yet |
 * | the-house.agreed.USER.CHAPTER | that the instructions of a chapter were agreed to |
 * | the-house.report.USER | a report of an error that was begun and not sent |
 * | the-house.second.USER.TEST.EXERCISE | a second version of an answer that was begun and not sent |
 * | the-house.put-off.USER | the answers that a teacher has put off |
 * | the-house.draft.USER.ENTITY.ID | what was typed into a form of the administration and not saved |
 * | the-house.check | whether the device keeps anything: written and removed by the requirements |
 * | the-house.tour.USER.TOUR | that somebody was shown around a screen |
 * | the-house.tours | 'false' where tours start only when they are asked for |
 * | the-house.tutorial-hidden.USER | that the dashboard's hint of the tutorial was put away |
 * | the-house.shortcuts | 'false' where single-key shortcuts are switched off |
 * | the-house.test.USER.TEST | which tab of this device has a running test |
 * | the-house.timer | 'false' where the time that is left of a test is hidden |
 * | the-house.tribes.UNIT.PERIOD.TRIBE | what a tribe had in a month or a year, as a unit was shown it last; until the session ends |
 * | the-house.narrow-menu | 'true' where the menu beside the screen shows pictures alone |
 * | the-house.language, the-house.color-mode | kept by the i18n and design-system packages |
 */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the device took it. */
export const writeStored = (key: string, value: string): boolean => {
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
    // What cannot be stored is not there either.
  }
}

/** Begins the keys of what the school has answered to a session, and goes with it. */
export const readings = 'the-house.tribes.'

export const storedKeys = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
