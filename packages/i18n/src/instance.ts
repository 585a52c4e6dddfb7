import { createInstance, type i18n as Instance } from 'i18next'

/** Typed as i18next does by default: any string is a key. */
export const instance: Instance = createInstance()
