// npm run test:explore [-- <times>]: fuzz testing, the property tests with fresh seeds and more runs than `npm test` gives
// them. Where a test names its own number of runs, that stays, and only the seed is new.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { bin } from './environment.mjs'
import { run } from './process.mjs'
import { propertyTests } from './property-tests.mjs'
import { main, setUp } from './setup.mjs'

const runs = 2000
const tenMinutes = 600_000

main(async () => {
  await setUp()
  const times = Number(process.argv[2] ?? 3)
  const failed = []
  for (let time = 1; time <= times; time += 1) {
    const env = { PROPERTY_SEED: String(randomInt(2 ** 31)), PROPERTY_RUNS: String(runs) }
    console.log(`\n[${time}/${times}] seed ${env.PROPERTY_SEED}`)
    const args = ['run', '--project', '!docs*', '--testTimeout', String(tenMinutes), ...propertyTests()]
    if ((await run(join(bin, 'vitest'), args, { env, minutes: 60 })) !== 0) failed.push(env)
  }
  for (const { PROPERTY_SEED } of failed)
    console.log(
      `\nRun it again: PROPERTY_SEED=${PROPERTY_SEED} PROPERTY_RUNS=${runs} npx vitest run --testTimeout ${tenMinutes} <file>`,
    )
  console.log(`\n${times - failed.length} of ${times} seeds found nothing.`)
  process.exitCode = failed.length === 0 ? 0 : 1
})
