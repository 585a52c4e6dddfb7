import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const rightNow = practice({
  name: 'Right now',
  icon: 'words',
  exercises: [
    unique(
      'In the armchair',
      '<p>Look at the picture. What is she doing?</p>',
      ['She is reading a book.', 'She reads a book.', 'She reading a book.', 'She is read a book.'],
      '<p>You see it now, so you need both parts: <strong>is</strong> and <strong>reading</strong>.</p>',
      { image: 'woman-reading' },
    ),
    letters(
      'Sew on the ending',
      'She is sle#eping#, he is ma#king# the bed, and they are sit#ting# on the floor.',
      '<p>sleep + ing, mak(e) + ing, sit + <strong>t</strong> + ing.</p>',
    ),
    multiple(
      'On the line',
      '<p>Look at the picture. What do you see?</p>',
      { right: ['a dress', 'a belt', 'a pair of shoes'], wrong: ['a sweater', 'a pair of socks', 'a hat'] },
      '<p>Shoes come in twos, so we say <strong>a pair of</strong> shoes.</p>',
      { image: 'clothes' },
    ),
    words(
      'Noises upstairs',
      'What #are# you doing? I #am# looking for my sock, and Pepper #is# wearing it!',
      ['do', 'does', 'has'],
      '<p>Every -ing needs its form of <strong>be</strong>: I <strong>am</strong>, you <strong>are</strong>, he <strong>is</strong>.</p>',
    ),
    options(
      'Now or usually',
      'I usually #wear|am wearing|wears# jeans, but today I #am wearing|wear|wearing# a dress. Look, it #is raining|rains|raining# again!',
      '<p><strong>Usually</strong> belongs to the stairs: I wear. <strong>Today</strong> and <strong>look</strong> belong to the bedroom: I am wearing, it is raining.</p>',
    ),
    unique(
      'Why he cannot talk',
      "<p>Listen. Why can't Tom talk?</p>",
      ["He's taking a shower.", "He's sleeping.", "He's giving a lesson.", 'His phone is broken.'],
      "<p>He says <strong>I'm taking a shower</strong>. The little sound of <em>I'm</em> is easy to miss.</p>",
      { audio: 'bedroom-phone' },
    ),
    unique(
      'A verb that stays',
      '<p>Which sentence is right?</p>',
      ['I know the answer.', "I'm knowing the answer.", 'I knowing the answer.', 'I am know the answer.'],
      '<p>Some verbs are no actions: <strong>know</strong>, <strong>like</strong>, <strong>want</strong>, <strong>need</strong>. They stay without -ing.</p>',
    ),
    open(
      'In your mirror',
      '<p>What are you wearing today, and what are you doing right now? Write three sentences.</p>',
      "I'm wearing a white shirt and black pants. I'm sitting in the kitchen. My son is doing his homework next to me.",
      '<p>Look for both parts in each sentence: a form of <strong>be</strong> and a verb with <strong>-ing</strong>.</p>',
    ),
  ],
})
