/** Data of the demonstration school for teachers, so that composed screens look realistic. */
export const test = {
  name: 'Where everything is',
  description: 'Prepositions of place. Look twice before you choose.',
  minutes: 25,
} as const

export const exercises = [
  { id: 1, title: 'Find Pepper', type: 'UNIQUE_ALTERNATIVE', facility: 92, discrimination: 0.21 },
  { id: 2, title: 'True sentences', type: 'MULTIPLE_ALTERNATIVE', facility: 71, discrimination: 0.44 },
  { id: 3, title: 'In the room', type: 'COMPLETE_LETTERS', facility: 64, discrimination: 0.38 },
  { id: 4, title: 'Four places', type: 'COMPLETE_WORD', facility: 55, discrimination: 0.52 },
  { id: 5, title: 'Your living room', type: 'OPEN_ANSWER', facility: 78, discrimination: 0.3 },
  { id: 6, title: 'Where is, where are', type: 'MULTIPLE_OPTIONS', facility: 38, discrimination: -0.07 },
] as const

export const units = [
  { id: 1, label: 'Recife Boa Viagem' },
  { id: 2, label: 'São Paulo Pinheiros' },
  { id: 3, label: 'Manaus Centro' },
] as const

export const tribes = [
  { id: 1, label: 'Lantern' },
  { id: 2, label: 'Compass' },
  { id: 3, label: 'Anchor' },
] as const

export const students = [
  { id: 1, name: 'Helena Duarte', unit: 'Recife Boa Viagem', tribe: 'Lantern', status: 'FINISHED', result: 97 },
  { id: 2, name: 'Rui Melo', unit: 'Recife Boa Viagem', tribe: 'Lantern', status: 'STARTED', result: null },
  { id: 3, name: 'Íris Fontes', unit: 'Manaus Centro', tribe: 'Lantern', status: 'FINISHED_EXPIRED', result: 41 },
  { id: 4, name: 'Caio Prado', unit: 'Manaus Centro', tribe: 'Anchor', status: 'PENDING', result: null },
] as const

/** A student's text, and a comment on one of its passages. */
export const text = 'My sofa is in front of the window. There is a lamp next to it, and two cat is under the table.'
export const passages = [{ start: text.indexOf('two cat is'), end: text.indexOf(' under'), text: 'Two cats are.' }]
