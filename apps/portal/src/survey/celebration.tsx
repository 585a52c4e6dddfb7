/** A chunk of its own: few moments need it. */
export { Celebration as default } from '@the-house/design-system'
