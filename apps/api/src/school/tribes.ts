/** The seven tribes that every school starts with. */
export const tribeNames = ['Hearth', 'Lantern', 'Keystone', 'Threshold', 'Rafters', 'Ivy', 'Weathervane'] as const
