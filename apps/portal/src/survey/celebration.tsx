/** A chunk of its own, since few screens need it. */
export { Celebration as default } from '@the-house/design-system'
