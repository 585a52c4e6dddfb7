import { readFileSync, writeFileSync } from 'node:fs'
import { drawings } from './draw/drawings.ts'
import { browse } from './tools.ts'

const rooms = ['The Front Door', 'The Hall', 'The Kitchen', 'The Living Room', 'The Stairs', 'The Bedroom']

const sheet = `<!doctype html><html lang="en"><title>The plan of your house</title><style>
@page { size: A4; margin: 16mm }
body { font: 12pt/1.4 'DejaVu Sans', sans-serif; color: #1D2A44; margin: 0 }
h1 { font-size: 22pt; margin: 0 } p { margin: 2mm 0 4mm }
img { display: block; width: 128mm; margin: 0 auto 4mm }
ol { columns: 2; column-gap: 12mm; margin: 0; padding: 0 0 0 6mm }
li { break-inside: avoid; margin-bottom: 5mm } li span { display: block; border-bottom: 0.4mm solid #1D2A44; height: 8mm }
</style><h1>The plan of your house</h1>
<p>Put one word in each room, see it big, strange, and funny, and say it aloud. Tomorrow, walk through the rooms again.</p>
<img alt="A house cut open: six numbered rooms on three floors" src="data:image/svg+xml;base64,${Buffer.from(drawings['house-map']).toString('base64')}">
<ol>${rooms.map((room) => `<li><strong>${room}</strong><span></span><span></span></li>`).join('')}</ol></html>`

/** Prints the plan as a PDF of one page; its dates are fixed, so that the same drawing gives the same file. */
export function printPlan(target: string, page: string): void {
  writeFileSync(page, sheet)
  browse(['--no-pdf-header-footer', `--print-to-pdf=${target}`], page)
  const pdf = readFileSync(target, 'latin1')
  writeFileSync(target, pdf.replaceAll(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, '$120250101000000'), 'latin1')
}
