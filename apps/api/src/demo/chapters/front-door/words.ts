import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice, pt } from '../../authoring/topics.ts'

export const firstWords = practice({
  name: 'Words at the door',
  icon: 'words',
  exercises: [
    unique(
      'The first word of the day',
      '<p>It is 8 a.m. Mrs. Reed opens the door. What does Ana say?</p>',
      ['Good morning!', 'Good night!', 'Good evening!', 'Goodbye!'],
      `<p>Before noon we say <strong>good morning</strong>. Think of the doormat that smells of coffee.</p>`,
    ),
    multiple(
      'When you meet somebody',
      '<p>Two people meet for the first time. Which answers fit <strong>Nice to meet you</strong>?</p>',
      {
        right: ['Nice to meet you too.', 'And you!'],
        wrong: ['I am fine, thanks.', 'Good night.', 'You are welcome.'],
      },
      '<p><strong>Nice to meet you too</strong> and <strong>And you!</strong> give the same wish back. <em>I am fine</em> answers a different question: <em>How are you?</em></p>',
      { image: 'two-friends' },
    ),
    letters(
      'The bell sings',
      'H#ello#! My n#ame# is Ana.',
      '<p><strong>Hello</strong> has a double l, and <strong>name</strong> ends in a silent e.</p>',
    ),
    words(
      'Ana introduces herself',
      'I #am# Ana. You #are# Mrs. Reed. Recife #is# in Brazil.',
      ['be', 'has'],
      '<p>The verb <strong>be</strong>: I <strong>am</strong>, you <strong>are</strong>, he, she, or it <strong>is</strong>.</p>',
    ),
    options(
      'Three people',
      'Tom #is|am|are# a teacher. Ana and Tom #are|is|am# neighbors. I #am|is|are# a student.',
      '<p>One person: <strong>is</strong>. Two people: <strong>are</strong>. With <em>I</em>, always <strong>am</strong>.</p>',
    ),
    unique(
      'Leaving',
      '<p>Listen. What time of the day is it?</p>',
      ['Late in the evening', 'Early in the morning', 'Noon'],
      `<p>We say <strong>good night</strong> only when we leave or go to bed. To say hello in the evening, use <strong>good evening</strong>. In Portuguese both are ${pt('boa noite')}.</p>`,
      { audio: 'door-goodbye' },
    ),
    unique(
      'Short forms',
      '<p>Which sentence is right?</p>',
      ["She's from Brazil.", "She're from Brazil.", "She'm from Brazil.", 'She from Brazil.'],
      "<p><strong>She's</strong> is short for <strong>she is</strong>. English always needs the verb: <em>She from Brazil</em> has none.</p>",
    ),
    open(
      'Your door',
      '<p>Ring the bell! Say hello, say your name, and say where you are from. Write two or three sentences.</p>',
      'Good morning! My name is Paulo. I am from Fortaleza, in Brazil. Nice to meet you.',
      '<p>A good answer has a greeting, your name with <strong>is</strong>, and <strong>I am from</strong> with a capital letter for the city.</p>',
    ),
  ],
})
