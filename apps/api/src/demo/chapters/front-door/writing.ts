import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const writing = practice({
  name: 'A neighbor at the door',
  icon: 'writing',
  exercises: [
    unique(
      'Who is Tom?',
      '<p>Listen. What is Tom?</p>',
      ['A music teacher', 'A student', 'A doctor', 'A taxi driver'],
      '<p>Tom says: I am <strong>not</strong> a student. I am <strong>a music teacher</strong>.</p>',
      { audio: 'door-tom' },
    ),
    options(
      'Questions at the door',
      '#Are|Is|Am# you Ana? #Is|Are|Am# Tom from Chicago? Where #are|is|am# your friends from?',
      '<p>In a question the verb stands before the person: <strong>Are</strong> you? <strong>Is</strong> Tom? Where <strong>are</strong> your friends?</p>',
    ),
    words(
      'A short talk',
      'Ana: How #are# you? Tom: I am #fine#, thanks. And #you#?',
      ['name', 'old', 'is'],
      '<p><strong>How are you?</strong> asks how you feel. <strong>And you?</strong> sends the question back.</p>',
    ),
    multiple(
      'Saying no',
      '<p>Tom is not a student. Which sentences say that?</p>',
      {
        right: ["He isn't a student.", "He's not a student."],
        wrong: ['He no is a student.', "He aren't a student.", 'He not student.'],
      },
      "<p>Two short forms are right: <strong>isn't</strong> and <strong>'s not</strong>. The word <em>not</em> comes after the verb.</p>",
    ),
    letters(
      'Polite words',
      'Pl#ease#, come in! Th#ank# you very m#uch#.',
      '<p><strong>Please</strong>, <strong>thank</strong> you, and very <strong>much</strong>: three small keys that open every door.</p>',
    ),
    unique(
      'The right order',
      '<p>Which question is right?</p>',
      ['Where are you from?', 'From where you are?', 'Where you are from?', 'Are where you from?'],
      '<p>Question word, verb, person, and <strong>from</strong> at the very end: <strong>Where are you from?</strong></p>',
    ),
    open(
      'Meet Tom',
      '<p>Tom rings <em>your</em> bell this evening. Write what you both say: greet each other, say your names, and say goodbye. Write four to six lines.</p>',
      "Tom: Good evening! I'm Tom, your neighbor. Me: Good evening, Tom! My name is Lia. Nice to meet you. Tom: Nice to meet you too. Me: Good night, Tom! See you tomorrow.",
      '<p>Check three things: <strong>good evening</strong> to say hello, <strong>good night</strong> to leave, and a form of <strong>be</strong> in every sentence.</p>',
      { image: 'scene-door' },
    ),
  ],
})
