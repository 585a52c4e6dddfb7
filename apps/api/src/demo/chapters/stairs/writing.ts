import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const writing = practice({
  name: 'A week on Arch Street',
  icon: 'writing',
  exercises: [
    multiple(
      "Ana's week",
      '<p>Listen. What does Ana do?</p>',
      {
        right: ['She works from Monday to Friday.', 'She rests on Sundays.'],
        wrong: ['She works on Saturdays.', 'She goes dancing every Saturday.'],
      },
      '<p>She goes dancing <strong>sometimes</strong>, so not every Saturday.</p>',
      { audio: 'stairs-week' },
    ),
    letters(
      'Days of the week',
      'T#uesday#, We#dnesday#, Th#ursday#.',
      '<p><strong>Wednesday</strong> has a d that nobody says. See it hiding behind the middle step: We-<strong>d</strong>-nes-day.</p>',
    ),
    words(
      'How she goes to work',
      'She #leaves# the house at eight, #takes# the bus, and #arrives# at nine.',
      ['leave', 'arrive', 'goes'],
      '<p>Three verbs, three times the <strong>s</strong>: she leaves, takes, arrives.</p>',
    ),
    unique(
      'Saying no',
      '<p>Which sentence is right?</p>',
      [
        "Ana doesn't work on Sundays.",
        "Ana doesn't works on Sundays.",
        "Ana don't work on Sundays.",
        'Ana not works on Sundays.',
      ],
      "<p>The helper <strong>doesn't</strong> already has the s. The verb stays short: <strong>work</strong>.</p>",
    ),
    options(
      'A teacher of music',
      'Tom #has|have|haves# four lessons a day. He #always|every|all# eats lunch #at|on|in# noon.',
      "<p><strong>Have</strong> becomes <strong>has</strong>. <strong>At</strong> noon, at night, at two o'clock.</p>",
    ),
    unique(
      'How often?',
      '<p>Mrs. Reed swims on Mondays, Wednesdays, and Fridays. How often does she swim?</p>',
      ['Three times a week', 'Three times the week', 'Three time in week', 'Every three weeks'],
      '<p>Once, twice, <strong>three times</strong>, and then <strong>a</strong> week, <strong>a</strong> month, <strong>a</strong> year.</p>',
    ),
    open(
      'A day of somebody you know',
      '<p>Write about a normal day of a person in your family. Use <strong>he</strong> or <strong>she</strong>, two times of day, and two words of the stairs. Write five sentences.</p>',
      'My sister is a nurse. She usually gets up at half past five. She takes the train to the hospital and starts at seven. She always calls me at noon. She never watches TV at night.',
      '<p>Read your text again and touch every verb: does it hold the handrail with its <strong>s</strong>?</p>',
    ),
  ],
})
