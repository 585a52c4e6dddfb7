import { letters, multiple, open, options, order, pairs, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const hooks = practice({
  name: 'Whose is this?',
  icon: 'words',
  exercises: [
    unique(
      'A or an',
      '<p>Look at the picture. Which sentence is right?</p>',
      [
        'There is a key and an umbrella.',
        'There is an key and a umbrella.',
        'There is a key and a umbrella.',
        'There is an key and an umbrella.',
      ],
      '<p>Key starts with the sound of a consonant: <strong>a</strong> key. Umbrella starts with the sound of a vowel: <strong>an</strong> umbrella.</p>',
      {
        image: 'key-and-umbrella',
        said: {
          'There is an key and a umbrella.':
            '<p>Both are the wrong way round. Say the two words aloud: which one starts with a vowel?</p>',
          'There is a key and a umbrella.':
            '<p>The key is right. Now try <em>a umbrella</em> aloud: the two vowels stumble over each other.</p>',
          'There is an key and an umbrella.':
            '<p>The umbrella is right. A key starts with the sound of <em>k</em>, so it needs no <em>n</em>.</p>',
        },
      },
    ),
    multiple(
      'All the words with an',
      '<p>Which of these words need <strong>an</strong>?</p>',
      { right: ['apple', 'old coat', 'hour'], wrong: ['university', 'hat', 'yellow umbrella'] },
      '<p>Listen to the sound, not the letter. <strong>Hour</strong> has a silent h, so it is <strong>an</strong> hour. <em>University</em> starts with the sound of <em>you</em>, so it is <em>a</em> university.</p>',
    ),
    letters(
      'In the hall',
      'My um#brella# is next to the mir#ror#.',
      '<p><strong>Umbrella</strong> has a double l; <strong>mirror</strong> has a double r. Say them slowly, one hand for each half.</p>',
    ),
    words(
      'Four hooks',
      'I hang #my# scarf. Tom hangs #his# coat. Mrs. Reed hangs #her# umbrella.',
      ['your', 'he', 'she'],
      '<p>Nobody touches the things of the others. I: <strong>my</strong>. He: <strong>his</strong>. She: <strong>her</strong>. Remember the coat that hisses.</p>',
      { ask: '<p>Everybody hangs up their own things. Fill each blank with a word from the bank.</p>' },
    ),
    options(
      'Near or far',
      '#These|This|That# are my keys, here in my hand. #That|These|Those# is your hat, over there. #Those|This|That# are his shoes, at the door.',
      '<p>Near: <strong>this</strong>, <strong>these</strong>. Far: <strong>that</strong>, <strong>those</strong>. With <em>are</em> you need the plural.</p>',
    ),
    unique(
      'Spell it',
      '<p>Listen to Ana. How do you write her last name?</p>',
      ['Duarte', 'Dwarte', 'Duerte', 'Duarti'],
      '<p>In English the letter <strong>A</strong> sounds like <em>ay</em> and the letter <strong>E</strong> sounds like <em>ee</em>. They are easy to confuse.</p>',
      { audio: 'hall-spelling' },
    ),
    unique(
      'Her or his',
      '<p><em>Mrs. Reed has a brother. ____ name is Paul.</em> What goes into the blank?</p>',
      ['His', 'Her', 'Your', 'She'],
      '<p>The name belongs to Paul, and Paul is a man: <strong>his</strong> name. It does not matter that Mrs. Reed is a woman.</p>',
      {
        said: {
          His: '<p>Well seen: you asked who the name belongs to.</p>',
          Her: '<p>You thought of Mrs. Reed. But whose name is it?</p>',
        },
      },
    ),
    pairs(
      'Who says it?',
      '<p>Four things are said at the door. What is the right answer to each?</p>',
      {
        'Hello, is Ana at home?': 'Yes, she is. Come in!',
        'Whose umbrella is this?': "It's my brother's.",
        'Is that your hat?': "No, it isn't. It's his.",
        'Where are my shoes?': "They're under the mirror.",
      },
      ["They're fine, thanks."],
      '<p>Listen to the first word of the question: <strong>whose</strong> asks for a person, <strong>where</strong> for a place, <strong>is</strong> for yes or no.</p>',
    ),
    order(
      'Hang it up',
      '<p>Put the words into the right order.</p>',
      ['These', 'are', "my sister's", 'old', 'shoes.'],
      "<p>The owner comes before the adjective, and the adjective before the thing: <strong>my sister's old shoes</strong>.</p>",
    ),
    open(
      'Your own hall',
      '<p>What is in the hall of your home, or next to your door? Write three sentences with <strong>this</strong>, <strong>my</strong>, and <strong>a</strong> or <strong>an</strong>.</p>',
      'This is my hall. There is an old mirror on the wall. My shoes and my bag are next to the door.',
      '<p>A good answer names three things and shows who owns them.</p>',
    ),
  ],
})
