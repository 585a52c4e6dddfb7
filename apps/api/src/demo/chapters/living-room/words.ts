import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

/** The current topic of the demonstration student; its first six exercises show the six types, one each. */
export const places = practice({
  name: 'Where is the cat?',
  icon: 'words',
  exercises: [
    unique(
      'Find Pepper',
      '<p>Look at the picture. Where is the cat?</p>',
      ['Under the table', 'On the table', 'Next to the table', 'Behind the table'],
      '<p>The top of the table is above the cat, so the cat is <strong>under</strong> the table.</p>',
      { image: 'cat-under-table' },
    ),
    multiple(
      'True sentences',
      '<p>The sofa stands in the middle. The lamp is on its left, and the bookshelf is on its right. Which sentences are true?</p>',
      {
        right: ['The lamp is next to the sofa.', 'The sofa is between the lamp and the bookshelf.'],
        wrong: ['The lamp is between the sofa and the bookshelf.', 'The bookshelf is on the sofa.'],
      },
      '<p><strong>Between</strong> needs one thing on each side. Only the sofa has that. The lamp touches one side: <strong>next to</strong>.</p>',
    ),
    letters(
      'In the room',
      'The c#ushion# is on the so#fa#, and the r#ug# is in front of it.',
      '<p>The first letters help: <strong>cushion</strong>, <strong>sofa</strong>, <strong>rug</strong>. The end of <em>cushion</em> sounds like the end of <em>fashion</em>.</p>',
    ),
    words(
      'Four places',
      'The cup is #on# the table, the shoe is #under# it, the letter is #in# the drawer, and the broom is #behind# the door.',
      ['between', 'at', 'from'],
      '<p>A cup stands <strong>on</strong> the top, a shoe lies <strong>under</strong> it, a letter is <strong>in</strong> a drawer, and a broom hides <strong>behind</strong> a door.</p>',
      { ask: '<p>Everything is where the story put it. Fill each blank with a word from the bank.</p>' },
    ),
    open(
      'Your living room',
      '<p>Describe your living room for Ana. Where is the sofa, and what is next to it? Write three sentences with three different prepositions.</p>',
      'My sofa is in front of the window. There is a small lamp next to it. My dog usually sleeps between the sofa and the table.',
      '<p>A good answer has three places, <strong>is</strong> or <strong>are</strong> in each sentence, and <strong>the</strong> for things that we already know.</p>',
    ),
    options(
      'Where is, where are',
      'Where #are|is|am# my glasses? They #are|is|am# on the bookshelf, next #to|of|at# the clock.',
      '<p><strong>Glasses</strong> is plural in English, as in Portuguese. And it is always next <strong>to</strong>, never next <em>of</em>.</p>',
    ),
    unique(
      "Mrs. Reed's glasses",
      '<p>Listen. Where are the glasses?</p>',
      [
        'On the bookshelf, next to the clock',
        'On the clock, next to the bookshelf',
        'In the bookshelf, behind the clock',
        'Under the bookshelf',
      ],
      '<p>You hear two places: first the bookshelf, with <strong>on</strong>, then the clock, with <strong>next to</strong>.</p>',
      { audio: 'living-glasses' },
    ),
    unique(
      'In or on',
      '<p>Look at the picture. What is the right preposition? <em>The cat is ____ the box.</em></p>',
      ['in', 'on', 'at', 'over'],
      '<p>The box has walls around the cat: <strong>in</strong>. With <em>on</em>, the cat sits on top of it.</p>',
      { image: 'cat-in-box' },
    ),
  ],
})
