/** A green dot. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A bank that was written by hand, with a tag and a share of the mark, which exercises do not have. */
export const gift = {
  name: 'bank.gift',
  mimeType: 'text/plain',
  buffer: Buffer.from(`::Tidy up:: Where does each thing belong? {
  =a bed -> in the bedroom
  =a stove -> in the kitchen
  = -> in the garden
}

// [tag:unit 4]
::Chair legs:: How many legs do three chairs have? {#12}

::The cat by day:: Where does the cat sleep by day? {
  =in the sun#Right, it is warm there.
  ~%50%on the roof
  ~in the oven#Poor cat!
}
`),
}

const question = (type: string, name: string, text: string, rest: string) =>
  `<question type="${type}"><name><text>${name}</text></name><questiontext format="html"><text><![CDATA[${text}]]></text>${rest}</question>`
const answer = (fraction: number, text: string) =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback format="html"><text></text></feedback></answer>`

/** A bank as Moodle writes it: a picture, an order, hints that are lost, and a question that no exercise can hold. */
export const moodle = {
  name: 'bank.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<quiz>
${question(
  'multichoice',
  'What you see',
  '<p>What is it?</p><p><img src="@@PLUGINFILE@@/dot.png" alt="a green dot"></p>',
  `<file name="dot.png" path="/" encoding="base64">${dot}</file></questiontext><single>true</single>${answer(100, 'a dot')}${answer(0, 'a line')}<hint format="html"><text>It is round.</text></hint>`,
)}
${question(
  'ordering',
  'Say hello',
  '<p>Put the words in order.</p>',
  `</questiontext><layouttype>VERTICAL</layouttype>${['How', 'are', 'you', 'today?'].map((word) => answer(1, word)).join('')}`,
)}
${question('calculated', 'A sum', '<p>How much is {a} + {b}?</p>', `</questiontext>${answer(100, '{a} + {b}')}`)}
</quiz>`),
}
