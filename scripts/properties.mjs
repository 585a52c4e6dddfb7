// Set up before the tests of each workspace that has property tests: they try the same on every run, so that none of them
// refuses a change that has nothing to do with it. `npm run test:explore` tries other things.
import { configureGlobal } from 'fast-check'

const { PROPERTY_SEED = '1', PROPERTY_RUNS } = process.env

configureGlobal({ seed: Number(PROPERTY_SEED), ...(PROPERTY_RUNS && { numRuns: Number(PROPERTY_RUNS) }) })
