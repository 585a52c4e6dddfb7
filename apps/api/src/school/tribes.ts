/** The seven tribes that every school starts with, each with its symbol and color. */
export const firstTribes = [
  { name: 'Hearth', symbol: 'hearth', color: 'brick' },
  { name: 'Lantern', symbol: 'lantern', color: 'lamp' },
  { name: 'Keystone', symbol: 'keystone', color: 'stone' },
  { name: 'Threshold', symbol: 'threshold', color: 'sun' },
  { name: 'Rafters', symbol: 'rafters', color: 'poppy' },
  { name: 'Ivy', symbol: 'ivy', color: 'leaf' },
  { name: 'Weathervane', symbol: 'weathervane', color: 'sky' },
] as const
