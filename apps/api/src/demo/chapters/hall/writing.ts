import { letters, multiple, open, options, unique, words } from '../../authoring/exercises.ts'
import { practice } from '../../authoring/topics.ts'

export const writing = practice({
  name: 'Names and numbers',
  icon: 'writing',
  exercises: [
    unique(
      'A phone number',
      "<p>Listen. What is Tom's number?</p>",
      ['555-0192', '555-0129', '505-0192', '555-0182'],
      '<p>Five five five, zero one <strong>nine two</strong>. Write numbers down while you hear them, digit by digit.</p>',
      { audio: 'hall-number' },
    ),
    words(
      'Filling in a form',
      'My first #name# is Ana. My last name #is# Duarte. My #address# is 7 Arch Street.',
      ['street', 'are', 'number'],
      '<p>In English the <strong>first name</strong> comes first and the <strong>last name</strong> last. The number of the house stands before the street.</p>',
    ),
    letters(
      'Count the coats',
      'Ele#ven#, twe#lve#, thir#teen#.',
      '<p>After <strong>eleven</strong> and <strong>twelve</strong> the numbers end in <strong>-teen</strong>, like a teenager.</p>',
    ),
    options(
      "Tom's things",
      "#This|These|Those# is #Tom's|Tom|Toms# coat, and these are #his|her|he# gloves.",
      "<p>The owner's name takes <strong>'s</strong>: Tom<strong>'s</strong> coat.</p>",
    ),
    multiple(
      'Thirteen or thirty',
      '<p>Which pairs show the same number?</p>',
      { right: ['thirteen: 13', 'forty: 40', 'fifteen: 15'], wrong: ['thirty: 13', 'fourteen: 40'] },
      '<p><strong>-teen</strong> is long and strong: thir<strong>TEEN</strong>. <strong>-ty</strong> is short and weak: <strong>THIR</strong>ty.</p>',
    ),
    unique(
      'On the phone',
      '<p>You did not understand the number. What is the polite thing to say?</p>',
      ['Sorry, can you say that again, please?', 'What number?', 'Repeat it now.', 'I no understand.'],
      '<p><strong>Sorry</strong> at the start and <strong>please</strong> at the end make any question polite.</p>',
    ),
    open(
      'Lost in the hall',
      '<p>You found a coat with a phone in the pocket. Write a short note for the mirror: say what you found, where it is, and your phone number.</p>',
      'Hello! I have a black coat with a phone in the pocket. It is on the first hook. Is it your coat? My number is 555-0163. Paulo.',
      '<p>Check <strong>a</strong> and <strong>an</strong>, and use <strong>your</strong> for the person who reads the note.</p>',
    ),
  ],
})
