/** So narrow that close, progress and menu have no room beside each other: a phone with text of more than 140 %. */
export const narrow = '@container lesson (max-width: 16rem)'

/**
 * So low that all of a lesson but its actions scrolls: with a keyboard on a phone that lies on its side, and with large
 * text on a phone.
 */
export const low = '@container lesson (max-height: 17rem) or ((max-width: 16rem) and (max-height: 32rem))'
