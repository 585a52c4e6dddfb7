import { amount, letters, multiple, open, options, order, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const everyDay = practice({
  name: 'Every day',
  icon: 'words',
  exercises: [
    unique(
      'What time is it?',
      '<p>Look at the clock.</p>',
      ["It's half past seven.", "It's half to seven.", "It's half past six.", "It's seven and a half."],
      '<p>Thirty minutes after seven: <strong>half past seven</strong>, or seven thirty.</p>',
      { image: 'clock-half-past-seven' },
    ),
    words(
      'The s on the handrail',
      'Mrs. Reed #gets# up at five. Ana and Tom #get# up later. Tom #teaches# music.',
      ['teach', 'getting', 'teachs'],
      '<p>She <strong>gets</strong>, they <strong>get</strong>. After the sound <em>ch</em> the ending is <strong>es</strong>: he <strong>teaches</strong>.</p>',
    ),
    options(
      'Questions with do',
      "#Does|Do|Is# Tom work on Sundays? No, he #doesn't|don't|isn't#. #Do|Does|Are# you work on Sundays?",
      "<p>He, she, it: <strong>does</strong> and <strong>doesn't</strong>. I, you, we, they: <strong>do</strong>.</p>",
    ),
    multiple(
      'The right place',
      '<p>In which sentences is the word of the stairs in its right place?</p>',
      {
        right: ['I never drink tea.', 'She is always late.', 'They usually walk home.'],
        wrong: ['I drink never tea.', 'He works always hard.'],
      },
      '<p>Before the verb, but after <strong>be</strong>: <em>I <strong>never</strong> drink</em>, <em>she is <strong>always</strong> late</em>.</p>',
    ),
    letters(
      'A morning',
      'I wake up, take a sh#ower#, have br#eakfast#, and br#ush# my teeth.',
      '<p><strong>Breakfast</strong>: you <em>break</em> the <em>fast</em> of the night. That picture also helps you spell it.</p>',
    ),
    unique(
      'The first lesson',
      "<p>Listen. When does Tom's first lesson start?</p>",
      ['At 8:45', 'At 9:15', 'At 9:45', 'At 8:15'],
      '<p>A quarter <strong>to</strong> nine is fifteen minutes <strong>before</strong> nine. A quarter <em>past</em> nine is after it.</p>',
      { audio: 'stairs-time' },
    ),
    unique(
      'At, on, in',
      '<p><em>My class is ____ Mondays ____ 7 p.m.</em> What goes into the blanks?</p>',
      ['on, at', 'in, at', 'at, on', 'on, in'],
      '<p><strong>On</strong> for days, <strong>at</strong> for the clock. <em>In</em> is for longer times: in the morning, in May.</p>',
    ),
    order(
      "Ana's morning",
      '<p>What does Ana do first, and what last? Put the sentences into order.</p>',
      [
        'Ana wakes up at half past six.',
        'Then she takes a shower.',
        'After the shower she gets dressed.',
        'At seven she has breakfast with Tom.',
        'Finally she locks the door and runs down the stairs.',
      ],
      '<p>Follow the small words: <strong>then</strong>, <strong>after</strong>, <strong>finally</strong>. They are the steps of a story.</p>',
    ),
    amount(
      'Up and down',
      '<p>The house has 15 steps. Ana goes up and down <strong>four times a day</strong>. How many steps does she climb up in a week?</p>',
      { value: '420' },
      '<p>Fifteen steps, four times a day, seven days a week: <strong>four hundred and twenty</strong>. Say it aloud: the <em>and</em> stands after the hundreds.</p>',
    ),
    open(
      'Your five steps',
      '<p>What do you do <strong>always</strong>, <strong>sometimes</strong>, and <strong>never</strong>? Write three true sentences about yourself.</p>',
      'I always read in bed. I sometimes cook for my friends. I never run for the bus.',
      '<p>Check the place of the word: before the verb, but after <em>am</em>.</p>',
      { image: 'scene-stairs' },
    ),
  ],
})
