/** Every picture of the school with what it shows, for those who do not see it. draw/ holds the drawings. */
export const pictures = {
  'cover-1': 'An arched brick door of a small house; the ground floor windows are lit.',
  'cover-2': 'The same house in the evening: the upper floor, the attic and a garden with lamps.',
  'scene-door': 'An arched red front door with the number 7, a bell on the right, a lamp and two plants.',
  'scene-hall': 'A hall with an arched mirror, a coat and a hat on hooks, two keys, and an umbrella in a stand.',
  'scene-kitchen':
    'A kitchen with a fridge, a stove with a kettle, a shelf with jars, and a table with a bowl of four apples.',
  'scene-living': 'A living room: a sofa between a lamp and a bookshelf, a table in front, and a cat on the sofa.',
  'scene-stairs': 'A staircase of five steps under an arch; a clock on the wall shows half past six.',
  'scene-bedroom': 'A bedroom with a bed by an arched window, an open wardrobe with clothes, and a sleeping cat.',
  'house-map':
    'A house cut open: six rooms on three floors joined by stairs, with a path drawn through all of them from the front door.',
  'cat-under-table': 'A cat sits under a table.',
  'cat-on-chair': 'A cat sits on a chair.',
  'cat-in-box': 'A cat looks out of a box.',
  'key-and-umbrella': 'One key and one umbrella.',
  apples: 'Four apples in a bowl, and one egg beside it.',
  'clock-half-past-seven': 'A round wall clock: the short hand is between 7 and 8, the long hand points to 6.',
  'two-friends': 'A woman and a man shake hands in front of an arched door.',
  clothes: 'A dress, a belt and a pair of shoes on a line.',
  'woman-reading': 'A woman sits in an armchair and reads a book.',
} as const

export type PictureName = keyof typeof pictures
