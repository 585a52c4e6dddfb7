import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const writing = practice({
  name: 'The shopping list',
  icon: 'writing',
  exercises: [
    multiple(
      "Tom's list",
      '<p>Listen. What do they need?</p>',
      { right: ['onions', 'bread', 'rice', 'eggs'], wrong: ['milk', 'apples'] },
      '<p>Two onions, a <strong>loaf</strong> of bread, some rice, and a <strong>dozen</strong> eggs. A dozen is twelve.</p>',
      { audio: 'kitchen-list' },
    ),
    words(
      'Packs and pieces',
      'I need a #loaf# of bread, a #bottle# of water, and a #bag# of rice.',
      ['pair', 'sheet', 'dozen'],
      '<p>To buy what you cannot count, name the pack: a <strong>loaf</strong>, a <strong>bottle</strong>, a <strong>bag</strong>.</p>',
    ),
    unique(
      'At the store',
      '<p>You want to buy apples. What do you ask?</p>',
      [
        'How much are the apples?',
        'How many is the apples?',
        'How much the apples cost?',
        'What price have the apples?',
      ],
      '<p><strong>How much</strong> also asks for the price, and then the verb agrees with the thing: the apples <strong>are</strong>.</p>',
    ),
    letters(
      'Plurals',
      'One tomato, two tomato#es#. One knife, two kni#ves#. One cherry, two cherr#ies#.',
      '<p>After <em>o</em> we often add <strong>es</strong>; <em>fe</em> becomes <strong>ves</strong>; a consonant with <em>y</em> becomes <strong>ies</strong>.</p>',
    ),
    options(
      'A recipe',
      'First, cut #two onions|two onion|any onion#. Then add #some|any|many# rice and #a little|a few|many# salt.',
      '<p><strong>A little</strong> goes with salt, which you cannot count. <em>A few</em> goes with things that you can count.</p>',
    ),
    unique(
      'Nothing left',
      '<p>The sugar bowl is empty. What do you say?</p>',
      ["There isn't any sugar.", "There aren't any sugar.", 'There is no any sugar.', "It hasn't sugar."],
      "<p><strong>There isn't any sugar</strong>, or <strong>There is no sugar</strong>. Never both <em>no</em> and <em>any</em>.</p>",
    ),
    open(
      'Dinner for four',
      '<p>Three friends come to dinner at your home. Choose a dish and write the shopping list as sentences: what there is already, and what you need. Write four sentences.</p>',
      "I want to make moqueca. There is some rice, and there are two onions. There isn't any fish, and there aren't any tomatoes. I need a kilo of fish and six tomatoes.",
      '<p>A good answer uses <strong>there is</strong> and <strong>there are</strong>, both <strong>some</strong> and <strong>any</strong>, and one pack such as <em>a bottle of</em>.</p>',
    ),
  ],
})
