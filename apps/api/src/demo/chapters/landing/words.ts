import { amount, letters, multiple, open, options, pairs, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const lookingBack = practice({
  name: 'What was here?',
  icon: 'words',
  exercises: [
    unique(
      'Yesterday',
      '<p><em>Yesterday Ana and Tom ____ in the garden.</em> What goes into the blank?</p>',
      ['were', 'was', 'are', 'is'],
      '<p>Two people and yesterday: <strong>were</strong>.</p>',
    ),
    options(
      'Then and now',
      'Last year Ana #was|is|were# in Recife. Now she #is|was|are# here. Her parents #were|was|are# sad when she left, but now they #are|were|is# happy.',
      '<p><strong>Last year</strong> opens the door to the past; <strong>now</strong> closes it.</p>',
    ),
    words(
      'The empty kitchen',
      "There #was# some milk, but there #weren't# any eggs. #Were# there any apples?",
      ["wasn't", 'Was', 'is'],
      "<p>Milk: <strong>was</strong>. Eggs and apples: <strong>were</strong> and <strong>weren't</strong>.</p>",
    ),
    letters(
      'Time words',
      'Yes#terday#, last ni#ght#, two weeks a#go#.',
      '<p><strong>Ago</strong> comes after the time: two weeks ago. It points back, as a hand over your shoulder.</p>',
    ),
    multiple(
      'Listen to Tom',
      '<p>What is true about yesterday?</p>',
      {
        right: ['Tom was at home.', 'His brothers were there.'],
        wrong: ["Tom wasn't happy.", 'Tom was at school.', 'His brother was there alone.'],
      },
      '<p>Tom says <strong>my brothers were here</strong>: more than one.</p>',
      { audio: 'landing-yesterday' },
    ),
    unique(
      'Born',
      '<p>How do you ask for the place where a person was born?</p>',
      ['Where were you born?', 'Where are you born?', 'Where did you born?', 'Where you were born?'],
      '<p>English says <strong>was born</strong> and <strong>were born</strong>: I was born in Natal. Where <strong>were</strong> you born?</p>',
    ),
    pairs(
      'Then and now',
      '<p>Which sentence says the same about yesterday?</p>',
      {
        'I am at home.': 'I was at home.',
        'You are late.': 'You were late.',
        'She is at the door.': 'She was at the door.',
        'There are six of us.': 'There were six of us.',
      },
      ['There was six of us.'],
      '<p><strong>Am</strong> and <strong>is</strong> become <strong>was</strong>; <strong>are</strong> becomes <strong>were</strong>.</p>',
    ),
    amount(
      'How long was it?',
      '<p>The old carpet on the landing was three meters and twenty centimeters long. Write its length as a number, with its unit.</p>',
      {
        value: '3.2',
        units: [
          { name: 'm', multiplier: '1' },
          { name: 'cm', multiplier: '100' },
        ],
      },
      '<p>English has a <strong>point</strong> where Portuguese has a comma: you write 3.2 m, and you say <em>three point two meters</em>.</p>',
    ),
    open(
      'Last Saturday',
      '<p>Where were you last Saturday at three places in time: in the morning, in the afternoon, and at night? Who was with you?</p>',
      'In the morning I was at the market with my mother. In the afternoon we were at home. At night I was at a party, and all my friends were there.',
      '<p>Check each person: I <strong>was</strong>, we <strong>were</strong>.</p>',
    ),
  ],
})
