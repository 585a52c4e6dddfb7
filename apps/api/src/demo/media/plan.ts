import { drawings } from './draw/drawings.ts'
import { printPage } from './print.ts'

const rooms = ['The Front Door', 'The Hall', 'The Kitchen', 'The Living Room', 'The Stairs', 'The Bedroom']

const style = `img { display: block; width: 128mm; margin: 0 auto 4mm }
ol { columns: 2; column-gap: 12mm; margin: 0; padding: 0 0 0 6mm }
li { break-inside: avoid; margin-bottom: 5mm } li span { display: block; border-bottom: 0.4mm solid #1D2A44; height: 8mm }`

const body = `<h1>The plan of your house</h1>
<p>Put one word in each room, see it big, strange, and funny, and say it aloud. Tomorrow, walk through the rooms again.</p>
<img alt="A house cut open: six numbered rooms on three floors" src="data:image/svg+xml;base64,${Buffer.from(drawings['house-map']).toString('base64')}">
<ol>${rooms.map((room) => `<li><strong>${room}</strong><span></span><span></span></li>`).join('')}</ol>`

/** Prints the plan as a PDF of one page. */
export const printPlan = (target: string, scratch: string) =>
  printPage({ title: 'The plan of your house', style, body }, target, scratch)
