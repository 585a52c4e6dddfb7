import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const writing = practice({
  name: 'Moving the furniture',
  icon: 'writing',
  exercises: [
    unique(
      'The remote control',
      '<p>Listen. Where is the remote control?</p>',
      ['Under the cushion', 'Under the cat', 'In front of the cushion', 'Behind the cat'],
      '<p>It is <strong>under the cushion</strong>. The cushion, not the remote control, is what you look for <strong>in front of the cat</strong>.</p>',
      { audio: 'living-remote' },
    ),
    unique(
      'On the chair',
      '<p>Look at the picture and choose the right sentence.</p>',
      [
        'The cat is on the chair.',
        'The chair is on the cat.',
        'The cat is in front of the chair.',
        'The cat is between the chair.',
      ],
      '<p>First the thing you talk about, then <strong>is</strong>, then its place: the cat is <strong>on</strong> the chair.</p>',
      { image: 'cat-on-chair' },
    ),
    words(
      'A note for Tom',
      'Please put the lamp #next# to the sofa, the table in #front# of it, and the picture #on# the wall.',
      ['between', 'behind', 'under'],
      '<p>Two prepositions are made of several words: <strong>next to</strong> and <strong>in front of</strong>. Pictures hang <strong>on</strong> walls.</p>',
    ),
    options(
      'After the move',
      'The bookshelf is #between|next|in front# the two windows. The plants are #on|in|to# the balcony, and the books are still #in|on|at# the box.',
      '<p><strong>Between</strong> the two windows, <strong>on</strong> the balcony, <strong>in</strong> the box. Only <em>between</em> can stand before <em>the</em> without another small word.</p>',
    ),
    letters(
      'Furniture',
      'Arm#chair#, book#shelf#, cur#tain#.',
      '<p>Two of these words are made of two others: <strong>arm + chair</strong> and <strong>book + shelf</strong>.</p>',
    ),
    multiple(
      'Opposites',
      '<p>Which pairs are opposites?</p>',
      { right: ['on / under', 'behind / in front of', 'near / far from'], wrong: ['next to / near', 'in / between'] },
      '<p><em>Next to</em> and <em>near</em> are almost the same: next to is just closer.</p>',
    ),
    open(
      'Ana calls home',
      '<p>Ana calls her mother and describes the living room in the picture. Write four sentences for her.</p>',
      'Mom, the living room is beautiful! There is a sofa between a lamp and a bookshelf. A small table is in front of the sofa. Pepper, the cat, is always on the sofa.',
      '<p>Start with the biggest thing and go around the room. Use <strong>there is</strong> from the kitchen and at least three prepositions.</p>',
      { image: 'scene-living' },
    ),
  ],
})
