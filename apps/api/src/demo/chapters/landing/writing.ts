import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const writing = practice({
  name: 'Six rooms, six answers',
  icon: 'writing',
  silent: true,
  exercises: [
    unique(
      'The front door',
      '<p>You meet a neighbor at 7 p.m. What do you say?</p>',
      ['Good evening!', 'Good night!', 'Good afternoon!'],
      '<p><strong>Good evening</strong> to say hello, <strong>good night</strong> to leave.</p>',
    ),
    words(
      'The hall',
      '#These# are my keys, and #that# is #her# umbrella over there.',
      ['This', 'those', 'she'],
      '<p>Keys in your hand: <strong>these</strong>. Far away: <strong>that</strong>. She: <strong>her</strong>.</p>',
    ),
    options(
      'The kitchen',
      "There #is|are|was# some bread now, but there #wasn't|weren't|isn't# any yesterday.",
      "<p>Bread cannot be counted: <strong>is</strong> now, <strong>wasn't</strong> yesterday.</p>",
    ),
    multiple(
      'The living room',
      '<p>Which words tell where something is?</p>',
      { right: ['behind', 'between', 'under'], wrong: ['cushion', 'often', 'rug'] },
      '<p>Three prepositions and three other words. <em>Often</em> belongs to the stairs.</p>',
    ),
    letters(
      'The stairs',
      'She al#ways# gets up at ha#lf# past five and ne#ver# sleeps late.',
      '<p>The top step and the bottom step: <strong>always</strong> and <strong>never</strong>.</p>',
    ),
    unique(
      'The bedroom',
      '<p>Choose the right sentence for a photo.</p>',
      [
        'They are sitting on the bed.',
        'They sitting on the bed.',
        'They are siting on the bed.',
        'They sit on the bed now.',
      ],
      '<p>Both parts, and a double t: <strong>are sitting</strong>.</p>',
    ),
    open(
      'Your best picture',
      '<p>Which picture in your house do you remember best, and where was it? Describe it for a friend in four sentences.</p>',
      'My best picture was in the kitchen. There was a loaf of bread in the oven. It was asleep, and it was wearing blue pajamas. The eggs were very angry about the noise!',
      '<p>Use <strong>was</strong> and <strong>were</strong>, and say where things are with your prepositions.</p>',
    ),
  ],
})
