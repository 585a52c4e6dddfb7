import { about } from '../about/about.ts'
import { Said } from '../about/frames.tsx'

export default about({
  exports: ['PdfViewer'],
  purpose: 'A document of several pages, where browsers can show it; a link for the others.',
  avoid: ['A text that was written for the portal: Html.', 'A picture: ZoomableImage.'],
  good: {
    show: <Said>How to use the house: open in a new tab, or read it below.</Said>,
    why: 'There is always a way to it, on phones too.',
  },
  bad: { show: <Said>Your browser does not support frames.</Said>, why: 'True, and of no help.' },
  anatomy: {
    Link: 'opens it in a tab',
    Facts: 'its pages and size, where they are known',
    Frame: 'the browser’s own viewer',
  },
  keys: { Tab: 'to the link, then into the document', 'Arrows, Page Down': 'in the document, as the browser has it' },
  spoken: ['A frame with the title as its name; the link says that it opens a tab.'],
})
