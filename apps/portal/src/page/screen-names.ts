import type { Permission } from '@the-house/domain'
import type { MessageKey } from '@the-house/i18n'

/** A screen with an entry in the menu, by its name and the permission that it requires. */
export interface NamedScreen {
  name: MessageKey
  access: Permission
}

let read: () => readonly NamedScreen[] = () => []

/** Registers the route table (app/routes.ts), which areas may not import. */
export const setNamedScreens = (source: () => readonly NamedScreen[]): void => {
  read = source
}

/** Every screen of the menu that is loaded so far: all of them for those who see the screens of staff. */
export const namedScreens = (): readonly NamedScreen[] => read()
