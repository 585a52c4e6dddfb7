import type { PictureName } from '../media/pictures.ts'

export interface AuthoredProduct {
  name: string
  description: string
  /** In dollars of the school. */
  price: number
  picture: PictureName
  /** The stock; none: unlimited. */
  stock?: number
  /** Listed, but not available. */
  gone?: true
}

/** The products of the demonstration school's store, by category. */
export const products: Record<string, AuthoredProduct[]> = {
  Paper: [
    {
      name: 'House notebook',
      description: 'Ninety-six pages, one room to a page: a drawing on the left, lines on the right.',
      price: 90,
      picture: 'store-notebook',
      stock: 34,
    },
    {
      name: 'Four pencils',
      description: 'Brick, leaf, sky and sun. One for verbs, one for nouns, two to lend.',
      price: 40,
      picture: 'store-pencils',
      stock: 60,
    },
    {
      name: 'Picture cards',
      description: 'Fifty cards: the picture on one side, the word on the other. They fit into a pocket.',
      price: 70,
      picture: 'store-cards',
      stock: 18,
    },
    {
      name: 'Notes for things',
      description: 'A hundred sticky notes. Name everything in your kitchen, and leave it there for a week.',
      price: 25,
      picture: 'store-notes',
    },
  ],
  'To wear': [
    {
      name: 'Door T-shirt',
      description: 'Cotton, in the color of plaster that has seen some sun. Sizes S to XL.',
      price: 180,
      picture: 'store-shirt',
      stock: 12,
    },
    {
      name: 'Staircase socks',
      description: 'For going up and down the stairs without waking Pepper. One size.',
      price: 60,
      picture: 'store-socks',
      stock: 3,
    },
    {
      name: 'Bag with a door',
      description: 'Carries the notebook, an onion for soup night, and an umbrella.',
      price: 120,
      picture: 'store-tote',
      stock: 21,
    },
  ],
  'For your house': [
    {
      name: 'Number 7 mug',
      description: 'Holds exactly one chapter of coffee.',
      price: 80,
      picture: 'store-mug',
      stock: 27,
    },
    {
      name: 'Red umbrella',
      description: 'The one that hangs in the hall. It is raining, it rains, it has rained: all of them.',
      price: 150,
      picture: 'store-umbrella',
      stock: 0,
      gone: true,
    },
    {
      name: 'Key ring',
      description: 'Two keys that open nothing, and a ring for those that do.',
      price: 35,
      picture: 'store-key-ring',
      stock: 48,
    },
    {
      name: 'Half past six clock',
      description: 'A wall clock for learning the time. It also tells it.',
      price: 240,
      picture: 'store-clock',
      stock: 5,
    },
  ],
  'Time with us': [
    {
      name: 'Coffee with a teacher',
      description: 'Twenty minutes of talk in the kitchen of your unit. The teacher brings the questions, or you do.',
      price: 110,
      picture: 'store-coffee',
    },
    {
      name: 'An hour of conversation',
      description: 'A teacher for you alone, on whatever you like to talk about. Book it at the desk.',
      price: 300,
      picture: 'store-hour',
    },
    {
      name: 'A second look',
      description:
        'Hand in a text that was corrected already, rewritten. It comes back with a new comment within a week.',
      price: 60,
      picture: 'store-second-look',
    },
  ],
}
