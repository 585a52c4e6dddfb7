import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const writing = practice({
  name: 'A photo for mom',
  icon: 'writing',
  exercises: [
    multiple(
      "Ana's clothes",
      '<p>Listen. What is Ana wearing?</p>',
      {
        right: ['a yellow dress', 'a brown belt', 'white shoes'],
        wrong: ['a brown dress', 'a white belt', 'yellow shoes'],
      },
      '<p>The color stands <strong>before</strong> the thing and never takes an s: white shoes.</p>',
      { audio: 'bedroom-clothes' },
    ),
    words(
      'The photo',
      'I am #standing# on one leg, Pepper is #lying# on his back, and we are both #smiling# at the camera.',
      ['stand', 'lieing', 'smile'],
      '<p>A special one: lie becomes <strong>lying</strong>.</p>',
    ),
    letters(
      'Clothes',
      'A wool swe#ater#, a pair of je#ans#, and a winter sca#rf#.',
      '<p><strong>Sweater</strong> and <strong>jeans</strong> are spelled with <em>ea</em>, but it sounds different in each.</p>',
    ),
    options(
      'Questions',
      'What #is|does|are# Ana wearing? Where #are|do|is# they going? #Is|Does|Are# it raining?',
      '<p>The form of <strong>be</strong> moves to the front of the person. <em>Do</em> and <em>does</em> stay on the stairs.</p>',
    ),
    unique(
      'Not now',
      '<p>Somebody calls Mrs. Reed, but she sleeps. What does Ana say?</p>',
      [
        "I'm sorry, she isn't available. She's sleeping.",
        "I'm sorry, she doesn't sleeping.",
        'She no can. She sleeps.',
        "She isn't sleep now.",
      ],
      "<p>With <strong>-ing</strong>, the word <em>not</em> goes with <strong>be</strong>: she <strong>isn't</strong> working, she <strong>is</strong> sleeping.</p>",
    ),
    unique(
      'Too many clothes',
      '<p><em>These jeans ____ new.</em> What goes into the blank?</p>',
      ['are', 'is', 'be', 'has'],
      '<p>Jeans, pants, shorts, and pajamas are always plural in English.</p>',
    ),
    open(
      'Your photo',
      '<p>Choose a photo on your phone. Who is in it, what are they wearing, and what are they doing? Write five sentences.</p>',
      'This is my family at the beach in Olinda. My father is wearing a big hat. My brothers are playing soccer. I am eating corn. Nobody is looking at the camera!',
      '<p>A photo is always <em>now</em>: every action in it takes <strong>is</strong> or <strong>are</strong> with <strong>-ing</strong>.</p>',
    ),
  ],
})
