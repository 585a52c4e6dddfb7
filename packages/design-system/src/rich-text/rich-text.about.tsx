import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['RichText'],
  purpose: 'A text with headings, lists, links, tables and pictures, for content of the school.',
  avoid: ['What students write: OpenAnswer, plain text.', 'One line: TextField.'],
  good: {
    show: <Said>Headings, bold, lists, links: what the page can show.</Said>,
    why: 'What is pasted from Word is cleaned to that; tables and pictures come along.',
  },
  bad: {
    show: <Said>Font, size, colour, background</Said>,
    why: 'Unreadable in the evening, and no page looks like the next.',
  },
  anatomy: {
    Label: 'above',
    Toolbar: 'one tab stop',
    Text: 'as it will be read',
    Link: 'a small form below the toolbar',
    Table: 'the same: a new one by its size, or rows, columns and headers of the one at the caret',
    'Description of a picture': 'the same, for the picture that is selected',
    Pictures: 'below the text while they are sent, and where one has failed',
    Error: 'below',
  },
  keys: {
    Tab: 'toolbar, text, on to the next field',
    '← →': 'in the toolbar',
    'Ctrl+B, Ctrl+I, Ctrl+K': 'bold, italic, link',
    Escape: 'closes the form below the toolbar',
    'Enter on a picture': 'its description',
  },
  spoken: [
    'A text box of several lines by its label.',
    'Each tool with its name, pressed or not.',
    'The row and column of the caret, while the form of a table is open.',
    'How many pictures have no description yet.',
  ],
})
