import { amount, letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const food = practice({
  name: 'There is, there are',
  icon: 'words',
  exercises: [
    unique(
      'On the table',
      '<p>Look at the picture. Which sentence is true?</p>',
      [
        'There are four apples and an egg.',
        'There is four apples.',
        'There are any eggs.',
        'There is an apple and four eggs.',
      ],
      '<p>Four is more than one, so we need <strong>there are</strong>.</p>',
      { image: 'apples' },
    ),
    multiple(
      'What you cannot count',
      '<p>Which of these can you <strong>not</strong> count in English?</p>',
      { right: ['bread', 'milk', 'rice'], wrong: ['egg', 'onion', 'spoon'] },
      '<p>You cannot say <em>one bread</em>. Say <strong>a loaf of</strong> bread, <strong>a glass of</strong> milk, or <strong>a bag of</strong> rice.</p>',
    ),
    letters(
      'On the stove',
      'The k#ettle# is on the st#ove#, and the m#ilk# is in the fridge.',
      '<p><strong>Kettle</strong> has a double t. <strong>Stove</strong> ends in a silent e.</p>',
    ),
    words(
      'The two cooks',
      "There is #some# milk, but there #aren't# any eggs. Is there #any# bread?",
      ["isn't", 'many', 'a'],
      "<p><strong>Some</strong> says yes. <strong>Any</strong> goes with questions and with <em>not</em>. Eggs are many, so: <strong>aren't</strong>.</p>",
    ),
    options(
      'In the cupboard',
      "There #are|is|have# two cups, and there #is|are|has# a plate. There #isn't|aren't|not# any sugar.",
      "<p>Two cups: <strong>are</strong>. A plate: <strong>is</strong>. Sugar cannot be counted: <strong>isn't</strong>. English never uses <em>have</em> here.</p>",
    ),
    unique(
      'How many spoons?',
      '<p>Listen. How many spoons are there?</p>',
      ['Three', 'One', 'Two', 'None'],
      '<p>There is <strong>one cup</strong>, and there are <strong>three spoons</strong>.</p>',
      { audio: 'kitchen-table' },
    ),
    unique(
      'A short answer',
      '<p><em>Are there any onions?</em> Choose the right answer.</p>',
      ["No, there aren't.", "No, there isn't.", 'Yes, they are.', 'Yes, it is.'],
      "<p>A question with <strong>are there</strong> gets an answer with <strong>there are</strong> or <strong>there aren't</strong>.</p>",
    ),
    words(
      'Much or many',
      'How #many# eggs are there? How #much# milk is there?',
      ['any', 'some', 'lot'],
      '<p><strong>Many</strong> for what you can count, <strong>much</strong> for what you cannot.</p>',
    ),
    amount(
      'A pinch and a cup',
      '<p>The recipe needs one and a half liters of milk. A cup holds 250 milliliters. How many cups is that?</p>',
      { value: '6' },
      '<p>Four cups make one liter, and two more make half a liter: <strong>six cups of milk</strong>. You count the cups, not the milk.</p>',
    ),
    open(
      'Open your fridge',
      '<p>What is in your fridge today, and what is not? Write three sentences with <strong>some</strong> and <strong>any</strong>.</p>',
      "There is some cheese in my fridge. There are some carrots. There isn't any juice.",
      '<p>Check: <strong>is</strong> or <strong>are</strong>, <strong>some</strong> or <strong>any</strong>, and the <strong>s</strong> of the plural.</p>',
    ),
  ],
})
