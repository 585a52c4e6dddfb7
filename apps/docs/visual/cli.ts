import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { approve } from './approve.ts'
import { checks, type Finding } from './compare-to-baseline.ts'
import { orphansAmong } from './pictures.ts'
import { writeReport } from './report.ts'
import { runVisual } from './run.ts'
import { storiesOf } from './site.ts'
import { showReport } from './show.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { approve: { type: 'boolean' }, counts: { type: 'string' } },
})

const entries = storiesOf(positionals.map((word) => word.toLowerCase()))
const titles = new Map(entries.map(({ id, title, name }) => [id, `${title}: ${name}`]))
const stories = [...titles.keys()]
const isWhole = positionals.length === 0
if (stories.length === 0) throw new Error(`No story is called ${positionals.join(' or ')}.`)

const since = Date.now()
const findings = await runVisual(stories, { tell: console.log, toApprove: values.approve ?? false })
const wrong = findings.filter(({ verdict }) => verdict !== 'same')
const seconds = Math.round((Date.now() - since) / 1000)
const pictures = findings.filter(({ look }) => look !== checks)
console.log(`${stories.length} stories and ${pictures.length} pictures of them in ${seconds} s.`)

const lineOf = ({ story, look, verdict, reason }: Finding) =>
  `  ${verdict}: ${titles.get(story) ?? story}, ${look}${reason ? ` (${reason})` : ''}`

if (values.approve) {
  const taken = await approve(wrong, isWhole ? new Set(stories) : undefined)
  const undrawn = wrong.filter(({ verdict }) => verdict === 'not drawn')
  for (const finding of undrawn) console.log(lineOf(finding))
  console.log(taken)
  process.exitCode = undrawn.length > 0 ? 1 : 0
} else {
  const orphans = isWhole ? orphansAmong(new Set(stories)) : []
  const failures = [...wrong.map(lineOf), ...orphans.map((file) => `  no longer a story: ${file}`)]
  for (const line of failures) console.log(line)
  await writeReport(wrong, titles)
  const failed = failures.length
  if (values.counts) {
    mkdirSync(dirname(values.counts), { recursive: true })
    writeFileSync(values.counts, JSON.stringify({ passed: findings.length - wrong.length, failed, failures }))
  }
  if (failed > 0) {
    console.log(
      `${failed} are not as they should be. \`npm run visual\` shows them; ` +
        '`npm run visual -- --approve` takes pictures as they are now, with words behind it those whose name holds one of them.',
    )
    process.exitCode = 1
  }
  if (!values.counts) await showReport()
}
